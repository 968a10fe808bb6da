import type { CallParams } from '@gondola/contract/calls'
import * as calls from '@gondola/contract/orders'
import type {
  ClonedOrder,
  FollowedOrder,
  LineRatingDraft,
  OrderMailWish,
  Order,
  OrderDraft,
} from '@gondola/contract/orders'
import { isRefusal } from './errors.ts'
import { send, sendForList, type Listed } from './client.ts'

// Order calls (spec §7, contract §4 and §5).

/** Order groups: pending, delivered, the incomplete one (the saved cart), or cancelled and annulled (C). */
export type ListedStatus = CallParams<typeof calls.listOrders>['Estado']

/** Saves the cart (I), places an order (P) or annuls one (A). Idempotent: the same key returns the same order. */
export function saveOrder(draft: OrderDraft, idempotencyKey: string): Promise<Order> {
  return send(calls.saveOrder, { body: draft, idempotencyKey })
}

/** A client's own orders, newest first; pages count from 0. */
export function listOrders(
  Cliente: number,
  Estado: ListedStatus,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<Listed<Order[]>> {
  return sendForList(calls.listOrders, { params: { Cliente, Estado, page, size }, signal })
}

/** An order's lines at today's prices, and its articles that are no longer sold. */
export function cloneOrder(Id: number): Promise<ClonedOrder> {
  return send(calls.cloneOrder, { params: { Id } })
}

/** One own order with the stages that it reached. */
export function followOrder(Id: number, signal?: AbortSignal): Promise<FollowedOrder> {
  return send(calls.followOrder, { params: { Id }, signal })
}

/** Rates a line of an own order that came; null takes the rating back. */
export function rateLine(Id: number, rating: LineRatingDraft): Promise<FollowedOrder> {
  return send(calls.rateLine, { params: { Id }, body: rating })
}

/** Sets whether the customer wants a mail once an order was delivered. */
export function setDeliveredMail(Entregado: boolean): Promise<OrderMailWish> {
  return send(calls.setOrderMails, { body: { Entregado } })
}

/** Whether the server knows no such order of this customer. */
export const isNoOrder = (error: unknown): boolean =>
  isRefusal(error, 'no-existe') || isRefusal(error, 'formato')
