import { Type, type Static } from 'typebox'
import { Article } from './article.ts'
import { Closed, Nullable } from '../base/index.ts'

/** One suggestion while typing (contract §4, sugerir): an article, a brand or a family, with its code as a string. */
export const Suggestion = Closed({
  Tipo: Type.Union([Type.Literal('articulo'), Type.Literal('marca'), Type.Literal('familia')]),
  Codigo: Type.String(),
  Descripcion: Type.String(),
  Articulo: Nullable(Article),
})
export type Suggestion = Static<typeof Suggestion>
