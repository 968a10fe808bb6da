import { Type, type Static } from 'typebox'
import { LIST_ALTERNATIVES_MAX, LIST_MAX_CHARACTERS } from '../constants.ts'
import { Article } from './article.ts'
import { Closed, Nullable } from './fields.ts'

/** A shopping list as it was typed or pasted, a thing a line. */
export const ShoppingList = Closed({ Texto: Type.String({ maxLength: LIST_MAX_CHARACTERS }) })
export type ShoppingList = Static<typeof ShoppingList>

/** What one line of a shopping list is taken for. */
export const ListMatch = Closed({
  /** The line as it was typed. */
  Texto: Type.String(),
  /** What was looked for. */
  Palabras: Type.String(),
  /** Pieces, or grams where `Articulo` is weighed. */
  Cantidad: Type.Number({ minimum: 1 }),
  /** Null where nothing like it is on sale. */
  Articulo: Nullable(Article),
  Alternativas: Type.Array(Article, { maxItems: LIST_ALTERNATIVES_MAX }),
  /** 0 to 1; 0 where nothing was found. */
  Confianza: Type.Number({ minimum: 0, maximum: 1 }),
})
export type ListMatch = Static<typeof ListMatch>
