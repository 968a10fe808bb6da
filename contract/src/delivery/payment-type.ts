import { Type, type Static } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { PaymentWay } from '../payments/index.ts'

/**
 * A payment type, in the shop's order (spec §3). `Indicaciones` are instructions for the customer, `Alias` the account
 * that a transfer goes to; both are omitted if the shop has not written any, and wherever an order only names its type.
 * `Forma` is how it is paid; omitted: at the door. `Disponible` is false while the shop has no account to take it with.
 * `Transferencia`: paid by transfer to the shop's account.
 */
export const PaymentType = Closed({
  Id,
  Descrip: Type.String(),
  Indicaciones: Type.Optional(Type.String()),
  Alias: Type.Optional(Type.String()),
  Forma: Type.Optional(PaymentWay),
  Disponible: Type.Optional(Type.Boolean()),
  Transferencia: Type.Optional(Type.Literal(true)),
})
export type PaymentType = Static<typeof PaymentType>
