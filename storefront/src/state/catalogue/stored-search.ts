import { Article, SortCode } from '@gondola/contract/catalogue'
import { Nullable } from '@gondola/contract/base'
import { Type } from 'typebox'

// The build ships this shape as JSON (build/plain-schemas.ts): the module holds nothing else.

/** An article, without the fields that no card shows. */
const StoredArticle = Type.Omit(Article, [
  'Alcohol',
  'Iva',
  'ImpuestoInterno',
  'ContenidoNeto',
  'ContenidoUnidad',
])

const Count = Type.Integer({ minimum: 0 })

/** The last search and the page found. */
export const StoredSearch = Type.Object({
  texto: Type.String(),
  byBrand: Type.Boolean(),
  narrowing: Type.String(),
  orden: SortCode,
  from: Count,
  count: Count,
  items: Type.Array(StoredArticle),
  total: Count,
  cliente: Nullable(Type.Integer()),
  sucursal: Type.Optional(Type.Integer()),
  searched: Type.Optional(Nullable(Type.String())),
})
