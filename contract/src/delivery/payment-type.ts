import { Type, type Static } from 'typebox'
import { Closed, Id } from '../base/index.ts'

/**
 * A payment type, in the shop's order (spec §3). `Indicaciones` are instructions for the customer, `Alias` the account
 * that a transfer goes to; both are omitted if the shop has not written any, and wherever an order only names its type.
 */
export const PaymentType = Closed({
  Id,
  Descrip: Type.String(),
  Indicaciones: Type.Optional(Type.String()),
  Alias: Type.Optional(Type.String()),
})
export type PaymentType = Static<typeof PaymentType>
