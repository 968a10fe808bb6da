import { isPaidFirst, keepingMeans, TRANSFER_PROVIDER } from '@gondola/contract/payments'
import { instant } from '../../platform/clock.ts'
import type { MeansDiscount } from '../../platform/db/tables/narrow-columns.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PlacementFacts } from './placement-facts.store.ts'

/** How an order is paid, as its payment type says now; one that is paid first has so many minutes for it. */
export function paymentColumns(
  { clock }: Deps,
  { way, provider, minutesToPay }: PlacementFacts['paid'],
): Pick<Row<'orders'>, 'payment_way' | 'payment_provider' | 'pay_by'> {
  if (way === 'puerta' || provider === null)
    return { payment_way: null, payment_provider: null, pay_by: null }
  return {
    payment_way: way,
    payment_provider: provider,
    pay_by: isPaidFirst(way) ? instant(clock, minutesToPay * 60) : null,
  }
}

/**
 * The column of what an order costs less because of its payment type, and with which means at the door it keeps that;
 * `before` is the column's value, if the order had this payment type before.
 */
export function meansDiscountColumn(
  { way, provider, discountMeans: kept }: PlacementFacts['paid'],
  centavos: number,
  before: MeansDiscount | null = null,
): string | null {
  if (centavos <= 0) return null
  const keeps = before?.keeps ?? keepingMeans({ way, isTransfer: provider === TRANSFER_PROVIDER, kept })
  return JSON.stringify({ centavos, keeps } satisfies MeansDiscount)
}
