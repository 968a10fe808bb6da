import { type CSSProperties, useRef, type RefObject, useLayoutEffect, useState } from 'react'
import { CART_DROPDOWN_MAX_PX } from '@gondola/contract/base'
import { cartTexts } from '@gondola/contract/cart'
import { CART_SAVED } from '../../texts/checkout.ts'
import { CartBody } from './cart-body.tsx'
import styles from './cart-dropdown.module.css'
import { CartFooter, SkipToCheckout } from './cart-footer.tsx'
import { useShowsPrices } from './use-shows-prices.ts'

/** The cart's dropdown: the lines, at most 450 px high, and the actions; never higher than the window. */
export function CartDropdownContents({ items, onLeave }: { items: number; onLeave: () => void }) {
  const showsPrices = useShowsPrices()
  const box = useRef<HTMLDivElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const room = useWindowRoom(box, actions)
  const scrolling = {
    tabIndex: items > 0 ? 0 : undefined,
    role: 'group',
    'aria-label': cartTexts.title,
  }
  return (
    <div
      ref={box}
      className={styles['contents']}
      data-low={room?.isLow}
      style={{ '--room': room ? `${room.heightPx}px` : undefined } as CSSProperties}
      {...(room?.isLow && scrolling)}
    >
      <SkipToCheckout />
      <div
        className={styles['lines']}
        style={{ maxBlockSize: room?.isLow ? undefined : CART_DROPDOWN_MAX_PX }}
        {...(!room?.isLow && scrolling)}
      >
        <CartBody showsPrices={showsPrices} />
      </div>
      <div ref={actions} className={styles['actions']}>
        <CartFooter showsPrices={showsPrices} saved={CART_SAVED} onLeave={onLeave} />
      </div>
    </div>
  )
}

/** Left free beneath a dropdown: its padding, and the window's edge. */
const BELOW_PX = 24
/** Minimum height of a list that scrolls by itself: one line of the cart. */
const LIST_MIN_REM = 8

/** The room of a dropdown. */
interface WindowRoom {
  /** Its height down to the window's edge. */
  heightPx: number
  /** Whether its list would be lower than a line beside what is always in sight: then all of it scrolls as one. */
  isLow: boolean
}

/**
 * Measures how much of the window lies beneath an element's top. The dropdown hangs from a sticky bar, whose height
 * depends on the size of text: without a limit its end cannot be scrolled into the window. `kept` is the child that
 * stays in sight.
 */
function useWindowRoom(
  box: RefObject<HTMLElement | null>,
  kept: RefObject<HTMLElement | null>,
): WindowRoom | null {
  const [room, setRoom] = useState<WindowRoom | null>(null)
  useLayoutEffect(() => {
    const look = () => {
      if (!box.current || !kept.current) return
      const heightPx = Math.floor(innerHeight - box.current.getBoundingClientRect().top - BELOW_PX)
      const remPx = parseFloat(getComputedStyle(document.documentElement).fontSize)
      const isLow = heightPx - kept.current.offsetHeight < LIST_MIN_REM * remPx
      setRoom((last) => (last?.heightPx === heightPx && last.isLow === isLow ? last : { heightPx, isLow }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(kept.current!)
    addEventListener('resize', look)
    addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('resize', look)
      removeEventListener('scroll', look)
    }
  }, [box, kept])
  return room
}
