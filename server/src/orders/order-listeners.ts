import { OrderStatus, pointsEarned } from '@gondola/contract/orders'
import type { Deps } from '../platform/deps.ts'
import { countShortages } from '../goods/stock/shortage-estimate.ts'
import type { OrderListener } from './order-events.ts'
import { listUndelivered } from './undelivered.store.ts'
import { listPreparedLines, type PickedRow } from './picking/picked-lines.store.ts'
import { addOrderPoints, correctOrderPoints, findOrderPoints } from '../people/clients/points-ledger.store.ts'
import { findSiteParameter } from '../site/parameters.store.ts'
import { recordChange } from '../audit/record-change.ts'

/** Writes the steps of staff and other systems into the audit log. */
export const auditOrderEvents =
  ({ clock }: Deps): OrderListener =>
  async (trx, { orderId, action, author, before, after, reason }) => {
    if (before === null || (author !== null && 'clientId' in author)) return
    const { Estado, Preparacion, TotalNeto } = after
    await recordChange(trx, author, clock, {
      Entidad: 'pedidos',
      Clave: orderId,
      Accion: action,
      Antes: { Estado: before.Estado, Preparacion: before.Preparacion ?? null, TotalNeto: before.TotalNeto },
      Despues: { Estado, Preparacion, TotalNeto, ...(reason !== undefined && { Motivo: reason }) },
    })
  }

/** Credits a dispatched order's points, once; one that comes back takes them with it, until it is dispatched again. */
export const creditOrderPoints =
  ({ clock }: Deps): OrderListener =>
  async (trx, { orderId, action, before }) => {
    if (action !== 'despachar' && action !== 'no-entregado') return
    if (before === null || before.client_id === null) return
    const clientId = before.client_id
    const isGone = action === 'despachar'
    const points = isGone ? pointsEarned(before, await findSiteParameter(trx, 'PesosPorPunto')) : 0
    const credited = await findOrderPoints(trx, orderId)
    if (credited !== null)
      await correctOrderPoints(trx, clock, {
        clientId,
        orderId,
        points: points - credited.now,
        number: credited.entries,
        reason: isGone ? 'volvió a salir el pedido' : 'no se entregó el pedido',
      })
    else if (points > 0) await addOrderPoints(trx, clock, { clientId, orderId, points })
  }

/**
 * Counts what the picking of an order found missing, once: when it is dispatched, or cancelled by the shop (often
 * because nothing was there). Until then an order may be reopened and picked again.
 */
export const countOrderShortages =
  (deps: Deps): OrderListener =>
  async (trx, { orderId, before, after }) => {
    const hasEnded = after.Estado === OrderStatus.Delivered || after.Estado === OrderStatus.Cancelled
    if (before?.Estado !== OrderStatus.Pending || before.branch_id === null || !hasEnded) return
    // counted when it was dispatched first
    if ((await listUndelivered(trx, orderId)).length > 0) return
    const lines = await listPreparedLines(trx, orderId)
    await countShortages(trx, deps, before.branch_id, lines.flatMap(pickedLine))
  }

/** What the picking of a line says of its article; nothing if it was not picked. */
function pickedLine({ Codart, Cantidad, Unidad, Preparado }: PickedRow) {
  if (Preparado === undefined) return []
  // a weighed article is never exact: half of it is what counts as there
  const least = Unidad === 100 ? Cantidad / 2 : Cantidad
  return [{ code: Codart, isMissing: Preparado.Cantidad < least }]
}
