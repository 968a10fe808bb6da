import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of screen the focus goes to its content, so that the keyboard and screen readers go on there and not
 * where the old screen's link was. A change of the query alone (another page of a list) leaves it where it is.
 */
export function NavigationFocus({ targetId }: { targetId: string }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(targetId)?.focus({ preventScroll: true })
  }, [pathname, targetId])
  return null
}
