import { CartIcon } from '../../ui/icons/icons.tsx'
import styles from './cart-counter.module.css'

/** More than this has no room at the cart. */
const COUNT_MAX = 99

/** The cart with the number of its lines; the number jumps when it changes. For buttons that have a name of their own. */
export function CartCounter({ items }: { items: number }) {
  return (
    <span className={styles['cart']} aria-hidden>
      <CartIcon />
      {items > 0 && (
        // Drawn by the style: the button's name says the number in words.
        <span
          key={items}
          className={styles['count']}
          data-count={items > COUNT_MAX ? `${COUNT_MAX}+` : items}
        />
      )}
    </span>
  )
}
