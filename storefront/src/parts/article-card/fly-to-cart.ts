/** The card that contains the button; its picture flies. */
const CARD = '[data-article]'
/** The target: the header's cart button, or the bar of an order that is being changed. */
const CART = '[data-cart-target]'
const FLIGHT_MS = 550

/** Animates an article's picture to the cart's button; not under reduced motion, or if one of them is missing. */
export function flyToCart(from: HTMLElement | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const picture = from?.closest(CARD)?.querySelector('img')
  const cart = [...document.querySelectorAll(CART)].findLast((each) => each.checkVisibility())
  if (!picture || !cart) return
  const start = picture.getBoundingClientRect()
  const end = cart.getBoundingClientRect()
  const flyer = copyAt(picture, start)
  document.body.append(flyer)
  const x = end.left + end.width / 2 - (start.left + start.width / 2)
  const y = end.top + end.height / 2 - (start.top + start.height / 2)
  flyer.animate(
    [
      { translate: '0 0', scale: '1', opacity: 0.9 },
      {
        translate: `${x * 0.55}px ${Math.min(0, y) * 0.75 - 20}px`,
        scale: '0.55',
        opacity: 0.95,
        offset: 0.55,
      },
      { translate: `${x}px ${y}px`, scale: '0.12', opacity: 0.3 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' },
  ).onfinish = () => flyer.remove()
  cart.animate([{ scale: '1' }, { scale: '1.18' }, { scale: '1' }], { duration: 240, delay: FLIGHT_MS - 60 })
}

function copyAt(picture: HTMLImageElement, { left, top, width, height }: DOMRect): HTMLImageElement {
  const copy = new Image()
  copy.src = picture.currentSrc
  copy.alt = ''
  copy.setAttribute('aria-hidden', 'true')
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
  Object.assign(copy.style, place, {
    position: 'fixed',
    zIndex: 'var(--layer-toast)',
    objectFit: 'contain',
    pointerEvents: 'none',
  })
  return copy
}
