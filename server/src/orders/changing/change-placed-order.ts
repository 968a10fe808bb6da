import type { Order, OrderChangePreview, OrderInChange, StaffChangeDraft } from '@gondola/contract/orders'
import { exchangePlace, isSamePlace } from '../../delivery/holds/place-holds.ts'
import { deleteHold, findHold } from '../../delivery/holds/slot-holds.store.ts'
import { hasPlace, returnPlace } from '../../delivery/slot-places.store.ts'
import { shopTime } from '../../delivery/delivery-calendar.ts'
import { findZones } from '../../delivery/zones/zones.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseConflict, refuseViolation } from '../../http/problem.ts'
import { changeHolds, findShortfall, releaseStock } from '../../goods/stock/hold-stock.ts'
import { changeOrder } from '../change-order.ts'
import type { ChangeAuthor } from '../../audit/record-change.ts'
import { lockOrder, lockOwnOrder, type LockedOrder } from '../locked-order.store.ts'
import { insertLines, readOwnOrder } from '../orders.store.ts'
import { checkNewAccounts } from '../placing/check-order-count.ts'
import { checkSlotShare } from '../placing/place-order.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import { deleteUsedUnits, writeUsedUnits } from '../placing/order-counts.store.ts'
import { deleteLines, findCutoffs } from './changed-order.store.ts'
import { changeUntil, requireChangeable } from './change-window.ts'
import { planChange, type ChangePlan } from './plan-change.ts'
import type { OrderDeps } from '../order-events.ts'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'

export type Changer = { clientId: number } | { staff: ChangeAuthor; reason: string }

/** Locks a client's own order; null: one that staff change. */
const lockFor = (trx: Db, clientId: number | null, Id: number): Promise<LockedOrder> =>
  clientId === null ? lockOrder(trx, Id) : lockOwnOrder(trx, clientId, Id)

/**
 * Changes a placed order (decision 0022) in the given transaction, with the order locked: whoever begins to prepare,
 * annuls or changes it at the same moment comes before or after. Stock and place come last, as when an order is placed.
 * Any refusal rolls everything back. A draft that changes nothing writes nothing.
 *
 * @throws as `planChange`; 404 no such order of the client; 409 `horario` the new slot is full; 422 `existencia`,
 *   `pedidos-por-horario`, `cuentas-nuevas`
 */
export async function changePlacedOrder(
  trx: Db,
  needs: OrderDeps,
  by: Changer,
  Id: number,
  draft: StaffChangeDraft,
): Promise<Order> {
  const mover = 'staff' in by ? null : by.clientId
  const order = await lockFor(trx, mover, Id)
  const plan = await planChange(trx, needs, order, draft, mover === null)
  const { difference, columns: change, lines, running, Version, uses, branch, articles } = plan
  const clientId = plan.after.Cliente
  if (difference === null) return readOwnOrder(trx, clientId, Id)
  if (!plan.isBegun) {
    await deleteLines(trx, Id)
    await insertLines(trx, Id, lines, { priced: running, Version })
    await deleteUsedUnits(trx, Id)
    await writeUsedUnits(trx, Id, uses)
  }
  await changeOrder(trx, needs, order, {
    ...('staff' in by
      ? { action: 'modificar', author: by.staff, reason: by.reason }
      : { action: 'cambiar', author: by }),
    change,
    difference,
  })
  const isOtherBranch = branch.Id !== order.branch_id
  if (isOtherBranch) await releaseStock(trx, needs, order)
  if (branch.hasStock && (isOtherBranch || difference.Lineas.length > 0)) {
    const shortfall = await changeHolds(trx, needs, { orderId: Id, ...shareOf(needs, plan) }, articles)
    if (shortfall !== null) refuseViolation(shortfall)
  }
  await takeNewPlace(trx, needs, mover, order, plan)
  const after = await readOwnOrder(trx, clientId, Id)
  if (plan.moved !== null && needs.config.rateLimit) {
    await checkSlotShare(trx, after, await findSiteParameter(trx, 'MaximoPedidosPorHorario'))
    await checkNewAccounts(trx, needs, plan.sharedPart, plan.moved)
  }
  return after
}

