import { startTransition, useEffect, useState } from 'react'
import { oneAFrame } from '../api/in-turn.ts'

/**
 * The value that a part of the screen shows: at first as it is, later values each in a frame of its own. When the
 * answers of many parts arrive together, no frame has to draw all of them.
 */
export function useDrawnInTurn<T>(value: T): T {
  const [drawn, draw] = useState(value)
  useEffect(() => {
    let isWanted = true
    oneAFrame(() => isWanted && startTransition(() => draw(() => value)))
    return () => {
      isWanted = false
    }
  }, [value])
  return drawn
}
