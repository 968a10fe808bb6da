import type { OrderedTotals } from '@gondola/contract/cart'
import { checkPrepared, finalTotals, otherCrateText, preparationMessage } from '@gondola/contract/orders'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseStaff } from '../../http/problem.ts'
import type { ChangeAuthor } from '../../audit/record-change.ts'
import { changeOrder, requireAction } from '../change-order.ts'
import { findFreeCrate, lockOrder, type LockedOrder, type OrderChange } from '../locked-order.store.ts'
import { listPreparedLines } from './picked-lines.store.ts'
import type { OrderAuthor, OrderDeps, OrderStep } from '../order-events.ts'
import { insertTransition } from '../orders.store.ts'

/**
 * Starts preparing an order: from then on the customer can no longer annul it. Of two people who start at once only one
 * succeeds. Idempotent for the same person.
 *
 * @throws 404; 409 `estado`
 */
export const startPreparing: OrderStep<ChangeAuthor> = async (trx, deps, author, Id) => {
  const order = await lockOrder(trx, Id)
  if (order.Preparacion === 'preparando' && order.preparing_by === author.staffId) return
  const crate = await findFreeCrate(trx, deps, order)
  const change = { preparing_at: instant(deps.clock), preparing_by: author.staffId, crate }
  await changeOrder(trx, deps, order, { action: 'preparar', author, change })
  await noteOtherCrate(trx, deps, author, order, crate)
}

/** Notes in an order's history that its crate has another letter: its own went to another order while it was away. */
export async function noteOtherCrate(
  trx: Db,
  { clock }: OrderDeps,
  author: OrderAuthor,
  order: LockedOrder,
  crate: string | null,
): Promise<void> {
  if (order.crate === null || order.crate === crate) return
  await insertTransition(trx, {
    orderId: order.Id,
    from: 'P',
    to: 'P',
    at: instant(clock),
    author: 'staff',
    authorId: author !== null && 'staffId' in author ? author.staffId : null,
    step: 'nota',
    reason: otherCrateText(order.crate, crate),
  })
}

/**
 * Marks an order as ready: its totals become those of the prepared lines, and the ordered totals are stored beside
 * them.
 *
 * @throws 404; 409 `estado`; 422 `falta-preparar`, `nada-preparado`
 */
export const markReady: OrderStep<ChangeAuthor> = async (trx, deps, author, Id) => {
  const order = await lockOrder(trx, Id)
  requireAction('listo', order)
  const lines = await listPreparedLines(trx, Id)
  const broken = checkPrepared(lines)
  if (broken !== null) refuseStaff({ code: broken.code, text: preparationMessage(broken) })
  const { TotalEnvio: _, ...totals } = finalTotals(lines, order.TotalEnvio ?? 0)
  const change = {
    ready_at: instant(deps.clock),
    ...totals,
    TotalesPedido: JSON.stringify(orderedTotals(order)),
  }
  await changeOrder(trx, deps, order, { action: 'listo', author, change })
}

/** Reopens a ready order, to change its preparation; it has a crate then as well. @throws 404; 409 `estado` */
export const reopenPreparation: OrderStep<ChangeAuthor> = async (trx, deps, author, Id) => {
  const order = await lockOrder(trx, Id)
  const crate = await findFreeCrate(trx, deps, order)
  const change = { ready_at: null, crate, ...restoredTotals(order) }
  await changeOrder(trx, deps, order, { action: 'reabrir', author, change })
  await noteOtherCrate(trx, deps, author, order, crate)
}

/**
 * Returns an order to the queue: somebody else prepares it later, and the customer may annul it again. The lines
 * already picked stay recorded.
 *
 * @throws 404; 409 `estado`
 */
export const returnToQueue: OrderStep<ChangeAuthor> = async (trx, deps, author, Id) => {
  const order = await lockOrder(trx, Id)
  const change = { preparing_at: null, preparing_by: null, ready_at: null, ...restoredTotals(order) }
  await changeOrder(trx, deps, order, { action: 'devolver', author, change })
}

const orderedTotals = (order: LockedOrder): OrderedTotals => ({
  TotalBruto: order.TotalBruto,
  TotalDescuento: order.TotalDescuento ?? 0,
  TotalEnvio: order.TotalEnvio ?? 0,
  TotalNeto: order.TotalNeto,
})

function restoredTotals({ TotalesPedido }: LockedOrder): OrderChange {
  if (TotalesPedido === null) return {}
  const { TotalBruto, TotalDescuento, TotalNeto } = TotalesPedido
  return { TotalBruto, TotalDescuento, TotalNeto, TotalesPedido: null }
}
