import { chromeTexts } from '../../texts/chrome.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useParameters } from '../../state/site.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

/** The key of a visit's first entry, before anybody went anywhere. */
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
 * A screen's only h1. It names the document, and the page's frame puts the focus on it when one arrives from another
 * screen. Render it at once, also while the screen still loads.
 */
export function PageTitle({ title, hidden, className, children = title }: PageTitleProps) {
  const shop = useParameters().data?.NombreTienda ?? chromeTexts.shop
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useLocation().key === FIRST_ENTRY
  useEffect(() => {
    const { activeElement, body } = document
    // A heading that came only with the screen's data takes over the focus that its placeholder let go.
    const isLost =
      activeElement === body || (activeElement instanceof HTMLElement && activeElement.localName === 'main')
    if (isLost && !isFirst) heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  useEffect(() => {
    document.title = `${title} · ${shop}`
  }, [title, shop])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </h1>
  )
}
