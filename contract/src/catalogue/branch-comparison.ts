import { Type, type Static } from 'typebox'
import { ArticleCode, Closed, Id, Nullable, Pesos } from '../base/index.ts'
import { Article } from './article.ts'

/** Substitutes proposed for a line that the other branch does not have. */
export const COMPARED_SUBSTITUTES_MAX = 3

/** A cart whose lines are compared between two branches, before it is taken over. */
export const BranchComparison = Closed({
  /** The branch that it was filled at; it may be closed by now. */
  Desde: Id,
  /** The branch that it shall be ordered from. */
  Sucursal: Id,
  Lineas: Type.Array(
    Closed({ Codart: ArticleCode, Cantidad: Type.Number({ minimum: 0, maximum: 1_000_000 }) }),
    {
      maxItems: 500,
    },
  ),
})
export type BranchComparison = Static<typeof BranchComparison>

/** What becomes of a line in the other branch; of a hidden price, 'igual'. */
export const LineChange = Type.Union([
  Type.Literal('igual'),
  Type.Literal('sube'),
  Type.Literal('baja'),
  Type.Literal('no-se-vende'),
  Type.Literal('no-hay'),
])
export type LineChange = Static<typeof LineChange>

/** One line of the comparison. Prices are today's, per piece or kilogram; null if hidden or not sold there. */
export const ComparedLine = Closed({
  Codart: ArticleCode,
  Cantidad: Type.Number(),
  Antes: Nullable(Pesos),
  Ahora: Nullable(Pesos),
  Cambio: LineChange,
  /** As the other branch sells it; null if it does not. */
  Articulo: Nullable(Article),
  /** For what the other branch does not sell or is out of, best first. */
  Sustitutos: Type.Array(Article, { maxItems: COMPARED_SUBSTITUTES_MAX }),
})
export type ComparedLine = Static<typeof ComparedLine>
