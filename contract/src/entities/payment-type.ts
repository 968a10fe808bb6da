import { Type, type Static } from 'typebox'
import { Closed, Id } from './fields.ts'

/**
 * A way to pay, in the shop's order (spec §3). `Indicaciones` is what the customer must know to pay so, `Alias` what a
 * transfer goes to; both are left out where the shop has written none, and wherever an order names its type alone.
 */
export const PaymentType = Closed({
  Id,
  Descrip: Type.String(),
  Indicaciones: Type.Optional(Type.String()),
  Alias: Type.Optional(Type.String()),
})
export type PaymentType = Static<typeof PaymentType>
