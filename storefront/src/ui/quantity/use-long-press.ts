import { useEffect, useRef, type PointerEvent } from 'react'

/** Delay before a held button repeats, and the interval of the repetition. */
const HOLD_MS = 450
const REPEAT_MS = 90

/**
 * Handlers for a button whose action runs once per press, and repeatedly while it is held; the action is told which of
 * the two it is.
 */
export function useLongPress(onPress: (isRepeated: boolean) => void) {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])

  const repeat = () => {
    hasRepeated.current = true
    latest.current(true)
    timer.current = setTimeout(repeat, REPEAT_MS)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      hasRepeated.current = false
      timer.current = setTimeout(repeat, HOLD_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    // Every press ends with a click, including those of keyboards and screen readers; after a repetition the click is
    // ignored.
    onClick: () => {
      if (!hasRepeated.current) latest.current(false)
      hasRepeated.current = false
    },
  }
}
