import { useEffect, useState } from 'react'
import type { Embla } from './use-embla.ts'

/** Where a carousel stands and where it can go. */
export interface CarouselState {
  position: number
  positions: number
  canGoBack: boolean
  canGoOn: boolean
}

export function useCarouselState(embla: Embla): CarouselState {
  const [state, setState] = useState<CarouselState>({
    position: 0,
    positions: 0,
    canGoBack: false,
    canGoOn: false,
  })
  useEffect(() => {
    if (!embla) return
    const read = () =>
      setState({
        position: embla.selectedScrollSnap(),
        positions: embla.scrollSnapList().length,
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
      })
    read()
    embla.on('select', read).on('reInit', read)
    return () => {
      embla.off('select', read).off('reInit', read)
    }
  }, [embla])
  return state
}
