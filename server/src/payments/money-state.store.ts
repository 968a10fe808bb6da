import { moneyStateOf } from '@gondola/contract/payments'
import type { LockedOrder } from '../orders/locked-order.store.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import type { OrderLedger } from './ledger.store.ts'
import { moneyFacts } from './order-money.ts'
import { listMoneyEvents } from './order-money.store.ts'

/** Stores an order's money in one word, by which the queue is filtered; the order's row is locked. */
export async function keepMoneyState(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'config'>,
  order: LockedOrder,
  ledger: OrderLedger,
): Promise<void> {
  const facts = await moneyFacts(trx, deps, order, ledger, await listMoneyEvents(trx, order.Id))
  const money_state = moneyStateOf(facts)
  if (money_state === order.money_state) return
  await trx.updateTable('orders').set({ money_state }).where('Id', '=', order.Id).execute()
}
