import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { useEffect, useRef, useState } from 'react'

/** The carousel engine; undefined until its code has loaded. */
export type Embla = EmblaCarouselType | undefined

/** Null if the code fails to load: the slides then remain a scrolling row. */
const loadEngine = () =>
  import('embla-carousel').then(
    (file) => file.default,
    () => null,
  )

/**
 * Attaches Embla to an element. Its code is loaded after the first picture is painted; until then the slides are a
 * scrolling row. Returns the element's ref and the engine.
 */
export function useEmbla({ loop, drag, byPage }: { loop: boolean; drag: boolean; byPage: boolean }) {
  const frame = useRef<HTMLDivElement>(null)
  const [embla, setEmbla] = useState<Embla>()
  useEffect(() => {
    const viewport = frame.current!
    const options: EmblaOptionsType = {
      loop,
      watchDrag: drag,
      align: 'start',
      slidesToScroll: byPage ? 'auto' : 1,
      containScroll: 'trimSnaps',
    }
    let engine: Embla
    let isWanted = true
    const start = async () => {
      const createEngine = await loadEngine()
      if (!createEngine || !isWanted) return
      viewport.scrollTo({ left: 0, behavior: 'instant' })
      engine = createEngine(viewport, options)
      setEmbla(engine)
    }
    void start()
    return () => {
      isWanted = false
      engine?.destroy()
      setEmbla(undefined)
    }
  }, [loop, drag, byPage])
  return [frame, embla] as const
}

/** Index of the last slide at least partly visible in a scrolled row of equally wide slides. */
export function lastSlideInView(
  { scrollLeft, clientWidth, scrollWidth }: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>,
  slideCount: number,
): number {
  if (scrollWidth === 0) return -1
  const slideWidth = scrollWidth / slideCount
  return Math.min(Math.ceil((scrollLeft + clientWidth) / slideWidth), slideCount) - 1
}
