import { Type, type Static } from 'typebox'
import { namesAccount, PendingAccount } from './pending-account.ts'
import { Closed, Id, IsoDate, Nullable, Pesos, LongText, ShortText, OneOf } from '../base/index.ts'

/** The provider whose money staff see on the bank's extract. */
export const TRANSFER_PROVIDER = 'transferencia'

/**
 * Whether customers who choose a type would not read where to transfer to: it is taken on the shop's account, and there is
 * none; or it is paid at the door, its name says it is a transfer, and neither alias nor words say where to.
 */
export const lacksAccount = (
  type: { Descrip: string; Proveedor: string | null; Alias: string; Indicaciones: string },
  hasAccount: boolean,
): boolean =>
  type.Proveedor === null
    ? /transferencia/i.test(type.Descrip) && type.Alias.trim() === '' && !namesAccount(type.Indicaciones)
    : type.Proveedor === TRANSFER_PROVIDER && !hasAccount

/** How long an order that is paid first by transfer may stay unpaid: the bank's extract is read once a day. */
export const TRANSFER_MINUTES = 24 * 60

const BANK_WEIGHTS = [7, 1, 3, 9, 7, 1, 3]
const ACCOUNT_WEIGHTS = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]

/**
 * Whether a CBU, or a wallet's CVU, has its 22 digits and both check digits: of bank and branch, and of the account
 * (Com. BCRA A 2559; argentina §4.1).
 */
export function isCbuValid(typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d{22}$/.test(digits) || /^0+$/.test(digits)) return false
  return isBlockValid(digits.slice(0, 8), BANK_WEIGHTS) && isBlockValid(digits.slice(8), ACCOUNT_WEIGHTS)
}

/** The last digit of a block makes the weighted sum of all a multiple of ten. */
function isBlockValid(block: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(block[place]), 0)
  return (10 - (sum % 10)) % 10 === Number(block.at(-1))
}

/** Whether an alias is one that banks take: 6 to 20 letters without accents, digits, dots and hyphens. */
export const isAliasValid = (typed: string): boolean => /^[A-Za-z0-9.-]{6,20}$/.test(typed)

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

export const TransferAccount = Closed({
  Id,
  ...TransferAccountDraft.properties,
  Pendiente: Type.Optional(PendingAccount),
})
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
  Estado: OneOf('esperada', 'recibida', 'cerrada'),
  /** What came. */
  Recibido: Pesos,
})
export type StaffTransfer = Static<typeof StaffTransfer>

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
  Estado: OneOf('pendiente', 'hecha'),
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

// The bank's extract (decision 0031): credits become movements, each once.

/** Columns of a bank's file that are read. */
export const EXTRACT_COLUMNS_MAX = 60

const column = Type.Optional(Type.Integer({ minimum: 0, maximum: EXTRACT_COLUMNS_MAX - 1 }))

/** A bank's file. The columns, counted from 0, are said once for headings that are not understood. */
export const UploadedExtract = Closed({
  Nombre: Type.Optional(ShortText),
  Fecha: column,
  Texto: column,
  Importe: column,
})
export type UploadedExtract = Static<typeof UploadedExtract>

const Count = Type.Integer({ minimum: 0 })

/**
 * What became of an extract so far. `Encabezados` are headings that are not understood: then nothing was read. `Tomados`
 * had reference and amount of a transfer that was waited for; `Propuestos` may be one; `Repetidos` were known. `Faltan`
 * are credits that were not entered yet: the same file is sent again until there are none.
 */
/** Rows that are no credit, by reason: `suma` is a total or a balance, `titulo` the headings again. */
export const IgnoredRows = Closed({
  Motivo: Type.Union([
    Type.Literal('debito'),
    Type.Literal('sin-importe'),
    Type.Literal('suma'),
    Type.Literal('titulo'),
  ]),
  Renglones: Count,
})
export type IgnoredRows = Static<typeof IgnoredRows>

/** A row whose day or amount cannot be read, with its line of the file. */
export const UnreadableRow = Closed({
  Renglon: Count,
  Motivo: Type.Union([Type.Literal('dia'), Type.Literal('importe')]),
  Texto: Type.String({ maxLength: 60 }),
})
export type UnreadableRow = Static<typeof UnreadableRow>

export const ReadExtract = Closed({
  Encabezados: Type.Array(Type.String({ maxLength: 100 }), { maxItems: EXTRACT_COLUMNS_MAX }),
  Faltan: Count,
  Nuevos: Count,
  Repetidos: Count,
  Tomados: Count,
  Propuestos: Count,
  /** Every other row of the file. */
  Ignorados: Type.Array(IgnoredRows, { maxItems: 4 }),
  Ilegibles: Type.Array(UnreadableRow, { maxItems: 5000 }),
})
export type ReadExtract = Static<typeof ReadExtract>

export const MovementState = OneOf('libre', 'propuesto', 'asignado', 'descartado')
export type MovementState = Static<typeof MovementState>

/** Why a movement is proposed and not taken. */
export const ProposalReason = OneOf('sin-referencia', 'otro-importe', 'ya-pagado', 'a-mano')
export type ProposalReason = Static<typeof ProposalReason>

/** Money that came into the account. */
export const BankMovement = Closed({
  Id,
  /** `2026-11-21` */
  Fecha: Type.String(),
  Importe: Pesos,
  Texto: Type.String(),
  Estado: MovementState,
  Motivo: Nullable(ProposalReason),
  /** The order that it pays, or may pay. */
  Pedido: Nullable(Id),
  /** Who decided; null: nobody, or its reference. */
  Por: Nullable(Type.String()),
  Nota: Type.String(),
})
export type BankMovement = Static<typeof BankMovement>

export const MovementOrder = Closed({ Pedido: Id })
export const MovementNote = Closed({ Nota: LongText })
