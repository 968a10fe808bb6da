import {
  OrderStatus,
  type OrderStatusCode,
  isActionAllowed,
  ORDER_ACTIONS,
  statusAfter,
  type OrderAction,
} from '@gondola/contract/orders'
import { returnPlace } from '../delivery/slot-places.store.ts'
import { refuseConflict } from '../http/problem.ts'
import { instant } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import { listGoneQuantities } from './picking/picked-lines.store.ts'
import { releaseStock, takeBackStock } from '../goods/stock/hold-stock.ts'
import { updateOrder, type LockedOrder, type OrderChange } from './locked-order.store.ts'
import type { OrderAuthor, OrderEvent, OrderOutcome, OrderDeps } from './order-events.ts'
import { insertTransition, preparationOf } from './orders.store.ts'

/** Refuses an action that the order's state does not allow. @throws 409 `estado` */
export function requireAction(action: OrderAction, order: LockedOrder): void {
  if (!isActionAllowed(action, order)) refuseConflict('estado')
}

/**
 * The only way in which a stored order changes its state: writes its row and history, then calls the listeners. An
 * order that is no longer pending ends what it holds of the stock, one that comes back holds it again; an annulled or cancelled one frees its place in the
 * slot. Both come last, in the order in which they are taken, because other orders wait for the locks on these rows.
 *
 * @throws 409 `estado`
 */
export async function changeOrder(
  trx: Db,
  deps: OrderDeps,
  order: LockedOrder,
  {
    action,
    author,
    change = {},
    reason,
    difference,
    lost = new Map(),
  }: Pick<OrderEvent, 'action' | 'author' | 'reason' | 'difference'> & {
    change?: OrderChange
    /** Of an order that is given up: goods that are not sold again, by article. */
    lost?: ReadonlyMap<string, number>
  },
): Promise<void> {
  requireAction(action, order)
  const at = instant(deps.clock)
  const Estado = statusAfter(action)
  await updateOrder(trx, order.Id, { ...change, Estado, updated_at: at })
  const after = outcomeOf(order, change, Estado)
  await recordOrderEvent(trx, deps, {
    orderId: order.Id,
    action,
    author,
    at,
    before: order,
    after,
    ...(reason !== undefined && { reason }),
    ...(difference !== undefined && { difference }),
  })
  const { branch_id, Dia, slot_id } = order
  const isGivenUp = Estado === OrderStatus.Annulled || Estado === OrderStatus.Cancelled
  if (order.Estado === OrderStatus.Pending && Estado !== OrderStatus.Pending)
    await releaseStock(trx, deps, order, isGivenUp ? lost : await listGoneQuantities(trx, order.Id))
  if (order.Estado === OrderStatus.Delivered && Estado === OrderStatus.Pending)
    await takeBackStock(trx, deps, order, await listGoneQuantities(trx, order.Id))
  if (isGivenUp && branch_id !== null && Dia !== null && slot_id !== null)
    await returnPlace(trx, { branchId: branch_id, dayId: Dia, slotId: slot_id })
}

/** Writes an event into the order's history and calls the listeners one after another. */
export async function recordOrderEvent(
  trx: Db,
  { orderListeners }: OrderDeps,
  event: OrderEvent,
): Promise<void> {
  const { author, action } = event
  await insertTransition(trx, {
    orderId: event.orderId,
    from: event.fromCart === true ? OrderStatus.Incomplete : (event.before?.Estado ?? null),
    to: event.after.Estado,
    at: event.at,
    ...authorColumns(author),
    ...((ORDER_ACTIONS[action].by === 'staff' || action === 'cambiar') && { step: action }),
    ...(event.reason !== undefined && { reason: event.reason }),
    ...(event.difference !== undefined && { difference: event.difference }),
  })
  for (const listener of orderListeners) await listener(trx, event)
}

function authorColumns(author: OrderAuthor) {
  if (author === null) return { author: 'system', authorId: null } as const
  if ('clientId' in author) return { author: 'client', authorId: author.clientId } as const
  if (author.staffId === null)
    return { author: 'system', authorId: null, authorName: author.userName } as const
  return { author: 'staff', authorId: author.staffId } as const
}

const TOTALS = ['TotalBruto', 'TotalDescuento', 'TotalNeto'] as const

export function outcomeOf(order: LockedOrder, change: OrderChange, Estado: OrderStatusCode): OrderOutcome {
  return {
    Estado,
    Preparacion: preparationOf({ ...order, ...change, Estado }),
    TotalNeto: change.TotalNeto ?? order.TotalNeto,
    hasOtherTotals: TOTALS.some((total) => change[total] !== undefined && change[total] !== order[total]),
  }
}
