import { onFirstUse } from '../base/index.ts'
import type { Article } from './article.ts'
import { articlePrice } from './article-price.ts'
import type { SortCode } from './list-query.ts'

/** The fields that sorting uses; a hidden price is null. */
export interface Sortable {
  Descripcion: string
  Precioventa: number | null
  Preciooferta: number | null
  Oferta: object | null
  PrecioPorUnidad?: Article['PrecioPorUnidad']
}

const spanish = onFirstUse(() => new Intl.Collator('es-AR', { sensitivity: 'base', numeric: true }))

/** Collation of names for Spanish readers: accents and case ignored, ñ after n, numbers by value. */
export function nameOrder(a: string, b: string): number {
  return spanish().compare(a, b)
}

/** Sorts by price; articles with a hidden price come last, by name, so that the order reveals nothing. */
function priceOrder(a: Sortable, b: Sortable, sign: 1 | -1): number {
  const priceA = articlePrice(a)
  const priceB = articlePrice(b)
  if (priceA === null || priceB === null) {
    if (priceA !== priceB) return priceA === null ? 1 : -1
    return nameOrder(a.Descripcion, b.Descripcion)
  }
  return sign * (priceA - priceB) || nameOrder(a.Descripcion, b.Descripcion)
}

/** Whether a unit price is per kilogram or litre: others are not comparable with it, and come after. */
const isByContent = ({ PrecioPorUnidad }: Sortable) =>
  PrecioPorUnidad?.Unidad === 'kg' || PrecioPorUnidad?.Unidad === 'l'

function unitPriceOrder(a: Sortable, b: Sortable): number {
  const [priceA, priceB] = [a.PrecioPorUnidad?.Precio, b.PrecioPorUnidad?.Precio]
  if (priceA === undefined || priceB === undefined) return priceOrder(a, b, 1)
  const byKind = Number(isByContent(b)) - Number(isByContent(a))
  return byKind || priceA - priceB || nameOrder(a.Descripcion, b.Descripcion)
}

const ORDERS: Record<Exclude<SortCode, 's'>, (a: Sortable, b: Sortable) => number> = {
  pb: (a, b) => priceOrder(a, b, 1),
  pa: (a, b) => priceOrder(a, b, -1),
  naz: (a, b) => nameOrder(a.Descripcion, b.Descripcion),
  nza: (a, b) => nameOrder(b.Descripcion, a.Descripcion),
  pu: unitPriceOrder,
}

/** A sorted copy; with `s` the shop's own order is preserved (spec §4, Sort). */
export function sorted<T extends Sortable>(articles: readonly T[], sort: SortCode): T[] {
  return sort === 's' ? [...articles] : articles.toSorted(ORDERS[sort])
}
