import { type FilterQuery, type FilterChoice, type ListFilters, nameOrder } from '@gondola/contract/catalogue'
import type { BranchView } from './branch-view.ts'
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

/** What a branch's articles are filtered by. */
type Source = Pick<BranchView, 'articles' | 'hasOffer' | 'hasPromotion'>

/** Whether an article passes each of a filter's four criteria. */
function passes(source: Source, index: number, filter: Filter) {
  const { Marca, Familia } = source.articles[index]!
  return {
    brand: fits(filter.brands, Marca.Codigo),
    family: fits(filter.families, Familia.Codigo),
    offer: !filter.isOnOffer || source.hasOffer(index),
    promotion: !filter.isPromoted || source.hasPromotion(index),
  }
}

/** The articles of a list that pass a filter, in the list's order. */
export function narrowed(source: Source, list: Indexes, filter: Filter): Indexes {
  return list.filter((index) => {
    const { brand, family, offer, promotion } = passes(source, index, filter)
    return brand && family && offer && promotion
  })
}

/** Counts a list's filter choices: each criterion among the articles that pass the others (contract §8). */
export function filterCounts(source: Source, list: Indexes, chosen: Filter | null): ListFilters {
  const filter = chosen ?? NONE
  const brands = new Choices(filter.brands)
  const families = new Choices(filter.families)
  const counts = { Total: 0, Oferta: 0, Promocion: 0 }
  for (const index of list) {
    const article = source.articles[index]!
    const { brand, family, offer, promotion } = passes(source, index, filter)
    brands.see(article.Marca, family && offer && promotion)
    families.see(article.Familia, brand && offer && promotion)
    if (brand && family && promotion && source.hasOffer(index)) counts.Oferta++
    if (brand && family && offer && source.hasPromotion(index)) counts.Promocion++
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
