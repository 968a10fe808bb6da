import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { useEffect, useState } from 'react'

/** A carousel's engine; undefined until its code is there. */
export type Embla = EmblaCarouselType | undefined

/** Null where the code cannot be fetched: the slides then stay a row that scrolls. */
const loadEngine = () =>
  import('embla-carousel').then(
    (file) => file.default,
    () => null,
  )

/**
 * Embla on an element, fetched after the first picture is drawn: until then the slides are a row that
 * scrolls. Answers the element's ref and the engine.
 */
export function useEmbla({ loop, drag, byPage }: { loop: boolean; drag: boolean; byPage: boolean }) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<Embla>()
  useEffect(() => {
    if (!viewport) return
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
  }, [viewport, loop, drag, byPage])
  return [setViewport, embla] as const
}
