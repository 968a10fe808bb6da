import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After navigation to another screen, focuses its heading, or its content if it has no heading yet, so that keyboard
 * and screen reader users continue there. A change of the query alone (another page of a list) does not move the focus.
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

/** Restores the focus of a user who had begun to tab through the server-rendered first screen. */
function useKeptFocus(): void {
  const [focused] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    if (focused?.isConnected) return
    const href = focused?.getAttribute('href')
    document.querySelector<HTMLElement>(href ? `#app a[href="${href}"]` : '#app button')?.focus()
  }, [focused])
}
