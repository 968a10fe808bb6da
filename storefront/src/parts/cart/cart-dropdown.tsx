import { cartTexts, cartButtonName } from '@gondola/contract/cart'
import { useItemCount } from '../../state/cart/cart.ts'
import { late } from '../../ui/late.tsx'
import { Popover } from '../../ui/popover/popover.tsx'
import { CartCounter } from './cart-counter.tsx'
import styles from './cart-dropdown.module.css'

const Contents = late(() => import('./cart-dropdown-contents.tsx').then((file) => file.CartDropdownContents))

/** The desktop header's cart (spec §2): its button with the count, and its dropdown. */
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
