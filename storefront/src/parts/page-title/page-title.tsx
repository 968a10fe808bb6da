import { chromeTexts } from '@gondola/contract/texts/chrome.ts'
import { useEffect, type ReactNode } from 'react'
import { useParameters } from '../../state/site.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

export interface PageTitleProps {
  /** The document's title, before the shop's name; also the heading unless children say otherwise. */
  title: string
  /** The heading is read aloud only. */
  hidden?: boolean
  className?: string | undefined
  children?: ReactNode
}

/**
 * A screen's only h1. It names the document, and the page's frame puts the focus on it when one arrives from another
 * screen. Render it at once, also while the screen still loads.
 */
export function PageTitle({ title, hidden, className, children = title }: PageTitleProps) {
  const shop = useParameters().data?.NombreTienda ?? chromeTexts.shop
  useEffect(() => {
    document.title = `${title} · ${shop}`
  }, [title, shop])
  return (
    <h1 tabIndex={-1} className={className}>
      {hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </h1>
  )
}
