import { interfaceTexts } from '../../texts/interface.ts'
import {
  Children,
  useState,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type FocusEvent,
} from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../classes.ts'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons.tsx'
import styles from './carousel.module.css'
import { useEmbla, type Embla, lastSlideInView } from './use-embla.ts'

export interface CarouselProps {
  /** Accessible name. */
  label: string
  /** Items per view: `one` at any width (banners); `cards` 1, 2, 3 or 5 at 0, 400, 740, 940 px of width (spec §2). */
  items?: 'one' | 'cards'
  /** Autoplay interval in milliseconds; never plays under reduced motion. */
  autoplayMs?: number
  loop?: boolean
  /** Whether it can be dragged; true by default. */
  drag?: boolean
  /** Shows a dot per position. */
  dots?: boolean
  /** Called with the index of the last slide of a position, before the slide becomes visible. */
  onReach?: (slide: number) => void
  children: ReactNode
}

/** A carousel with previous, next and pause buttons; for autoplay see `useAutoplay`. */
export function Carousel({
  label,
  items = 'one',
  autoplayMs,
  loop = false,
  drag = true,
  dots,
  onReach,
  children,
}: CarouselProps) {
  const [viewport, embla] = useEmbla({ loop, drag, byPage: items === 'cards' })
  const state = useCarouselState(embla, onReach)
  const [isPaused, setPaused] = useState(false)
  const { canPlay, hold } = useAutoplay(embla, autoplayMs, isPaused)
  const slides = Children.toArray(children)
  const canMove = state.positions > 1
  return (
    <section
      className={classes(styles['carousel'], items === 'cards' && styles['ofCards'])}
      aria-roledescription={interfaceTexts.carousel}
      aria-label={label}
      {...hold}
    >
      <div
        className={classes(styles['viewport'], embla && styles['driven'])}
        ref={viewport}
        // until Embla has loaded, cards are a scrolling row, and the first banner stands alone
        onScroll={({ currentTarget }) => onReach?.(lastSlideInView(currentTarget, slides.length))}
      >
        <ul
          className={classes(styles['track'], styles[items])}
          aria-live={autoplayMs && !isPaused ? 'off' : 'polite'}
        >
          {slides.map((slide, position) => (
            <li
              key={position}
              className={styles['slide']}
              // hidden banners are not in the tab order, before Embla has loaded either
              inert={items === 'one' && position !== state.position}
              aria-roledescription={interfaceTexts.slideKind}
              aria-label={interfaceTexts.slide(position + 1, slides.length)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {canMove && (
        <div className={styles['controls']}>
          <IconButton
            className={classes(styles['arrow'], styles['previous'])}
            variant="filled"
            label={interfaceTexts.previous}
            icon={<ChevronLeftIcon />}
            disabled={!state.canGoBack}
            onClick={() => embla?.scrollPrev()}
          />
          {autoplayMs !== undefined && canPlay && (
            <IconButton
              className={styles['pause']}
              variant="filled"
              label={isPaused ? interfaceTexts.play : interfaceTexts.pause}
              icon={isPaused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
              onClick={() => setPaused(!isPaused)}
            />
          )}
          <IconButton
            className={classes(styles['arrow'], styles['next'])}
            variant="filled"
            label={interfaceTexts.next}
            icon={<ChevronRightIcon />}
            disabled={!state.canGoOn}
            onClick={() => embla?.scrollNext()}
          />
        </div>
      )}
      {canMove && dots && (
        <Dots count={state.positions} current={state.position} onGo={(at) => embla?.scrollTo(at)} />
      )}
    </section>
  )
}

function Dots({
  count,
  current,
  onGo,
}: {
  count: number
  current: number
  onGo: (position: number) => void
}) {
  return (
    <div className={styles['dots']}>
      {Array.from({ length: count }, (_, position) => (
        <button
          key={position}
          type="button"
          className={styles['dot']}
          aria-label={interfaceTexts.goToSlide(position + 1)}
          aria-current={position === current || undefined}
          onClick={() => onGo(position)}
        />
      ))}
    </div>
  )
}

interface CarouselState {
  position: number
  positions: number
  canGoBack: boolean
  canGoOn: boolean
}

/** `onReach` is called at the beginning of each turn, with the index of the new position's last slide. */
function useCarouselState(embla: Embla, onReach: ((slide: number) => void) | undefined): CarouselState {
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
      // the last slide of the current position, or of the one being turned to
      tellReach(Math.max(-1, ...(embla.internalEngine().slideRegistry[embla.selectedScrollSnap()] ?? [])))
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
function useAutoplay(embla: Embla, everyMs: number | undefined, isPaused: boolean) {
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
