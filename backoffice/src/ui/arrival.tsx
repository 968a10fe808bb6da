import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PANEL_TEXTS } from '@gondola/contract/texts/staff/panel.ts'

/** What react-admin draws a screen in, beside the menu, and where its title stands. */
const CONTENT = '#main-content'
const TITLE_ID = 'react-admin-title'

/** Names the window by the screen that one is at, and takes the focus along to each screen that one comes to (WCAG 2.4). */
export function Arrival() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    nameWindow()
    // titles come and change with a record's data
    const observer = new MutationObserver(nameWindow)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // once the screen is drawn
    const frame = requestAnimationFrame(focusContent)
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return null
}

function nameWindow(): void {
  const heading = document.querySelector('h1')?.textContent.trim()
  const name = heading ? `${heading} · ${PANEL_TEXTS.title}` : PANEL_TEXTS.title
  if (document.title !== name) document.title = name
}

/** Unless something of the screen or a dialog has the focus already. */
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
