import * as calls from '@gondola/contract/orders'
import type {
  ChangeableOrder,
  Order,
  OrderChangeDraft,
  OrderChangePreview,
  OrderInChange,
} from '@gondola/contract/orders'
import { findDeliveryGrid, type DeliveryGrid } from '@gondola/contract/delivery'
import { send } from './client.ts'

// Changing a placed order (decision 0022). Apart from the other calls of orders, which the first load has.

/** The customer's placed orders that can be changed now. */
export function listChangeableOrders(signal?: AbortSignal): Promise<ChangeableOrder[]> {
  return send(calls.listChangeableOrders, { signal })
}

/** Opens a placed order for a change. */
export function openOrderChange(Id: number, signal?: AbortSignal): Promise<OrderInChange> {
  return send(calls.openOrderChange, { params: { Id }, signal })
}

/** The days and slots of an order's branch, and of a zone of it. */
export function findOrderGrid(
  { Sucursal, Zona }: Pick<OrderInChange, 'Sucursal' | 'Zona'>,
  signal?: AbortSignal,
): Promise<DeliveryGrid> {
  const query = { ...(Sucursal !== null && { sucursal: Sucursal }), ...(Zona !== null && { zona: Zona }) }
  return send(findDeliveryGrid, { query, signal })
}

/** The order as a change would leave it; writes nothing. */
export function previewOrderChange(
  Id: number,
  draft: OrderChangeDraft,
  signal?: AbortSignal,
): Promise<OrderChangePreview> {
  return send(calls.previewOrderChange, { params: { Id }, body: draft, signal })
}

/** Changes a placed order. Idempotent: the same key changes it once. */
export function changePlacedOrder(
  Id: number,
  draft: OrderChangeDraft,
  idempotencyKey: string,
): Promise<Order> {
  return send(calls.changePlacedOrder, { params: { Id }, body: draft, idempotencyKey })
}
