import { Type, type Static } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { DoorMeans, PaymentWay } from '../payments/index.ts'

/**
 * A payment type, in the shop's order (spec §3). `Indicaciones` are instructions for the customer, `Alias` the account
 * that a transfer goes to; both are omitted if the shop has not written any, and wherever an order only names its type.
 * `Forma` is how it is paid; omitted: at the door. `Disponible` is false while the shop has no account to take it with.
 * `Transferencia`: paid by transfer to the shop's account. `MediosConDescuento`: with which means at the door its
 * promotions still count, if staff said so (`keepingMeans`).
 */
export const PaymentType = Closed({
  Id,
  Descrip: Type.String(),
  Indicaciones: Type.Optional(Type.String()),
  Alias: Type.Optional(Type.String()),
  Forma: Type.Optional(PaymentWay),
  Disponible: Type.Optional(Type.Boolean()),
  Transferencia: Type.Optional(Type.Literal(true)),
  MediosConDescuento: Type.Optional(Type.Array(DoorMeans, { maxItems: 3 })),
})
export type PaymentType = Static<typeof PaymentType>
