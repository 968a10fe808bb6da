import { useEffect, useRef, type PointerEvent } from 'react'

/** How long a button is held before it repeats, and how fast it then repeats. */
const HOLD_MS = 450
const REPEAT_MS = 90

/** Handlers for a button whose action happens once on a press and again and again while it is held. */
export function useLongPress(onPress: () => void) {
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
    latest.current()
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
    // A click ends every press, of a keyboard's and a screen reader's too; after repeating it has nothing left to do.
    onClick: () => {
      if (!hasRepeated.current) latest.current()
      hasRepeated.current = false
    },
  }
}
