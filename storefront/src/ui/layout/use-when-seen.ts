import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls back once when an element comes into sight, or near it by `margin`; does nothing without a callback. */
export function useWhenSeen(
  place: RefObject<Element | null>,
  onSeen: (() => void) | undefined,
  margin = '0px',
): void {
  const tell = useEffectEvent(() => onSeen?.())
  const isWanted = onSeen !== undefined
  useEffect(() => {
    if (!isWanted || !place.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        tell()
      },
      { rootMargin: margin },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, isWanted, margin])
}
