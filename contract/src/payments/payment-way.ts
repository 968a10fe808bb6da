import { Type, type Static } from 'typebox'

/**
 * How an order is paid (decision 0031): at the door; by a link for the exact total once it is ready; the estimate at
 * once; the estimate reserved on a card, captured when it is ready.
 */
export const PaymentWay = Type.Union([
  Type.Literal('puerta'),
  Type.Literal('listo'),
  Type.Literal('ahora'),
  Type.Literal('reserva'),
])
export type PaymentWay = Static<typeof PaymentWay>
