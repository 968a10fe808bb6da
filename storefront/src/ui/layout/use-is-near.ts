import { useEffect, useState, type RefObject } from 'react'

/** How far outside the window counts as near. */
const MARGIN = '600px'

/** Whether an element has come near the window; it stays so. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, isNear])
  return isNear
}
