import { useEffect, useRef, type PointerEvent } from 'react'

/** Delay before a held button repeats, and the interval of the repetition. */
const HOLD_MS = 450
const REPEAT_MS = 90
/** The second tap of a double tap comes sooner than this after the first. */
const DOUBLE_TAP_MS = 400

/**
 * Handlers for a button whose action runs once per press, and repeatedly while it is held; the action is told which of
 * the two it is. If a press made the button appear (`isSwapped`), the tap that follows at once is that press's second
 * one and does nothing; keys and screen readers, which touch nothing, press it from the start.
 */
export function useLongPress(onPress: (isRepeated: boolean) => void, isSwapped: boolean) {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The click at a pointer's end does nothing: it repeated, or it was a second tap.
  const isDone = useRef(false)
  const appearedAt = useRef(-Infinity)
  useEffect(() => {
    if (isSwapped) appearedAt.current = performance.now()
  }, [isSwapped])
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])

  const repeat = () => {
    isDone.current = true
    latest.current(true)
    timer.current = setTimeout(repeat, REPEAT_MS)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      isDone.current = performance.now() - appearedAt.current < DOUBLE_TAP_MS
      if (!isDone.current) timer.current = setTimeout(repeat, HOLD_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    // Every press ends with a click, including those of keyboards and screen readers.
    onClick: () => {
      if (!isDone.current) latest.current(false)
      isDone.current = false
    },
  }
}
