import * as calls from '@gondola/contract/payments'
import type { OrderMoney } from '@gondola/contract/payments'
import { send } from './client.ts'

// The money of the customer's own orders (decision 0031).

export function findOrderMoney(Id: number, signal?: AbortSignal): Promise<OrderMoney> {
  return send(calls.findOrderMoney, { params: { Id }, signal })
}

/** Makes sure that an order has a page where it can be paid; asked twice, there is one. */
export function payOrder(Id: number): Promise<OrderMoney> {
  return send(calls.payOrder, { params: { Id } })
}

/** Asks the provider whether an order was paid. */
export function checkPayment(Id: number, signal?: AbortSignal): Promise<OrderMoney> {
  return send(calls.checkPayment, { params: { Id }, signal })
}
