import { chromeTexts } from '@gondola/contract/texts/chrome.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useParameters } from '../../state/site.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

/** The key of the first entry of a visit, before anybody went anywhere. */
const FIRST_ENTRY = 'default'

export interface PageTitleProps {
  /** The document's title, before the shop's name; also the heading unless children say otherwise. */
  title: string
  /** The heading is read aloud only. */
  hidden?: boolean
  className?: string | undefined
  children?: ReactNode
}

/**
 * A screen's only h1. It names the document and takes the focus when one arrives from another screen, so that keyboard
 * and screen reader go on from here. Render it at once, also while the screen still loads.
 */
export function PageTitle({ title, hidden, className, children = title }: PageTitleProps) {
  const { pathname, key } = useLocation()
  const shop = useParameters().data?.NombreTienda ?? chromeTexts.shop
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = key === FIRST_ENTRY
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [pathname, isFirst])
  useEffect(() => {
    document.title = `${title} · ${shop}`
  }, [title, shop])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </h1>
  )
}
