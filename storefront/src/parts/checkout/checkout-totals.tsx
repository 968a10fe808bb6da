import type { OrderTotals } from '@gondola/contract/orders'
import { totalName, feeText } from '@gondola/contract/cart'
import { checkoutTexts, weighedHint } from '../../texts/checkout.ts'
import { ordersTexts } from '../../texts/orders.ts'
import { checkoutPlaceTexts } from '../../texts/delivery.ts'
import { formatPesos } from '@gondola/contract/base'
import type { FeeState } from './order-delivery.ts'
import { Amount } from '../shelf-label/amount.tsx'
import { useCosts } from '../../state/delivery.ts'
import { useParameters } from '../../state/site.ts'
import { LoadFailure } from '../load-failure.tsx'
import styles from './checkout-totals.module.css'
import { discountTexts, formatDiscount } from '@gondola/contract/promotions'

export interface CheckoutTotalsProps {
  totals: OrderTotals
  /** Whether weighing may still change the total. */
  isEstimate: boolean
  /** Without a known fee there is no row of it; while it is `coming` or `open`, no total either. */
  fee: FeeState
  /** In step 3 'Costo de envío' is only an amount above 0 (spec §2). */
  isLastStep?: boolean
  /** In the basket a sub-total that is the total is left out. */
  isBrief?: boolean
}

/** Sub-total, discounts, shipping and total of basket and steps. */
export function CheckoutTotals({
  totals,
  isEstimate,
  fee,
  isLastStep = false,
  isBrief = false,
}: CheckoutTotalsProps) {
  const { TotalBruto, TotalDescuento, TotalEnvio, TotalNeto } = totals
  const isFree = fee === 'known' && TotalEnvio === 0
  const tolerance = useParameters().data?.ToleranciaPeso
  const hasTotal = fee !== 'coming' && fee !== 'open'
  return (
    <dl className={styles['totals']}>
      {!(isBrief && hasTotal && TotalBruto === TotalNeto && fee !== 'known') && (
        <div>
          <dt>{checkoutTexts.subtotal}</dt>
          <dd>{formatPesos(TotalBruto)}</dd>
        </div>
      )}
      {TotalDescuento > 0 && (
        <div className={styles['discount']}>
          <dt>{discountTexts.promotions}</dt>
          <dd>{formatDiscount(TotalDescuento)}</dd>
        </div>
      )}
      {(fee === 'known' || fee === 'open') && (
        <div>
          <dt>{isFree && isLastStep ? ordersTexts.shipping : checkoutTexts.shipping}</dt>
          <dd>{fee === 'open' ? checkoutPlaceTexts.noFee : feeText(isFree ? 0 : TotalEnvio)}</dd>
        </div>
      )}
      {hasTotal && (
        <div className={styles['total']}>
          <dt>{totalName(isEstimate)}</dt>
          <dd>
            <Amount pesos={TotalNeto} isEstimate={isEstimate} size="m" />
          </dd>
          {fee === 'later' && <dd className={styles['hint']}>{checkoutTexts.plusFee}</dd>}
          {isEstimate && <dd className={styles['hint']}>{weighedHint(tolerance)}</dd>}
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
