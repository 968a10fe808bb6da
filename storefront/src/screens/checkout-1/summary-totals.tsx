import { holdsWeighed } from '@gondola/contract/orders'
import { cartTexts, totalName, discountTexts, formatDiscount } from '@gondola/contract/cart'
import { checkoutTexts } from '../../texts/checkout.ts'
import { MinimumProgress } from '../../parts/cart/minimum-progress.tsx'
import { TooManyPieces } from '../../parts/cart/too-many-pieces.tsx'
import { Amount } from '../../parts/shelf-label/amount.tsx'
import { useCart } from '../../state/cart.ts'
import type { CartAmounts } from '../../state/cart-discounts.ts'
import styles from './summary-totals.module.css'

/** The sub-total (null while a price is not known), the discount, and the progress towards the minimum purchase. */
export function SummaryTotals({ amounts }: { amounts: CartAmounts | null }) {
  const isWeighed = useCart(({ lines }) => holdsWeighed(lines))
  if (amounts === null) return <p role="status">{cartTexts.refreshing}</p>
  const { subtotal, discount, goods, isBest } = amounts
  return (
    <div className={styles['totals']}>
      <p className={styles['subtotal']}>
        <span>{checkoutTexts.subtotal}</span>
        <Amount pesos={subtotal} size={discount > 0 ? 's' : 'm'} />
      </p>
      {discount > 0 && (
        <>
          <p className={styles['discount']}>
            <span>{discountTexts.promotions}</span>
            <span>{formatDiscount(discount)}</span>
          </p>
          <p className={styles['subtotal']}>
            <span>{totalName(isWeighed)}</span>
            <Amount pesos={goods} isEstimate={isWeighed} size="m" />
          </p>
        </>
      )}
      {!isBest && <p className={styles['hint']}>{discountTexts.oneByOne}</p>}
      {isWeighed && <p className={styles['hint']}>{cartTexts.weighedHint}</p>}
      <TooManyPieces />
      <MinimumProgress goods={goods} />
    </div>
  )
}
