import { useEffect, useState } from 'react'

/** A window narrower than this is a phone's with text about twice as large: its bars would take half of it. */
export const LARGE_TEXT_PHONE_REM = 15

/** A media query knows the browser's size of text, but not the page's. */
const isLargeText = () =>
  innerWidth < LARGE_TEXT_PHONE_REM * parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Whether a phone's window shows large text. */
export function useIsLargeText(): boolean {
  const [isLarge, setLarge] = useState(isLargeText)
  useEffect(() => {
    const observer = new ResizeObserver(() => setLarge(isLargeText()))
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return isLarge
}
