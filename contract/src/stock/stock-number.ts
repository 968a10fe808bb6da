import { Type, type Static } from 'typebox'
import { Closed, Id, Instant, Nullable } from '../base/index.ts'

/** Rows in one request. */
export const STOCK_NUMBERS_MAX = 5000

const most = 1_000_000_000

/** A branch's number for one article, as the chain's system sends it. */
export const StockNumber = Closed({
  /** The branch's Id, or its code as text; absent: the default branch. */
  Sucursal: Type.Optional(Type.Union([Id, Type.String({ minLength: 1, maxLength: 20 })])),
  /** The article's code, EAN or code of origin. */
  Codigo: Type.String({ minLength: 1, maxLength: 40 }),
  /** Pieces, or grams if weighed; null: the system no longer counts it. */
  Existencia: Nullable(Type.Number({ minimum: -most, maximum: most })),
  /** When it was counted; absent: now. */
  Fecha: Type.Optional(Instant),
})
export type StockNumber = Static<typeof StockNumber>

/** Why a row was left out. */
export const StockNumberFault = Type.Union([
  Type.Literal('sucursal-desconocida'),
  Type.Literal('articulo-desconocido'),
  Type.Literal('articulo-ambiguo'),
])
export type StockNumberFault = Static<typeof StockNumberFault>

/** A row that was not understood. */
export const RefusedStockNumber = Closed({
  /** The row's place in the request, from 1. */
  Fila: Type.Integer({ minimum: 1 }),
  Codigo: Type.String(),
  Motivo: StockNumberFault,
  Detalle: Type.String(),
})
export type RefusedStockNumber = Static<typeof RefusedStockNumber>

/** What became of the rows of a request. */
export const StockReceipt = Closed({
  /** Rows that count now. */
  Tomadas: Type.Integer({ minimum: 0 }),
  /** Rows that a later number of the same article had overtaken. */
  Anteriores: Type.Integer({ minimum: 0 }),
  Rechazadas: Type.Array(RefusedStockNumber),
})
export type StockReceipt = Static<typeof StockReceipt>
