import { moneyStateOf } from '@gondola/contract/payments'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { OrderLedger } from '../ledger/ledger.store.ts'
import type { MoneyTerms } from './money-terms.store.ts'
import { moneyFacts } from '../own-payments/order-money.ts'
import { listMoneyEvents } from '../own-payments/order-money.store.ts'

/** Stores an order's money in one word, by which the queue is filtered; the order's row is locked. */
export async function keepMoneyState(
  trx: Db,
  order: LockedOrder,
  terms: MoneyTerms,
  ledger: OrderLedger,
): Promise<void> {
  const money_state = moneyStateOf(moneyFacts(order, terms, ledger, await listMoneyEvents(trx, order.Id)))
  if (money_state === order.money_state) return
  await trx.updateTable('orders').set({ money_state }).where('Id', '=', order.Id).execute()
}
