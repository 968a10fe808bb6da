import {
  type FilterQuery,
  type Article,
  type FilterChoice,
  type ListFilters,
  nameOrder,
} from '@gondola/contract/catalogue'
import type { Snapshot } from './snapshot.ts'
import type { Indexes } from './sort-keys.ts'

/** The filter of a list; an empty set does not restrict brands or families. */
export interface Filter {
  brands: ReadonlySet<number>
  families: ReadonlySet<number>
  isOnOffer: boolean
  isPromoted: boolean
}

const NONE: Filter = { brands: new Set(), families: new Set(), isOnOffer: false, isPromoted: false }

/** The filter in an address's query; null if there is none. */
export function readFilter({ marcas, familias, oferta, promocion }: FilterQuery): Filter | null {
  if (marcas === undefined && familias === undefined && oferta === undefined && promocion === undefined)
    return null
  return {
    brands: codesIn(marcas),
    families: codesIn(familias),
    isOnOffer: oferta !== undefined,
    isPromoted: promocion !== undefined,
  }
}

const codesIn = (codes: string | undefined) => new Set(codes?.split(',').map(Number))

const fits = (chosen: ReadonlySet<number>, code: number) => chosen.size === 0 || chosen.has(code)

/** Whether an article passes each of a filter's four criteria. */
const passes = ({ Marca, Familia, Oferta, Promocion }: Article, filter: Filter) => ({
  brand: fits(filter.brands, Marca.Codigo),
  family: fits(filter.families, Familia.Codigo),
  offer: !filter.isOnOffer || Oferta !== null,
  promotion: !filter.isPromoted || Promocion !== null,
})

/** The articles of a list that pass a filter, in the list's order. */
export function narrowed({ articles }: Pick<Snapshot, 'articles'>, list: Indexes, filter: Filter): Indexes {
  return list.filter((index) => {
    const { brand, family, offer, promotion } = passes(articles[index]!, filter)
    return brand && family && offer && promotion
  })
}

/** Counts a list's filter choices: each criterion among the articles that pass the others (contract §8). */
export function filterCounts(
  { articles }: Pick<Snapshot, 'articles'>,
  list: Indexes,
  chosen: Filter | null,
): ListFilters {
  const filter = chosen ?? NONE
  const brands = new Choices(filter.brands)
  const families = new Choices(filter.families)
  const counts = { Total: 0, Oferta: 0, Promocion: 0 }
  for (const index of list) {
    const article = articles[index]!
    const { brand, family, offer, promotion } = passes(article, filter)
    brands.see(article.Marca, family && offer && promotion)
    families.see(article.Familia, brand && offer && promotion)
    if (article.Oferta !== null && brand && family && promotion) counts.Oferta++
    if (article.Promocion !== null && brand && family && offer) counts.Promocion++
    if (brand && family && offer && promotion) counts.Total++
  }
  return {
    ...counts,
    Marcas: brands.list().toSorted((a, b) => nameOrder(a.Descripcion, b.Descripcion)),
    Familias: families.list(),
  }
}

/** The brands or families of a list with their counts, in order of first occurrence. */
class Choices {
  readonly #met = new Map<number, FilterChoice>()
  readonly #chosen: ReadonlySet<number>

  constructor(chosen: ReadonlySet<number>) {
    this.#chosen = chosen
  }

  see({ Codigo, Descripcion }: { Codigo: number; Descripcion: string }, isCounted: boolean): void {
    let choice = this.#met.get(Codigo)
    if (choice === undefined) this.#met.set(Codigo, (choice = { Codigo, Descripcion, Cantidad: 0 }))
    if (isCounted) choice.Cantidad++
  }

  list(): FilterChoice[] {
    return [...this.#met.values()].filter(({ Codigo, Cantidad }) => Cantidad > 0 || this.#chosen.has(Codigo))
  }
}
