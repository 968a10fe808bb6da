import { OrderStatus, type Order, type OrderDraft } from '@gondola/contract/entities/order.ts'
import { isTransitionAllowed } from '@gondola/contract/rules/order-status.ts'
import { orderAnnulledMail } from '@gondola/contract/texts/mail.ts'
import { findClientRow, recipientOf } from '../clients/clients.store.ts'
import { instant, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import { returnPlace } from '../delivery/slot-places.store.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseConflict, refuseNoSession, refuseNotFound } from '../http/problem.ts'
import { queueOrderEvents } from '../integrations/queue-order-events.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOwnOrder, insertTransition } from './orders.store.ts'

/**
 * Annuls the client's own order (spec §4, contract §5) and gives its slot's place back.
 *
 * @throws 404 no such order of theirs; 409 `estado` it was never placed, can no longer be annulled, or staff already prepare it
 */
export async function annulOrder(
  trx: Db,
  needs: Pick<Deps, 'clock' | 'webhooks'>,
  clientId: number,
  { Id }: OrderDraft,
): Promise<Order> {
  // an order that is not there yet can only become pending or incomplete (contract §5)
  if (!Id) refuseConflict('estado')
  const order = await trx
    .selectFrom('orders')
    .select(['Estado', 'Dia', 'slot_id', 'preparing_at'])
    .where('Id', '=', Id)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) refuseNotFound()
  const { Estado, Dia, slot_id, preparing_at } = order
  const isPreparing = preparing_at !== null
  if (!isTransitionAllowed(Estado, OrderStatus.Annulled, 'client', isPreparing)) refuseConflict('estado')
  const { clock } = needs
  const at = instant(clock)
  await trx
    .updateTable('orders')
    .set({ Estado: OrderStatus.Annulled, updated_at: at })
    .where('Id', '=', Id)
    .execute()
  const change = { from: Estado, to: OrderStatus.Annulled, at, author: 'client', authorId: clientId } as const
  await insertTransition(trx, { orderId: Id, ...change })
  if (Dia !== null && slot_id !== null) await returnPlace(trx, { dayId: Dia, slotId: slot_id })
  const annulled = (await findOwnOrder(trx, clientId, Id)) ?? refuseNotFound()
  if (Estado !== OrderStatus.Pending) return annulled
  await mailAnnulment(trx, clock, clientId, annulled)
  await queueOrderEvents(trx, needs, Id, ['pedido.anulado'])
  return annulled
}

async function mailAnnulment(trx: Db, clock: Clock, clientId: number, order: Order): Promise<void> {
  const client = (await findClientRow(trx, { Id: clientId })) ?? refuseNoSession()
  const eventKey = `pedido-${order.Id}-anulado`
  await queueMail(trx, clock, {
    to: client,
    content: orderAnnulledMail(recipientOf(client), order),
    eventKey,
  })
}
