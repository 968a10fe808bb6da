import { Type, type Static } from 'typebox'
import { SaleUnit } from './article.ts'
import { ArticleCode, Closed, Nullable, Pesos } from './fields.ts'

/**
 * How far staff are with a pending order: they prepare it, or it is ready to leave. An order without this is in the
 * queue.
 */
export const PreparationState = Type.Union([Type.Literal('preparando'), Type.Literal('listo')])
export type PreparationState = Static<typeof PreparationState>

/**
 * An article that stands in for a missing one. `Precioindividual` is what a piece or kilogram of it is charged,
 * `Precioventa` what all of it is: never more than what it replaces would have cost (contract §7).
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
 * What became of an order's line: pieces or grams of the article itself, perhaps a substitute, and what the line costs
 * in all, `Precioventa`. `Nota` says how the customer agreed to a weight beyond the tolerance, or why it is less.
 */
export const PreparedLine = Closed({
  Cantidad: Type.Integer({ minimum: 0 }),
  Precioventa: Pesos,
  Sustituto: Nullable(Substitute),
  Nota: Nullable(Type.String()),
})
export type PreparedLine = Static<typeof PreparedLine>

/** What somebody who prepares says of a line; 0 and no substitute is missing. */
export const PickedLine = Closed({
  Cantidad: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  Sustituto: Nullable(
    Closed({ Codart: ArticleCode, Cantidad: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  ),
  Nota: Nullable(Type.String({ maxLength: 200 })),
})
export type PickedLine = Static<typeof PickedLine>

/** An order's totals as it was ordered, kept beside those of what was prepared. */
export const OrderedTotals = Closed({
  TotalBruto: Pesos,
  TotalDescuento: Pesos,
  TotalEnvio: Pesos,
  TotalNeto: Pesos,
})
export type OrderedTotals = Static<typeof OrderedTotals>
