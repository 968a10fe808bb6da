import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of screen the focus goes to its heading, or to its content while it has none, so that the keyboard and screen readers go on there and not
 * where the old screen's link was. A change of the query alone (another page of a list) leaves it where it is.
 */
export function NavigationFocus({ targetId }: { targetId: string }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useKeptFocus()
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById(targetId)
    const heading = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content
    heading?.focus({ preventScroll: true })
  }, [pathname, targetId])
  return null
}

/** Whoever had begun to tab through the first screen that came with the page goes on from the same place in the shop's own. */
function useKeptFocus(): void {
  const [focused] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    if (focused?.isConnected) return
    const href = focused?.getAttribute('href')
    document.querySelector<HTMLElement>(href ? `#app a[href="${href}"]` : '#app button')?.focus()
  }, [focused])
}
