import { useMediaQuery } from '@mui/material'
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

/** Approximate width, in px, that a table of six columns or more needs beside the menu. */
const WIDE_TABLE_PX = 1000

/** Whether the window is too narrow for a wide table, as on a tablet in portrait: lists then show lines. */
export const useIsNarrow = (): boolean => useMediaQuery((theme) => theme.breakpoints.down(WIDE_TABLE_PX))

/** Whether the window has a phone's width: lists then show lines instead of tables. */
export const useIsPhone = (): boolean => useMediaQuery((theme) => theme.breakpoints.down('sm'))
