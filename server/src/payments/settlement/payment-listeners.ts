import type { OrderAction } from '@gondola/contract/orders'
import type { OrderListener } from '../../orders/order-events.ts'
import { instant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { askTasks } from '../tasks/payment-tasks.store.ts'
import { hasMoney } from './money-work.store.ts'
import { isPaidFirst, moneyFault } from '@gondola/contract/payments'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseStaff } from '../../http/problem.ts'
import { readLedger } from '../ledger/ledger.store.ts'
import { moneyTerms, isReleased } from './money-terms.store.ts'
import { settledOrder, settledPayments } from './settled-order.ts'
import { isCovered } from './settlement.ts'

/**
 * Refuses to prepare or dispatch an order that is paid first and whose money is neither there nor reserved, unless
 * staff released it. In the change's transaction, which holds the order's row: an answer about its money waits.
 */
export const refuseUncovered =
  (deps: Deps): OrderListener =>
  async (trx, { action, before }) => {
    if (before === null || (action !== 'preparar' && action !== 'despachar')) return
    if (await mayLeave(trx, deps, before)) return
    refuseStaff(moneyFault(action === 'preparar' ? 'sin-pagar-preparar' : 'sin-pagar-despachar'))
  }

async function mayLeave(trx: Db, deps: Deps, order: LockedOrder): Promise<boolean> {
  if (!isPaidFirst(order.payment_way ?? 'puerta')) return true
  const { margin, tolerance } = await moneyTerms(trx, deps, order)
  const payments = settledPayments(await readLedger(trx, order.Id))
  return isCovered(settledOrder(order, margin, tolerance), payments) || isReleased(trx, order.Id)
}

/** What may change what is due, or when it is taken. */
const ACTIONS = new Set<OrderAction>([
  'ordenar',
  'cambiar',
  'modificar',
  'listo',
  'reabrir',
  'devolver',
  'despachar',
  'no-entregado',
  'anular',
  'cancelar',
])

/**
 * Has an order's money settled after each change of it, in the change's transaction, and plans the end of one that is to
 * be paid first.
 */
export const settleAfterEvents =
  ({ clock }: Deps): OrderListener =>
  async (trx, { orderId, action, placed }) => {
    if (!ACTIONS.has(action)) return
    const isPaid = placed === undefined ? await hasMoney(trx, orderId) : placed.provider !== null
    if (!isPaid) return
    const now = instant(clock)
    const payBy = placed?.payBy ?? null
    await askTasks(trx, [
      { subject: { order: orderId }, at: now },
      ...(payBy === null ? [] : [{ subject: { unpaid: orderId }, at: payBy }]),
      // it may be paid otherwise now
      ...(action === 'cambiar' || action === 'modificar' ? [{ subject: { unpaid: orderId }, at: now }] : []),
    ])
  }
