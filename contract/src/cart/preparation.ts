import { Type, type Static } from 'typebox'
import { SaleUnit, ArticleCode, Closed, Nullable, Pesos } from '../base/index.ts'

/** The progress of staff on a pending order: in preparation, or ready to leave. An order without it is in the queue. */
export const PreparationState = Type.Union([Type.Literal('preparando'), Type.Literal('listo')])
export type PreparationState = Static<typeof PreparationState>

/**
 * An article that replaces a missing one. `Precioindividual` is the price charged per piece or kilogram, `Precioventa`
 * the price for all of it: never more than the replaced article would have cost (contract §7).
 */
export const Substitute = Closed({
  Codart: ArticleCode,
  Descrip: Type.String(),
  Cantidad: Type.Integer({ minimum: 1 }),
  Unidad: SaleUnit,
  Precioindividual: Pesos,
  Precioventa: Pesos,
  Imagen: Nullable(Type.String()),
  Ean: Nullable(Type.String()),
})
export type Substitute = Static<typeof Substitute>

/**
 * The prepared result of an order's line: pieces or grams of the article itself, an optional substitute, and the line's
 * total price, `Precioventa`. `Nota` says how the customer agreed to a weight beyond the tolerance, or why it is less.
 */
export const PreparedLine = Closed({
  Cantidad: Type.Integer({ minimum: 0 }),
  Precioventa: Pesos,
  Sustituto: Nullable(Substitute),
  Nota: Nullable(Type.String()),
})
export type PreparedLine = Static<typeof PreparedLine>

/** A picker's entry for a line; 0 without a substitute means missing. */
export const PickedLine = Closed({
  Cantidad: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  Sustituto: Nullable(
    Closed({ Codart: ArticleCode, Cantidad: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  ),
  Nota: Nullable(Type.String({ maxLength: 200 })),
})
export type PickedLine = Static<typeof PickedLine>

/** An order's totals at the time of ordering, stored beside those of the prepared lines. */
export const OrderedTotals = Closed({
  TotalBruto: Pesos,
  TotalDescuento: Pesos,
  TotalEnvio: Pesos,
  TotalNeto: Pesos,
})
export type OrderedTotals = Static<typeof OrderedTotals>
