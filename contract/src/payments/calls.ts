import { Closed } from '../base/index.ts'
import { call, IdParams } from '../calls/index.ts'
import { OwnCredit } from './own-credit.ts'
import { CardReserve, CardTokenDraft, PayReference, OrderMoney } from './order-money.ts'

// The money of the client's own orders (decision 0031).

export const findOrderMoney = call('GET', '/pedidos/pago/:Id', 'client', {
  whileClosed: true,
  params: IdParams,
  answer: OrderMoney,
  docs: ['Pedidos', 'findOrderMoney', 'El pago de un pedido', 'Lo que se reservó, cobró y devolvió de un pedido propio, lo que falta, y la página donde se puede pagar ahora (Pagina, o null).', ['no-existe']],
})
/** Makes sure that the order has a page where it can be paid, if anything is to be paid now. */
export const payOrder = call('POST', '/pedidos/pago/:Id', 'client', {
  whileClosed: true,
  params: IdParams,
  answer: OrderMoney,
  limit: 'payment',
  docs: [
    'Pedidos',
    'payOrder',
    'Pagar un pedido',
    'Se asegura de que el pedido tenga una página donde pagarlo, si hay algo que pagar ahora, y responde su pago. Repetirlo no hace otra página. 503 pago-caido: el servicio de pagos no responde; el pedido queda como estaba.',
    ['no-existe', 'pago-caido'],
  ],
})
/** Asks the provider once whether the order was paid, for a customer who comes back from its page. */
export const checkPayment = call('POST', '/pedidos/pago/:Id/mirar', 'client', {
  whileClosed: true,
  params: IdParams,
  answer: OrderMoney,
  limit: 'payment',
  docs: ['Pedidos', 'checkPayment', 'Mirar si se pagó', 'Le pregunta una vez al servicio de pagos si el pedido se pagó, para quien vuelve de su página.', ['no-existe', 'pago-caido']],
})
/** Reserves an order's amount on a card, from the shop's page with the provider's card fields. Its reference is the key. */
export const reserveOnCard = call('POST', '/pagos/tarjeta/:Referencia', 'anybody', {
  whileClosed: true,
  params: Closed({ Referencia: PayReference }),
  body: CardTokenDraft,
  answer: CardReserve,
  limit: 'card',
  docs: [
    'Pedidos',
    'reserveOnCard',
    'Reservar en una tarjeta',
    'Reserva el importe de un pedido en una tarjeta, con el token que hicieron los campos del servicio de pagos en el navegador; la tienda nunca recibe el número. La usa la página /pago/tarjeta/:Referencia. Después de ocho tarjetas rechazadas la página se cierra.',
    ['no-existe'],
  ],
})
/** What the shop owes the client. */
export const findOwnCredit = call('GET', '/clientes/saldo', 'client', {
  whileClosed: true,
  answer: OwnCredit,
  docs: ['Clientes', 'findOwnCredit', 'Saldo a favor', 'Lo que la tienda le debe al cliente, que se usa solo en el próximo pedido y no vence, y sus movimientos.'],
})
