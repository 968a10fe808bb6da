import { Type, type Static } from 'typebox'
import { Closed, Id, Instant, Nullable, ArticleCode, SaleUnit, OneOf } from '../base/index.ts'

/** What a branch has of an article: enough, few pieces, none today. */
export const StockState = OneOf('hay', 'pocas', 'no-hay')
export type StockState = Static<typeof StockState>

/** Customers are told that few are left from this many down. */
export const FEW_PIECES = 3
export const FEW_GRAMS = 2000

/** Rows in one request. */
export const STOCK_NUMBERS_MAX = 5000

/** The most pieces or grams. */
export const STOCK_MAX = 1_000_000_000

/** A branch's number for one article, as the chain's system sends it. */
export const StockNumber = Closed({
  /** The branch's Id, or its code as text; absent: the default branch. */
  Sucursal: Type.Optional(Type.Union([Id, Type.String({ minLength: 1, maxLength: 20 })])),
  /** The article's code, EAN or code of origin. */
  Codigo: Type.String({ minLength: 1, maxLength: 40 }),
  /** Pieces, or grams if weighed; null: the system no longer counts it. */
  Existencia: Nullable(Type.Number({ minimum: -STOCK_MAX, maximum: STOCK_MAX })),
  /** When it was counted; absent: now. */
  Fecha: Type.Optional(Instant),
})
export type StockNumber = Static<typeof StockNumber>

/** Why a row was left out. */
export const StockNumberFault = OneOf('sucursal-desconocida', 'articulo-desconocido', 'articulo-ambiguo')
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

/** What staff said by hand of an article's stock. */
export const StockTap = Closed({ Estado: StockState, Fecha: Instant, Usuario: Type.String() })
export type StockTap = Static<typeof StockTap>

/** An article's stock at a branch. Quantities are pieces, or grams if weighed. */
export const StaffStock = Closed({
  Codigo: ArticleCode,
  Sucursal: Id,
  Descripcion: Type.String(),
  Unidad: SaleUnit,
  /** The chain's number, less what was dispatched since; null: it sends none. */
  Existencia: Nullable(Type.Integer()),
  Recibida: Nullable(Instant),
  /** Of pending orders. */
  Reservada: Type.Integer(),
  /** The family's safety margin. */
  Margen: Type.Integer(),
  Disponible: Nullable(Type.Integer()),
  /** What customers are told. */
  Estado: StockState,
  /** What staff said; null: nothing that still counts. */
  Marca: Nullable(StockTap),
  /** Whether it is often missing when orders are picked. */
  SueleFaltar: Type.Boolean(),
})
export type StaffStock = Static<typeof StaffStock>
