import { Type, type Static } from 'typebox'
import { LIST_ALTERNATIVES_MAX, LIST_MAX_CHARACTERS, Closed, Nullable, Pesos } from '../base/index.ts'
import { Article } from './article.ts'

/** A shopping list as typed or pasted, one item per line. */
export const ShoppingList = Closed({ Texto: Type.String({ maxLength: LIST_MAX_CHARACTERS }) })
export type ShoppingList = Static<typeof ShoppingList>

/** The match of one line of a shopping list. */
export const ListMatch = Closed({
  /** The line as typed. */
  Texto: Type.String(),
  /** The words searched for. */
  Palabras: Type.String(),
  /** Pieces, or grams if `Articulo` is weighed. */
  Cantidad: Type.Number({ minimum: 1 }),
  /** Null if nothing similar is on sale. */
  Articulo: Nullable(Article),
  Alternativas: Type.Array(Article, { maxItems: LIST_ALTERNATIVES_MAX }),
  /** 0 to 1; 0 if nothing was found. */
  Confianza: Type.Number({ minimum: 0, maximum: 1 }),
  /** Estimated price of the line; null if nothing was found or the price is hidden. Their sum is the list's total. */
  Importe: Type.Optional(Nullable(Pesos)),
  /** The article is weighed, so that the price is settled when it is prepared. */
  EsAproximado: Type.Optional(Type.Boolean()),
})
export type ListMatch = Static<typeof ListMatch>
