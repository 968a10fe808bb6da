import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the screen is still looked at: an answer that comes late must not lead away from another one. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
