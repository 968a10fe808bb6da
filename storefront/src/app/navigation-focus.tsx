import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of screen the focus goes to its heading, or to its content while it has none, so that the keyboard and screen readers go on there and not
 * where the old screen's link was. A change of the query alone (another page of a list) leaves it where it is.
 */
export function NavigationFocus({ targetId }: { targetId: string }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById(targetId)
    const heading = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content
    heading?.focus({ preventScroll: true })
  }, [pathname, targetId])
  return null
}
