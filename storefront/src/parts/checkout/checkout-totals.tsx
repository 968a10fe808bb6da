import type { OrderTotals } from '@gondola/contract/orders'
import { cartTexts, totalName } from '@gondola/contract/cart'
import { checkoutTexts } from '../../texts/checkout.ts'
import { checkoutPlaceTexts } from '../../texts/delivery.ts'
import { formatPesos } from '@gondola/contract/base'
import { Amount } from '../shelf-label/amount.tsx'
import { useCosts } from '../../state/delivery.ts'
import { LoadFailure } from '../load-failure.tsx'
import styles from './checkout-totals.module.css'
import { discountTexts, formatDiscount } from '@gondola/contract/promotions'

export interface CheckoutTotalsProps {
  totals: OrderTotals
  /** Whether weighing may still change the total. */
  isEstimate: boolean
  /** Whether to show the shipping row: for home delivery, in step 3 only if shipping is not free (spec §2). */
  showsShipping: boolean
  /** The fee is not known: neither it nor the total is shown. */
  isFeeOpen?: boolean
}

/** Sub-total, discounts, shipping and total of steps 2 and 3. */
export function CheckoutTotals({
  totals,
  isEstimate,
  showsShipping,
  isFeeOpen = false,
}: CheckoutTotalsProps) {
  const { TotalBruto, TotalDescuento, TotalEnvio, TotalNeto } = totals
  return (
    <dl className={styles['totals']}>
      <div>
        <dt>{checkoutTexts.subtotal}</dt>
        <dd>{formatPesos(TotalBruto)}</dd>
      </div>
      {TotalDescuento > 0 && (
        <div className={styles['discount']}>
          <dt>{discountTexts.promotions}</dt>
          <dd>{formatDiscount(TotalDescuento)}</dd>
        </div>
      )}
      {showsShipping && (
        <div>
          <dt>{checkoutTexts.shipping}</dt>
          <dd>
            {isFeeOpen
              ? checkoutPlaceTexts.noFee
              : TotalEnvio === 0
                ? checkoutTexts.free
                : formatPesos(TotalEnvio)}
          </dd>
        </div>
      )}
      {!isFeeOpen && (
        <div className={styles['total']}>
          <dt>{totalName(isEstimate)}</dt>
          <dd>
            <Amount pesos={TotalNeto} isEstimate={isEstimate} size="m" />
          </dd>
          {isEstimate && <dd className={styles['hint']}>{cartTexts.weighedHint}</dd>}
        </div>
      )}
    </dl>
  )
}

/** Reports that delivery fee and minimum purchase failed to load; otherwise renders nothing. */
export function CostsFailure() {
  const { data, error, refetch, isFetching } = useCosts()
  if (!error || data) return null
  return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
}