/** Whose stock a changed order takes, and how much of it. */
const shareOf = ({ config }: Pick<OrderDeps, 'config'>, { branch, after, sharedPart }: ChangePlan) => ({
  branchId: branch.Id,
  clientId: after.Cliente,
  part: config.rateLimit ? sharedPart : null,
})

/**
 * The order leaves its place for the new one; if the client who moves it holds the new one, that place becomes the
 * order's. A hold elsewhere stays: it is for the cart.
 *
 * @param clientId null: staff move it
 */
async function takeNewPlace(
  trx: Db,
  { clock }: CatalogueDeps,
  clientId: number | null,
  order: LockedOrder,
  { moved: to }: ChangePlan,
): Promise<void> {
  if (to === null) return
  const { branch_id: branchId, Dia: dayId, slot_id: slotId } = order
  const from = branchId === null || dayId === null || slotId === null ? null : { branchId, dayId, slotId }
  const held = clientId === null ? null : await findHold(trx, clientId)
  const own =
    clientId !== null && held !== null && isSamePlace(held, to) ? await deleteHold(trx, clientId) : null
  if (own !== null && isSamePlace(own, to)) {
    if (from !== null) await returnPlace(trx, from)
    return
  }
  // the client moved the hold at the same moment
  if (own !== null) await returnPlace(trx, own)
  if (!(await exchangePlace(trx, clock, { from, to, capacity: to.capacity }))) refuseConflict('horario')
}

/**
 * Computes a change without saving it, and says what it changes. Stock and place are looked at and not held.
 *
 * @param clientId null: staff change it
 * @throws as `changePlacedOrder`
 */
export async function previewOrderChange(
  db: Db,
  needs: CatalogueDeps,
  clientId: number | null,
  Id: number,
  draft: StaffChangeDraft,
): Promise<OrderChangePreview> {
  const order = await lockFor(db, clientId, Id)
  // that the customer is of age is declared before it is saved
  const plan = await planChange(db, needs, order, { ...draft, MayorDeEdad: true }, clientId === null)
  const { after: Pedido, articles, branch, moved } = plan
  if (branch.hasStock) {
    const shortfall = await findShortfall(db, needs, shareOf(needs, plan), articles)
    if (shortfall !== null) refuseViolation(shortfall)
  }
  if (moved !== null && !(await isFree(db, clientId, moved))) refuseConflict('horario')
  const { TotalNeto } = Pedido
  const Diferencia = plan.difference ?? { Lineas: [], TotalAntes: TotalNeto, TotalAhora: TotalNeto }
  return { Pedido, Diferencia }
}

/** Whether a place can be had: it is held for the client, or there is one left. */
async function isFree(
  db: Db,
  clientId: number | null,
  place: NonNullable<ChangePlan['moved']>,
): Promise<boolean> {
  const held = clientId === null ? null : await findHold(db, clientId)
  return (held !== null && isSamePlace(held, place)) || hasPlace(db, place, place.capacity)
}

/**
 * Opens an order for a change: its lines with the promotions of their day, as the cart computes with them.
 *
 * @throws as `requireChangeable`; 404 the client has no such order
 */
export async function openOrderChange(
  db: Db,
  needs: CatalogueDeps,
  clientId: number,
  Id: number,
): Promise<OrderInChange> {
  const order = await lockOwnOrder(db, clientId, Id)
  const ordered = await requireChangeable(db, needs, order)
  const cutoffOf = await findCutoffs(db, [order])
  const Hasta = changeUntil(order, cutoffOf(order), shopTime(needs))
  if (Hasta === null) refuseViolation({ code: 'cambio-cerrado' })
  const Pedido = await readOwnOrder(db, clientId, Id)
  const { branch_id: Sucursal, zone_id } = order
  const zones = Sucursal === null || zone_id === null ? [] : await findZones(db, Sucursal)
  const Zona = zones.find(({ Id: zone }) => zone === zone_id)?.Id ?? null
  return { Pedido, Lineas: ordered.map(({ line }) => line), Sucursal, Zona, Hasta }
}
