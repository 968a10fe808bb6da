import { Type, type Static } from 'typebox'
import { Closed, Id, LongText, Nullable, Pesos, ShortText } from '../base/index.ts'

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
export const ReadExtract = Closed({
  Encabezados: Type.Array(Type.String({ maxLength: 100 }), { maxItems: EXTRACT_COLUMNS_MAX }),
  Faltan: Count,
  Nuevos: Count,
  Repetidos: Count,
  Tomados: Count,
  Propuestos: Count,
})
export type ReadExtract = Static<typeof ReadExtract>

export const MovementState = Type.Union([
  Type.Literal('libre'),
  Type.Literal('propuesto'),
  Type.Literal('asignado'),
  Type.Literal('descartado'),
])
export type MovementState = Static<typeof MovementState>

/** Why a movement is proposed and not taken. */
export const ProposalReason = Type.Union([
  Type.Literal('sin-referencia'),
  Type.Literal('otro-importe'),
  Type.Literal('ya-pagado'),
  Type.Literal('a-mano'),
])
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
