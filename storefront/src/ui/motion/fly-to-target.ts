const FLIGHT_MS = 600
const BUMP_MS = 280

/** What marks the place where added articles fly to; several may carry it, the one in sight is taken. */
export const FLIGHT_TARGET = { 'data-flight-target': '' }

/**
 * Lets a copy of a picture fly from its place to the cart's counter, which then gives a small jump. Nothing moves where
 * reduced motion is asked for, or where either end is out of sight.
 */
export function flyToTarget(source: Element | null | undefined): void {
  const target = [...document.querySelectorAll('[data-flight-target]')].find(isInSight)
  if (!source || !target || !isInSight(source) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return
  const from = source.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const copy = source.cloneNode(true) as HTMLElement
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${from.top}px auto auto ${from.left}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
  })
  document.body.append(copy)
  const flight = copy.animate(path(from, to), { duration: FLIGHT_MS, easing: 'cubic-bezier(0.4, 0, 0.6, 1)' })
  flight.addEventListener('finish', () => {
    copy.remove()
    target.animate({ scale: ['1', '1.3', '1'] }, { duration: BUMP_MS })
  })
  flight.addEventListener('cancel', () => copy.remove())
}

/** An arc: up a little first, then into the target, ever smaller. */
function path(from: DOMRect, to: DOMRect): Keyframe[] {
  const x = to.left + to.width / 2 - (from.left + from.width / 2)
  const y = to.top + to.height / 2 - (from.top + from.height / 2)
  const size = Math.min(1, 24 / from.width)
  return [
    { translate: '0 0', scale: '1', opacity: 1 },
    {
      translate: `${x * 0.45}px ${Math.min(y * 0.45, 0) - 40}px`,
      scale: String((1 + size) / 2.2),
      opacity: 0.95,
    },
    { translate: `${x}px ${y}px`, scale: String(size), opacity: 0.4 },
  ]
}

function isInSight(element: Element): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight
}
