import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'
import type { Embla } from './use-embla.ts'

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribeMotion(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const isMotionReduced = () => matchMedia(reducedMotion).matches
const isPageVisible = () => !document.hidden

function subscribeVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Advances a carousel every `everyMs`, wrapping to the first position. Pauses while it is hovered, focused or outside
 * the viewport and while the page is hidden (spec §4); never starts under reduced motion. Returns the handlers for its
 * frame.
 */
export function useAutoplay(embla: Embla, everyMs: number | undefined, isPaused: boolean) {
  const [isHeld, setHeld] = useState(false)
  const canPlay = !useSyncExternalStore(subscribeMotion, isMotionReduced, isMotionReduced)
  const isVisible = useSyncExternalStore(subscribeVisibility, isPageVisible, isPageVisible)
  const isInSight = useIsInSight(embla)
  const isPlaying = canPlay && isVisible && isInSight && !isPaused && !isHeld
  useEffect(() => {
    if (!embla || everyMs === undefined || !isPlaying) return
    const timer = setInterval(() => (embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0)), everyMs)
    return () => clearInterval(timer)
  }, [embla, everyMs, isPlaying])
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: (event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget)),
  }
  return { canPlay, hold }
}

/** Whether any part of the carousel is in the viewport. */
function useIsInSight(embla: Embla): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!embla) return
    const watch = new IntersectionObserver((entries) => setInSight(entries.at(-1)!.isIntersecting))
    watch.observe(embla.rootNode())
    return () => watch.disconnect()
  }, [embla])
  return isInSight
}
