import { chromeTexts } from '../texts/chrome.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useParameters } from '../state/site.ts'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

/** The router's key of a visit's first history entry. */
const FIRST_ENTRY = 'default'

export interface PageTitleProps {
  /** The document's title, followed by the shop's name; also the heading, unless there are children. */
  title: string
  /** The heading is for screen readers only. */
  hidden?: boolean
  className?: string | undefined
  children?: ReactNode
}

/**
 * A screen's only h1. Sets the document's title. The page's frame focuses it after navigation from another screen, so
 * render it at once, also while the screen loads.
 */
export function PageTitle({ title, hidden, className, children = title }: PageTitleProps) {
  const shop = useParameters().data?.NombreTienda ?? chromeTexts.shop
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useLocation().key === FIRST_ENTRY
  useEffect(() => {
    const { activeElement, body } = document
    // A heading rendered with the screen's data takes over the focus that its placeholder lost.
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
