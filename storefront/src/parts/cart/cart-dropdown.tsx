import { cartTexts, cartButtonName } from '@gondola/contract/cart'
import { useItemCount } from '../../state/cart/cart.ts'
import { late } from '../../ui/late.tsx'
import { Popover } from '../../ui/popover/popover.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { CartCounter } from './cart-counter.tsx'
import styles from './cart-dropdown.module.css'
import { RunningTotal } from './late-running-total.ts'

const Contents = late(() => import('./cart-dropdown-contents.tsx').then((file) => file.CartDropdownContents))

/** The desktop header's cart (spec §2): its button with the count and the running total, and its dropdown. */
export function CartDropdown() {
  const items = useItemCount()
  return (
    <>
      <Popover
        align="end"
        label={cartTexts.title}
        className={styles['dropdown']}
        trigger={(props) => (
          <button type="button" className={styles['button']} {...props}>
            <VisuallyHidden>{cartButtonName(items)}</VisuallyHidden>
            <CartCounter items={items} />
            {items > 0 && <RunningTotal />}
          </button>
        )}
      >
        {(close) => <Contents items={items} onLeave={close} />}
      </Popover>
      {items > 0 && <RunningTotal isSpoken />}
    </>
  )
}
