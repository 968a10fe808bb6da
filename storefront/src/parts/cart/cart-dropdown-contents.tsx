import { CART_DROPDOWN_MAX_PX } from '@gondola/contract/base'
import { cartTexts } from '@gondola/contract/cart'
import { CART_SAVED } from '../../texts/notices.ts'
import { CartBody } from './cart-body.tsx'
import styles from './cart-dropdown.module.css'
import { CartFooter } from './cart-footer.tsx'
import { useShowsPrices } from './use-shows-prices.ts'

/** The content of the cart's dropdown: the lines, at most 450 px high, and the actions. */
export function CartDropdownContents({ items, onLeave }: { items: number; onLeave: () => void }) {
  const showsPrices = useShowsPrices()
  return (
    <>
      <div
        className={styles['scroll']}
        style={{ maxBlockSize: CART_DROPDOWN_MAX_PX }}
        tabIndex={items > 0 ? 0 : undefined}
        role="group"
        aria-label={cartTexts.title}
      >
        <CartBody showsPrices={showsPrices} onLeave={onLeave} />
      </div>
      <CartFooter showsPrices={showsPrices} saved={CART_SAVED} onLeave={onLeave} />
    </>
  )
}
