import { Type, type Static } from 'typebox'
import { Closed, Id, IsoDate, Nullable, Pesos } from '../base/index.ts'

// Transfers as staff see them (decision 0031).

const text = Type.String({ maxLength: 200 })

/** The account that customers transfer to; alias or CBU (or a wallet's CVU) may be empty, not both. */
export const TransferAccountDraft = Closed({
  Alias: Type.String({ maxLength: 20 }),
  Cbu: Type.String({ maxLength: 30 }),
  Titular: text,
  Cuit: Type.String({ maxLength: 20 }),
  Banco: text,
})
export type TransferAccountDraft = Static<typeof TransferAccountDraft>

export const TransferAccount = Closed({ Id, ...TransferAccountDraft.properties })
export type TransferAccount = Static<typeof TransferAccount>

/** An order's transfer that is waited for, or has come. */
export const StaffTransfer = Closed({
  Id,
  Pedido: Id,
  /** What the customer was asked to write with the transfer. */
  Referencia: text,
  Importe: Pesos,
  Cliente: text,
  /** When it was asked for: `2026-11-21T18:05:00-03:00`. */
  Fechahora: Type.String(),
  Hasta: Type.String(),
  /** `cerrada`: no longer waited for; one that comes all the same is given back, or pays what else is due. */
  Estado: Type.Union([Type.Literal('esperada'), Type.Literal('recibida'), Type.Literal('cerrada')]),
  /** What came. */
  Recibido: Pesos,
})
export type StaffTransfer = Static<typeof StaffTransfer>

/** A transfer that staff saw in the bank's account. */
export const SeenTransfer = Closed({
  Importe: Type.Number({ minimum: 0.01, maximum: 999_999_999 }),
  Fecha: IsoDate,
  /** Its number, or what the bank calls it. */
  Movimiento: Type.String({ minLength: 1, maxLength: 100, pattern: String.raw`\S` }),
  /** Another one than that of the same amount and day that the order has already. */
  Otra: Type.Optional(Type.Boolean()),
})
export type SeenTransfer = Static<typeof SeenTransfer>

/** Money to be given back by transfer, which staff do by hand. */
export const StaffReturn = Closed({
  Id,
  Pedido: Id,
  Cliente: text,
  Telefono: text,
  Email: text,
  Importe: Pesos,
  Motivo: text,
  Fechahora: Type.String(),
  /** What the bank said of the transfer that it gives back: mostly who sent it. */
  Origen: text,
  Estado: Type.Union([Type.Literal('pendiente'), Type.Literal('hecha')]),
  /** The number of the transfer by which it was given back. */
  Numero: Nullable(text),
  Hecha: Nullable(Type.String()),
})
export type StaffReturn = Static<typeof StaffReturn>

/** A transfer by which staff gave money back. */
export const MadeReturn = Closed({
  Numero: Type.String({ minLength: 1, maxLength: 100, pattern: String.raw`\S` }),
  Fecha: IsoDate,
})
export type MadeReturn = Static<typeof MadeReturn>
