import type { Order, OrderDraft } from '@gondola/contract/entities/order.ts'
import { refuseConflict, refuseNotFound } from '../http/problem.ts'
import type { Db } from '../platform/db/open-database.ts'
import { changeOrder, type ChangeDeps } from './change-order.ts'
import { lockOwnOrder } from './locked-order.store.ts'
import { findOwnOrder } from './orders.store.ts'

/**
 * Annuls the client's own order (spec §4, contract §5) and gives its slot's place back.
 *
 * @throws 404 no such order of theirs; 409 `estado` it was never placed, can no longer be annulled, or staff already prepare it
 */
export async function annulOrder(
  trx: Db,
  deps: ChangeDeps,
  clientId: number,
  { Id }: OrderDraft,
): Promise<Order> {
  // an order that is not there yet can only become pending or incomplete (contract §5)
  if (!Id) refuseConflict('estado')
  const order = await lockOwnOrder(trx, clientId, Id)
  await changeOrder(trx, deps, order, { action: 'anular', author: { clientId } })
  return (await findOwnOrder(trx, clientId, Id)) ?? refuseNotFound()
}
