import { isPaidFirst } from '@gondola/contract/payments'
import { slotBegins } from '../../delivery/delivery-calendar.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { lockOrder, type LockedOrder } from '../../orders/locked-order.store.ts'
import { instant, secondsAfter } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { insertEvent, readLedger, type OrderLedger } from '../ledger/ledger.store.ts'
import { lookForPayments } from '../ledger/look-for-payments.ts'
import type { Later } from '../tasks/payment-tasks.store.ts'
import { ProviderError, type PaymentDeps } from '../providers/provider.ts'
import { isReleased } from './money-terms.store.ts'
import { settledOrder, settledPayments } from './settled-order.ts'
import { balanceOf } from './settlement.ts'
import { settleOrder } from './settle-order.ts'

/** Why the shop cancelled an order by itself; the customer and staff read it. */
export const UNPAID_REASON = 'No se pagó dentro del plazo.'

/** How much longer an order waits for a payment that the provider has not decided about; at most until its slot begins. */
const UNDECIDED_SECONDS = 24 * 3600
/** How long a provider that does not answer is asked whether the order was paid. */
const UNANSWERED_SECONDS = 1800

/**
 * Cancels an order of which nothing is paid or reserved when its time for it is over (decision 0031): its pages are
 * closed, and the provider is asked a last time; then the order's lock decides between a payment and the cancellation.
 * What is paid after that is given back by the settlement.
 *
 * @returns null: it is paid, gone, or cancelled now
 * @throws ProviderError
 */
export async function endUnpaid(deps: PaymentDeps, orderId: number): Promise<Later | null> {
  const payBy = await inTransaction(deps.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    return payByOf(trx, order, await readLedger(trx, orderId))
  })
  if (payBy === null) return null
  if (payBy > instant(deps.clock)) return { at: payBy }
  const isSureBy = secondsAfter(payBy, UNANSWERED_SECONDS)
  try {
    await settleOrder(deps, orderId)
    await lookForPayments(deps, orderId)
  } catch (error) {
    if (!(error instanceof ProviderError) || isSureBy > instant(deps.clock)) throw error
  }
  return inTransaction(deps.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    const ledger = await readLedger(trx, orderId)
    const due = await payByOf(trx, order, ledger)
    if (due === null) return null
    if (waitsForDecision(deps, order, due, ledger)) return {}
    await insertEvent(trx, { order_id: orderId, at: instant(deps.clock), kind: 'vencimiento' })
    const change = { MotivoCancelacion: UNPAID_REASON }
    await changeOrder(trx, deps, order, { action: 'cancelar', author: null, change, reason: UNPAID_REASON })
    return null
  })
}

/** Until when an order is to be paid; null: it need not be, or some of it is, or staff released or prepare it. */
async function payByOf(trx: Db, order: LockedOrder, ledger: OrderLedger): Promise<string | null> {
  const settled = settledOrder(order, 0, 0)
  if (settled.stage !== 'abierto' || settled.isPreparing || !isPaidFirst(settled.way)) return null
  const { due, paid, credit, reserved } = balanceOf(settled, settledPayments(ledger))
  return paid - credit + reserved > 0 || paid >= due || (await isReleased(trx, order.Id))
    ? null
    : order.pay_by
}

/** Whether the provider has a payment that it has not decided about, and the order can still wait for it. */
function waitsForDecision(
  deps: PaymentDeps,
  order: LockedOrder,
  payBy: string,
  ledger: OrderLedger,
): boolean {
  if (balanceOf(settledOrder(order, 0, 0), settledPayments(ledger)).coming === 0) return false
  const now = instant(deps.clock)
  return now < secondsAfter(payBy, UNDECIDED_SECONDS) && now < slotBegins(order, deps.config.timeZone)
}
