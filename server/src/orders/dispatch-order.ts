import { OrderStatus, type Order } from '@gondola/contract/entities/order.ts'
import { pointsEarned } from '@gondola/contract/rules/order-preparation.ts'
import { orderDispatchedMail } from '@gondola/contract/texts/order-mail.ts'
import { preparationMessage } from '@gondola/contract/texts/staff/preparation-violations.ts'
import { findClientRow, recipientOf } from '../clients/clients.store.ts'
import { addOrderPoints } from '../clients/points-ledger.store.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../http/problem.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findSiteParameter } from '../site/parameters.store.ts'
import { lockOrder, requireStep, writeStep, type LockedOrder, type StepAuthor } from './locked-order.store.ts'
import { findOwnOrder } from './orders.store.ts'
import { listPreparedLines } from './picked-lines.store.ts'

type Needs = Pick<Deps, 'clock' | 'config' | 'webhooks'>

/**
 * The order leaves the shop (P → D): its points are credited once, the customer is told the differences and the final
 * total. From the queue it goes as it was ordered, unless somebody has begun to prepare it.
 *
 * @throws 404; 409 `estado`; 422 `falta-preparar`
 */
export async function dispatchOrder(trx: Db, needs: Needs, who: StepAuthor, Id: number): Promise<void> {
  const order = await lockOrder(trx, Id)
  requireStep('despachar', order)
  if (order.Preparacion === undefined) await requireUntouched(trx, Id)
  const change = { Estado: OrderStatus.Delivered }
  await writeStep(trx, needs, who, order, { step: 'despachar', change })
  if (order.client_id === null) return
  await creditPoints(trx, needs, order, order.client_id)
  await mailDispatch(trx, needs, order.client_id, Id)
}

/** An order that was half prepared and put back does not leave as if it were whole. */
async function requireUntouched(trx: Db, Id: number): Promise<void> {
  const lines = await listPreparedLines(trx, Id)
  if (lines.every(({ Preparado }) => Preparado === undefined)) return
  const count = lines.filter(({ Preparado }) => Preparado === undefined).length
  const broken = { code: 'falta-preparar', count: Math.max(1, count) } as const
  refuseStaff({ code: broken.code, text: preparationMessage(broken) })
}

async function creditPoints(trx: Db, { clock }: Needs, order: LockedOrder, clientId: number): Promise<void> {
  const points = pointsEarned(order, await findSiteParameter(trx, 'PesosPorPunto'))
  if (points > 0) await addOrderPoints(trx, clock, { clientId, orderId: order.Id, points })
}

async function mailDispatch(trx: Db, { clock, config }: Needs, clientId: number, Id: number): Promise<void> {
  const client = await findClientRow(trx, { Id: clientId })
  if (client === null) return
  const order: Order = (await findOwnOrder(trx, clientId, Id)) ?? refuseNotFound()
  const content = orderDispatchedMail(recipientOf(client), order, config.publicUrl)
  await queueMail(trx, clock, { to: client, content, eventKey: `pedido-${Id}-despachado` })
}
