import * as calls from '@gondola/contract/orders'
import type {
  ChangeableOrder,
  Order,
  OrderChangeDraft,
  OrderChangePreview,
  OrderInChange,
} from '@gondola/contract/orders'
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
