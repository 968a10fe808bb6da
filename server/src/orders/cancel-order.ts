import { OrderStatus } from '@gondola/contract/entities/order.ts'
import { orderCancelledMail } from '@gondola/contract/texts/order-mail.ts'
import { preparationMessage } from '@gondola/contract/texts/staff/preparation-violations.ts'
import { findClientRow, recipientOf } from '../clients/clients.store.ts'
import type { Db } from '../platform/db/open-database.ts'
import { returnPlace } from '../delivery/slot-places.store.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseStaff } from '../http/problem.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { lockOrder, requireStep, writeStep, type LockedOrder, type StepAuthor } from './locked-order.store.ts'

type Needs = Pick<Deps, 'clock' | 'config' | 'webhooks'>

/**
 * The shop cancels an order (P → C): its slot's place is free again, the customer is told the reason.
 *
 * @throws 404; 409 `estado`; 422 `motivo-vacio`
 */
export async function cancelOrder(
  trx: Db,
  needs: Needs,
  who: StepAuthor,
  Id: number,
  Motivo: string,
): Promise<void> {
  const reason = Motivo.trim()
  if (reason === '')
    refuseStaff({
      code: 'motivo-vacio',
      text: preparationMessage({ code: 'motivo-vacio' }),
      Campo: 'Motivo',
    })
  const order = await lockOrder(trx, Id)
  requireStep('cancelar', order)
  const change = { Estado: OrderStatus.Cancelled, MotivoCancelacion: reason }
  await writeStep(trx, needs, who, order, { step: 'cancelar', change, reason })
  const { Dia, slot_id } = order
  if (Dia !== null && slot_id !== null) await returnPlace(trx, { dayId: Dia, slotId: slot_id })
  await mailCancellation(trx, needs, order, reason)
}

async function mailCancellation(
  trx: Db,
  { clock, config }: Needs,
  order: LockedOrder,
  reason: string,
): Promise<void> {
  if (order.client_id === null) return
  const client = await findClientRow(trx, { Id: order.client_id })
  if (client === null) return
  const content = orderCancelledMail(recipientOf(client), order, reason, config.publicUrl)
  await queueMail(trx, clock, { to: client, content, eventKey: `pedido-${order.Id}-cancelado` })
}
