import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PANEL_TITLE } from './brand.ts'

/** The element into which react-admin renders a screen, beside the menu, and the one of its title. */
const CONTENT = '#main-content'
const TITLE_ID = 'react-admin-title'

/** Sets the window's title on each screen, and moves the focus to a screen on entering it (WCAG 2.4). */
export function Arrival() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    nameWindow()
    // titles are rendered late and change with a record's data
    const observer = new MutationObserver(nameWindow)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // after the screen is rendered
    const frame = requestAnimationFrame(focusContent)
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return null
}

function nameWindow(): void {
  const heading = document.querySelector('h1')?.textContent.trim()
  const name = heading ? `${heading} · ${PANEL_TITLE}` : PANEL_TITLE
  if (document.title !== name) document.title = name
}

/** Does nothing if an element of the screen or a dialog already has the focus. */
function focusContent(): void {
  const { activeElement, body } = document
  if (activeElement !== body && !activeElement?.closest('nav')) return
  const content = document.querySelector<HTMLElement>(CONTENT) ?? document.querySelector('main')
  if (content === null) return
  content.tabIndex = -1
  if (content.matches(CONTENT)) {
    content.role = 'group'
    content.setAttribute('aria-labelledby', TITLE_ID)
  }
  content.style.outline = 'none'
  content.focus({ preventScroll: true })
}
