import type { Order, OrderDraft } from '@gondola/contract/orders'
import { refuseConflict } from '../http/problem.ts'
import type { Db } from '../platform/db/open-database.ts'
import { changeOrder } from './change-order.ts'
import { lockOwnOrder } from './locked-order.store.ts'
import { readOwnOrder } from './orders.store.ts'
import type { OrderDeps } from './order-events.ts'

/**
 * Annuls the client's own order (spec §4, contract §5) and frees its place in the slot.
 *
 * @throws 404 the client has no such order; 409 `estado` it was never placed, can no longer be annulled, or staff are
 *   already preparing it
 */
export async function annulOrder(
  trx: Db,
  deps: OrderDeps,
  clientId: number,
  { Id }: OrderDraft,
): Promise<Order> {
  // an order that does not exist yet can only become pending or incomplete (contract §5)
  if (!Id) refuseConflict('estado')
  const order = await lockOwnOrder(trx, clientId, Id)
  await changeOrder(trx, deps, order, { action: 'anular', author: { clientId } })
  return readOwnOrder(trx, clientId, Id)
}
