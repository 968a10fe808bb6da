import { isPaidFirst, keepingMeans, TRANSFER_PROVIDER } from '@gondola/contract/payments'
import { slotBegins } from '../../delivery/delivery-calendar.ts'
import { instant } from '../../platform/clock.ts'
import type { MeansDiscount } from '../../platform/db/tables/narrow-columns.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PlacementFacts } from './placement-facts.store.ts'

/**
 * How an order is paid, as its payment type says now; one that is paid first has so many minutes for it. Of an order that
 * was to be paid already they do not begin again: another type gives it no longer than it would have had at first.
 */
export function paymentColumns(
  { clock }: Deps,
  { way, provider, minutesToPay }: PlacementFacts['paid'],
  before: Pick<Row<'orders'>, 'pay_by' | 'created_at'> | null = null,
): Pick<Row<'orders'>, 'payment_way' | 'payment_provider' | 'pay_by'> {
  if (way === 'puerta' || provider === null)
    return { payment_way: null, payment_provider: null, pay_by: null }
  return {
    payment_way: way,
    payment_provider: provider,
    pay_by: isPaidFirst(way) ? earlier(instant(clock, minutesToPay * 60), before, minutesToPay) : null,
  }
}

/** How long a customer has to pay what staff changed: the change's mail may find them asleep. */
const STAFF_MINUTES_TO_PAY = 24 * 60

/** The same where staff chose the payment type: a day, but not beyond the slot, and never less than who orders has. */
export function staffPaymentColumns(
  deps: Deps,
  paid: PlacementFacts['paid'],
  slot: { Dia: number | null; HorarioEntrega: string | null },
): ReturnType<typeof paymentColumns> {
  const usual = paymentColumns(deps, paid)
  if (usual.pay_by === null || paid.minutesToPay >= STAFF_MINUTES_TO_PAY) return usual
  const begins = slotBegins(slot, deps.config.timeZone)
  const day = instant(deps.clock, STAFF_MINUTES_TO_PAY * 60)
  const fair = begins !== '' && begins < day ? begins : day
  return { ...usual, pay_by: fair > usual.pay_by ? fair : usual.pay_by }
}

function earlier(
  payBy: string,
  before: Pick<Row<'orders'>, 'pay_by' | 'created_at'> | null,
  minutesToPay: number,
): string {
  if (before === null || before.pay_by === null) return payBy
  const fromFirst = new Date(Date.parse(before.created_at) + minutesToPay * 60_000).toISOString()
  const known = before.pay_by > fromFirst ? before.pay_by : fromFirst
  return known < payBy ? known : payBy
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
