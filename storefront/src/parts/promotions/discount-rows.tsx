import { formatPesos } from '@gondola/contract/base'
import type { CartAmounts } from '../../state/cart/cart-discounts.ts'
import styles from './discount-rows.module.css'
import { discountTexts, formatDiscount } from '@gondola/contract/promotions'

/** Sub-total and discount above a cart's total; renders nothing without a discount. */
export function DiscountRows({ subtotal, discount, isBest }: Omit<CartAmounts, 'goods'>) {
  if (discount === 0) return null
  return (
    <>
      <dl className={styles['rows']}>
        <div>
          <dt>{discountTexts.subtotal}</dt>
          <dd>{formatPesos(subtotal)}</dd>
        </div>
        <div className={styles['discount']}>
          <dt>{discountTexts.promotions}</dt>
          <dd>{formatDiscount(discount)}</dd>
        </div>
      </dl>
      {!isBest && <p className={styles['note']}>{discountTexts.oneByOne}</p>}
    </>
  )
}
