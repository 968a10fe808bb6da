import { CART_DROPDOWN_MAX_PX } from '@gondola/contract/constants.ts'
import { cartTexts, cartButtonName } from '@gondola/contract/texts/cart.ts'
import { CART_SAVED } from '@gondola/contract/texts/notices.ts'
import { useItemCount } from '../../state/cart.ts'
import { Popover } from '../../ui/popover/popover.tsx'
import { CartBody } from './cart-body.tsx'
import { CartCounter } from './cart-counter.tsx'
import styles from './cart-dropdown.module.css'
import { CartFooter } from './cart-footer.tsx'
import { useShowsPrices } from './use-shows-prices.ts'

/** The desktop header's cart (spec §2): its button with the count, and what drops from it. */
export function CartDropdown() {
  const items = useItemCount()
  return (
    <Popover
      align="end"
      label={cartTexts.title}
      className={styles['dropdown']}
      trigger={(props) => (
        <button type="button" className={styles['button']} aria-label={cartButtonName(items)} {...props}>
          <CartCounter items={items} />
        </button>
      )}
    >
      {(close) => <Contents items={items} onLeave={close} />}
    </Popover>
  )
}

function Contents({ items, onLeave }: { items: number; onLeave: () => void }) {
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
        <CartBody showsPrices={showsPrices} />
      </div>
      {items > 0 && <CartFooter showsPrices={showsPrices} saved={CART_SAVED} onLeave={onLeave} />}
    </>
  )
}
