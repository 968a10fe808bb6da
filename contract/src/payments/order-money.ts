import { Type, type Static } from 'typebox'
import { Closed, Id, Nullable, Pesos } from '../base/index.ts'
import { DoorMeans } from './door-means.ts'
import { MoneyState } from './money-state.ts'
import { PaymentWay } from './payment-way.ts'
import { OrderTransfer } from './transfer.ts'

/**
 * The page where an order can be paid now: the provider's or, with `Tarjeta`, the shop's own with the provider's card
 * fields. `Hasta` is an ISO instant.
 */
export const PayPage = Closed({
  Url: Type.String({ maxLength: 1000 }),
  Importe: Pesos,
  Hasta: Type.String(),
  Tarjeta: Type.Boolean(),
  /** Paid by transfer: what the customer needs for it. There is no page then; `Url` leads to the order. */
  Transferencia: Type.Optional(OrderTransfer),
})
export type PayPage = Static<typeof PayPage>

export const MoneyMoveKind = Type.Union([
  Type.Literal('reserva'),
  Type.Literal('liberacion'),
  Type.Literal('cobro'),
  Type.Literal('devolucion'),
  Type.Literal('rechazo'),
  Type.Literal('contracargo'),
])
export type MoneyMoveKind = Static<typeof MoneyMoveKind>

/** When the customer sees money that was given back: at once, or on a later statement of the card. */
export const RefundDelay = Type.Union([Type.Literal('enseguida'), Type.Literal('resumen')])
export type RefundDelay = Static<typeof RefundDelay>

/**
 * What happened to an order's money. `Momento` is an ISO instant with the shop's offset; `Medio` the means in the
 * provider's words (`visa`, `account_money`), null if it is not known; `Cuotas` its instalments. Of a refund, `Plazo` is
 * when the customer sees it, and `Pendiente` means that the provider has not confirmed it. Of a refused payment, `Motivo`
 * is why, in sentences to the customer, where the provider tells.
 */
export const MoneyMove = Closed({
  Momento: Type.String(),
  Clase: MoneyMoveKind,
  Importe: Pesos,
  Medio: Nullable(Type.String()),
  Cuotas: Nullable(Type.Integer({ minimum: 0 })),
  Plazo: Type.Optional(RefundDelay),
  Pendiente: Type.Optional(Type.Boolean()),
  Motivo: Type.Optional(Type.String({ maxLength: 200 })),
})
export type MoneyMove = Static<typeof MoneyMove>

/** How many of an order's moves are shown, the newest. */
export const MONEY_MOVES_MAX = 50

/**
 * What an order costs less because of its payment type. `Pierde` are the means at the door that it is not for;
 * `Perdido` is what was taken back of it, because they were paid with: it is in the order's `Total`.
 */
export const PaymentDiscount = Closed({
  Importe: Pesos,
  Pierde: Type.Array(DoorMeans, { maxItems: 3 }),
  Perdido: Pesos,
})
export type PaymentDiscount = Static<typeof PaymentDiscount>

/**
 * An order's money, for its customer. `Total` is what it costs now, 0 once it is annulled or cancelled; `Devuelto` is
 * part of `Cobrado`; `Falta` is what is missing and not reserved or on its way. `PagarHasta` is the ISO instant until
 * which an order that is paid first waits for its first payment; null: it does not wait. `Movimientos` are oldest first.
 */
export const OrderMoney = Closed({
  Pedido: Id,
  Forma: PaymentWay,
  Estado: MoneyState,
  Total: Pesos,
  Reservado: Pesos,
  Cobrado: Pesos,
  Devuelto: Pesos,
  Falta: Pesos,
  PagarHasta: Nullable(Type.String()),
  Pagina: Nullable(PayPage),
  Movimientos: Type.Array(MoneyMove, { maxItems: MONEY_MOVES_MAX }),
  /** Of an order that may lose or lost it. */
  DescuentoPago: Type.Optional(PaymentDiscount),
  /** What the customer has to do for a payment that is not decided, in a sentence. */
  Espera: Type.Optional(Type.String({ maxLength: 200 })),
})
export type OrderMoney = Static<typeof OrderMoney>

/** Means whose refunds are in the customer's account at once; a card shows them on one of its next statements. */
const INSTANT_MEANS = new Set(['account_money', 'cvu', 'transferencia', 'efectivo'])

export const refundDelay = (means: string | null): RefundDelay =>
  means !== null && INSTANT_MEANS.has(means) ? 'enseguida' : 'resumen'
