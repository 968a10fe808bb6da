import { type CSSProperties, useRef } from 'react'
import { CART_DROPDOWN_MAX_PX } from '@gondola/contract/base'
import { cartTexts } from '@gondola/contract/cart'
import { CART_SAVED } from '../../texts/notices.ts'
import { CartBody } from './cart-body.tsx'
import styles from './cart-dropdown.module.css'
import { CartFooter } from './cart-footer.tsx'
import { useShowsPrices } from './use-shows-prices.ts'
import { useWindowRoom } from './use-window-room.ts'

/**
 * The content of the cart's dropdown: the lines, at most 450 px high, and the actions; never higher than the window.
 */
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
      <div
        className={styles['lines']}
        style={{ maxBlockSize: room?.isLow ? undefined : CART_DROPDOWN_MAX_PX }}
        {...(!room?.isLow && scrolling)}
      >
        <CartBody showsPrices={showsPrices} onLeave={onLeave} />
      </div>
      <div ref={actions} className={styles['actions']}>
        <CartFooter showsPrices={showsPrices} saved={CART_SAVED} onLeave={onLeave} />
      </div>
    </div>
  )
}
