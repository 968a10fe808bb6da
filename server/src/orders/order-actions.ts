import type { InvoiceData } from '@gondola/contract/clients'
import {
  cameOf,
  invoiceChangeText,
  INVOICE_TEXTS,
  lostGoodsText,
  OrderStatus,
  preparationMessage,
  type Order,
  type OrderDraft,
} from '@gondola/contract/orders'
import { refuseStaff, refuseConflict } from '../http/problem.ts'
import type { Db } from '../platform/db/open-database.ts'
import { changeOrder, outcomeOf, recordOrderEvent, requireAction } from './change-order.ts'
import { findFreeCrate, lockOrder, lockOwnOrder, updateOrder } from './locked-order.store.ts'
import type { OrderAuthor, OrderDeps, OrderStep } from './order-events.ts'
import { insertTransition, readOwnOrder } from './orders.store.ts'
import { instant } from '../platform/clock.ts'
import { noteOtherCrate } from './picking/prepare-order.ts'
import { listGoneQuantities, listPreparedLines } from './picking/picked-lines.store.ts'
import { listVoucherRows } from './vouchers.store.ts'

/**
 * Dispatches an order (P → D): credits its points once and mails the customer the differences and the final total. An
 * order still in the queue is dispatched as ordered, unless somebody has begun to prepare it.
 *
 * @throws 404; 409 `estado`; 422 `falta-preparar`
 */
export const dispatchOrder: OrderStep = async (trx, deps, author, Id) => {
  const order = await lockOrder(trx, Id)
  requireAction('despachar', order)
  if (order.Preparacion === undefined) await requireUntouched(trx, Id)
  const change = { dispatched_at: instant(deps.clock) }
  await changeOrder(trx, deps, order, { action: 'despachar', author, change })
}

/** Refuses an order that was partly prepared and returned to the queue: it would be dispatched as if complete. */
async function requireUntouched(trx: Db, Id: number): Promise<void> {
  const lines = await listPreparedLines(trx, Id)
  if (lines.every(({ Preparado }) => Preparado === undefined)) return
  const count = lines.filter(({ Preparado }) => Preparado === undefined).length
  const broken = { code: 'falta-preparar', count: Math.max(1, count) } as const
  refuseStaff({ code: broken.code, text: preparationMessage(broken) })
}

/** Notes when a dispatched order was delivered or picked up; its status stays D. @throws 404; 409 `estado` */
export const deliverOrder: OrderStep = async (trx, deps, author, Id) => {
  const order = await lockOrder(trx, Id)
  const change = { delivered_at: instant(deps.clock) }
  await changeOrder(trx, deps, order, { action: 'entregar', author, change })
}

/**
 * Takes a dispatched order that could not be handed over back to the shop (D → P): its goods lie in their crate, held for
 * it. It goes to another slot, or is cancelled.
 *
 * @throws 404; 409 `estado`; 422 `motivo-vacio`
 */
export async function returnUndelivered(
  trx: Db,
  deps: OrderDeps,
  author: OrderAuthor,
  Id: number,
  Motivo: string,
): Promise<void> {
  const reason = requireReason(Motivo)
  const order = await lockOrder(trx, Id)
  // one that nobody prepared never had a crate
  const crate = order.crate === null ? null : await findFreeCrate(trx, deps, order)
  const change = { dispatched_at: null, crate }
  await changeOrder(trx, deps, order, { action: 'no-entregado', author, change, reason })
  await noteOtherCrate(trx, deps, author, order, crate)
}

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

/**
 * Cancels an order for the shop (P → C): frees its place in the slot and mails the customer the reason. Its goods are
 * sold again, but for those of the lines `Perdidas`.
 *
 * @throws 404; 409 `estado`; 422 `motivo-vacio`
 */
export async function cancelOrder(
  trx: Db,
  deps: OrderDeps,
  author: OrderAuthor,
  Id: number,
  Motivo: string,
  Perdidas: readonly number[] = [],
): Promise<void> {
  const reason = requireReason(Motivo)
  const order = await lockOrder(trx, Id)
  const change = { MotivoCancelacion: reason }
  const lost = await listGoneQuantities(trx, Id, Perdidas)
  await changeOrder(trx, deps, order, { action: 'cancelar', author, change, reason, lost })
}

/** Notes which goods of an order are not sold again. */
export async function noteLostGoods(
  trx: Db,
  deps: OrderDeps,
  author: { staffId: number },
  Id: number,
  Perdidas: readonly number[],
): Promise<void> {
  const lines = (await listPreparedLines(trx, Id)).filter(({ Items }) => Perdidas.includes(Items))
  const goods = lines.flatMap((line) => cameOf(line) ?? [])
  if (goods.length > 0) await addOrderNote(trx, deps, author, Id, lostGoodsText(goods))
}

/** Writes an internal note into the order's history. @throws 404 */
export async function addOrderNote(
  trx: Db,
  { clock }: OrderDeps,
  { staffId }: { staffId: number },
  Id: number,
  text: string,
): Promise<void> {
  const { Estado } = await lockOrder(trx, Id)
  await insertTransition(trx, {
    orderId: Id,
    from: Estado,
    to: Estado,
    at: instant(clock),
    author: 'staff',
    authorId: staffId,
    step: 'nota',
    reason: text,
  })
}

/**
 * Says whom an order's Factura A is made out to (null: none is asked for). The history does not repeat who: it outlives
 * the account.
 *
 * @throws 404; 409 `estado`; 422 `ya-facturado`
 */
export async function saveOrderInvoice(
  trx: Db,
  deps: OrderDeps,
  author: OrderAuthor,
  Id: number,
  data: InvoiceData | null,
): Promise<void> {
  const order = await lockOrder(trx, Id)
  const { Estado } = order
  if (Estado === OrderStatus.Cancelled || Estado === OrderStatus.Annulled) refuseConflict('estado')
  if ((await listVoucherRows(trx, Id)).length > 0)
    refuseStaff({ code: 'ya-facturado', text: INVOICE_TEXTS.invoiced })
  const at = instant(deps.clock)
  await updateOrder(trx, Id, { Estado, invoice: data && JSON.stringify(data), updated_at: at })
  const reason = invoiceChangeText(order.invoice, data)
  const after = outcomeOf(order, {}, Estado)
  await recordOrderEvent(trx, deps, {
    orderId: Id,
    action: 'modificar',
    author,
    at,
    before: order,
    after,
    reason,
  })
}

/** The reason without blanks around it. @throws 422 `motivo-vacio` */
export function requireReason(Motivo: string): string {
  const reason = Motivo.trim()
  if (reason !== '') return reason
  const code = 'motivo-vacio'
  return refuseStaff({ code, text: preparationMessage({ code }), Campo: 'Motivo' })
}
