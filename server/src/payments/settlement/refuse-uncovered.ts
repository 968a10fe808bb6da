import { isPaidFirst, moneyFault } from '@gondola/contract/payments'
import type { OrderListener } from '../../orders/order-events.ts'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseStaff } from '../../http/problem.ts'
import { readLedger } from '../ledger/ledger.store.ts'
import { moneyTerms } from './money-terms.store.ts'
import { isReleased } from './releases.store.ts'
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
