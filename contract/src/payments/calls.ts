import { Closed } from '../base/index.ts'
import { call, IdParams } from '../calls/index.ts'
import { CardReserve, CardTokenDraft, PayReference, OrderMoney } from './order-money.ts'

// The money of the client's own orders (decision 0031).

export const findOrderMoney = call('GET', '/pedidos/pago/:Id', 'client', { params: IdParams, answer: OrderMoney })
/** Makes sure that the order has a page where it can be paid, if anything is to be paid now. */
export const payOrder = call('POST', '/pedidos/pago/:Id', 'client', { params: IdParams, answer: OrderMoney, limit: 'payment' })
/** Asks the provider once whether the order was paid, for a customer who comes back from its page. */
export const checkPayment = call('POST', '/pedidos/pago/:Id/mirar', 'client', { params: IdParams, answer: OrderMoney, limit: 'payment' })
/** Reserves an order's amount on a card, from the shop's page with the provider's card fields. Its reference is the key. */
export const reserveOnCard = call('POST', '/pagos/tarjeta/:Referencia', 'anybody', { params: Closed({ Referencia: PayReference }), body: CardTokenDraft, answer: CardReserve, limit: 'card' })
