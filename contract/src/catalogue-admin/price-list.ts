import { Type, type Static } from 'typebox'
import { ArticleCode, Closed, Id, Nullable, Pesos, ShortText } from '../base/index.ts'
import { PriceConfirmed } from './staff-article.ts'

const Name = Type.String({ maxLength: 80 })

export const PriceList = Closed({
  Id,
  Nombre: Type.String(),
  /** How many articles have a price of their own in it; the others have the base price. */
  Articulos: Type.Integer({ minimum: 0 }),
  /** The branches that sell at its prices. */
  Sucursales: Type.Array(Closed({ Id, Nombre: Type.String() })),
})
export type PriceList = Static<typeof PriceList>

/** A new list: without prices of its own, or with those of another list. */
export const PriceListDraft = Closed({ Nombre: Name, CopiaDe: Type.Optional(Nullable(Id)) })
export type PriceListDraft = Static<typeof PriceListDraft>

export const PriceListChange = Closed({ Nombre: Name })
export type PriceListChange = Static<typeof PriceListChange>

/** An article's price in a list beside its base price. */
export const ListPrice = Closed({
  Codigo: ArticleCode,
  Descripcion: Type.String(),
  EnVenta: Type.Boolean(),
  Base: Pesos,
  Precio: Pesos,
  /** It has a price of its own in the list. */
  Propio: Type.Boolean(),
  /** Set by hand: imports do not change it. */
  Fijado: Type.Boolean(),
})
export type ListPrice = Static<typeof ListPrice>

export const ListPriceFilters = {
  Departamento: Type.Optional(Id),
  Familia: Type.Optional(Id),
  Marca: Type.Optional(Id),
  /** Only articles with a price of their own in the list. */
  SoloDistintos: Type.Optional(Type.Boolean()),
}

/** A new price in a list; null: the base price again, which imports may change. */
export const ListPriceChange = Closed({
  Precio: Nullable(Pesos),
  /** The price that the author read; if it is another one now, nothing is changed. */
  Leido: Type.Optional(Pesos),
  Confirmado: PriceConfirmed,
})
export type ListPriceChange = Static<typeof ListPriceChange>

/** The lists to compare; absent: the base prices. */
export const ListComparison = {
  Una: Type.Optional(Id),
  Otra: Type.Optional(Id),
  q: Type.Optional(ShortText),
}

/** An article with its prices in two lists. */
export const ListDifference = Closed({
  Codigo: ArticleCode,
  Descripcion: Type.String(),
  Una: Pesos,
  Otra: Pesos,
  /** By how many per cent `Otra` is above `Una`. */
  Porcentaje: Type.Number(),
})
export type ListDifference = Static<typeof ListDifference>
