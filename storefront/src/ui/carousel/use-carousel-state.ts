import { useEffect, useEffectEvent, useState } from 'react'
import type { Embla } from './use-embla.ts'

/** A carousel's position and possible moves. */
export interface CarouselState {
  position: number
  positions: number
  canGoBack: boolean
  canGoOn: boolean
}

/** `onReach` is called at the beginning of each turn, with the index of the new position's last slide. */
export function useCarouselState(
  embla: Embla,
  onReach: ((slide: number) => void) | undefined,
): CarouselState {
  const [state, setState] = useState<CarouselState>({
    position: 0,
    positions: 0,
    canGoBack: false,
    canGoOn: false,
  })
  const tellReach = useEffectEvent((slide: number) => onReach?.(slide))
  useEffect(() => {
    if (!embla) return
    const read = () => {
      tellReach(lastSlideOf(embla))
      setState({
        position: embla.selectedScrollSnap(),
        positions: embla.scrollSnapList().length,
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
      })
    }
    read()
    embla.on('select', read).on('reInit', read)
    return () => {
      embla.off('select', read).off('reInit', read)
    }
  }, [embla])
  return state
}

/** Index of the last slide of the current position, or of the one being turned to. */
function lastSlideOf(embla: NonNullable<Embla>): number {
  const slides = embla.internalEngine().slideRegistry[embla.selectedScrollSnap()] ?? []
  return Math.max(-1, ...slides)
}
