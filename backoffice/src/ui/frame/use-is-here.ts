import { useCallback, useEffect, useRef } from 'react'

/** Whether the screen is still mounted: a late answer must not navigate away from another one. */
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
