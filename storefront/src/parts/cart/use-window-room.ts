import { type RefObject, useLayoutEffect, useState } from 'react'

/** Left free beneath a dropdown: its padding, and the window's edge. */
const BELOW_PX = 24
/** Minimum height of a list that scrolls by itself: one line of the cart. */
const LIST_MIN_REM = 8

/** The room of a dropdown. */
export interface WindowRoom {
  /** Its height down to the window's edge. */
  heightPx: number
  /** Whether its list would be lower than a line beside what is always in sight: then all of it scrolls as one. */
  isLow: boolean
}

/**
 * Measures how much of the window lies beneath an element's top. The dropdown hangs from a sticky bar, whose height
 * depends on the size of text: without a limit its end cannot be scrolled into the window. `kept` is the child that
 * stays in sight.
 */
export function useWindowRoom(
  box: RefObject<HTMLElement | null>,
  kept: RefObject<HTMLElement | null>,
): WindowRoom | null {
  const [room, setRoom] = useState<WindowRoom | null>(null)
  useLayoutEffect(() => {
    const look = () => {
      if (!box.current || !kept.current) return
      const heightPx = Math.floor(innerHeight - box.current.getBoundingClientRect().top - BELOW_PX)
      const remPx = parseFloat(getComputedStyle(document.documentElement).fontSize)
      const isLow = heightPx - kept.current.offsetHeight < LIST_MIN_REM * remPx
      setRoom((last) => (last?.heightPx === heightPx && last.isLow === isLow ? last : { heightPx, isLow }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(kept.current!)
    addEventListener('resize', look)
    addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('resize', look)
      removeEventListener('scroll', look)
    }
  }, [box, kept])
  return room
}
