import { formatContent } from '@gondola/contract/base'
import {
  type Article,
  type ContentUnit,
  type Diet,
  DIETS,
  type FilterQuery,
  type FilterChoice,
  type ListFilters,
  nameOrder,
} from '@gondola/contract/catalogue'
import type { BranchView } from './branch-view.ts'
import type { Indexes } from './sort-keys.ts'

/** The filter of a list; an empty set does not restrict brands, families or sizes. */
export interface Filter {
  brands: ReadonlySet<number>
  families: ReadonlySet<number>
  sizes: ReadonlySet<number>
  isOnOffer: boolean
  isPromoted: boolean
  /** Claims that all hold. */
  diets: readonly Diet[]
}

const NONE: Filter = {
  brands: new Set(),
  families: new Set(),
  sizes: new Set(),
  isOnOffer: false,
  isPromoted: false,
  diets: [],
}

/** The filter in an address's query; null if there is none. */
export function readFilter(query: FilterQuery): Filter | null {
  const { marcas, familias, tamanos, oferta, promocion, apto } = query
  if ([marcas, familias, tamanos, oferta, promocion, apto].every((chosen) => chosen === undefined))
    return null
  return {
    brands: codesIn(marcas),
    families: codesIn(familias),
    sizes: codesIn(tamanos),
    isOnOffer: oferta !== undefined,
    isPromoted: promocion !== undefined,
    // the query's pattern admits nothing else
    diets: (apto?.split(',') ?? []) as Diet[],
  }
}

const codesIn = (codes: string | undefined) => new Set(codes?.split(',').map(Number))

const fits = (chosen: ReadonlySet<number>, code: number) => chosen.size === 0 || chosen.has(code)

/** What a branch's articles are filtered by. */
type Source = Pick<BranchView, 'articles' | 'hasOffer' | 'hasPromotion'>

/** Whether an article passes each of a filter's six criteria. */
function passes(source: Source, index: number, filter: Filter) {
  const { Marca, Familia, Apto } = source.articles[index]!
  return {
    brand: fits(filter.brands, Marca.Codigo),
    family: fits(filter.families, Familia.Codigo),
    size:
      filter.sizes.size === 0 ||
      [contentCode, garmentCode].some((codeOf) => filter.sizes.has(codeOf(source.articles[index]!))),
    offer: !filter.isOnOffer || source.hasOffer(index),
    promotion: !filter.isPromoted || source.hasPromotion(index),
    diet: filter.diets.every((diet) => Apto?.includes(diet)),
  }
}

/** The articles of a list that pass a filter, in the list's order. */
export function narrowed(source: Source, list: Indexes, filter: Filter): Indexes {
  return list.filter((index) => {
    const { brand, family, size, offer, promotion, diet } = passes(source, index, filter)
    return brand && family && size && offer && promotion && diet
  })
}

/** Counts a list's filter choices: each criterion among the articles that pass the others (contract §8). */
export function filterCounts(source: Source, list: Indexes, chosen: Filter | null): ListFilters {
  const filter = chosen ?? NONE
  const brands = new Choices(filter.brands)
  const families = new Choices(filter.families)
  const sizes = new Choices(filter.sizes)
  const counts = { Total: 0, Oferta: 0, Promocion: 0 }
  const withDiet = new Map<Diet, number>()
  for (const index of list) {
    const article = source.articles[index]!
    const { brand, family, size, offer, promotion, diet } = passes(source, index, filter)
    const { Marca, Familia } = article
    brands.see(Marca.Codigo, family && size && offer && promotion && diet, () => Marca.Descripcion)
    families.see(Familia.Codigo, brand && size && offer && promotion && diet, () => Familia.Descripcion)
    const isCounted = brand && family && offer && promotion && diet
    const [content, garment] = [contentCode(article), garmentCode(article)]
    if (content > 0)
      sizes.see(content, isCounted, () => sizeName(article.ContenidoNeto!, article.ContenidoUnidad!))
    if (garment > 0) sizes.see(garment, isCounted, () => `talle ${GARMENTS[garment - 1]}`)
    if (brand && family && size && promotion && diet && source.hasOffer(index)) counts.Oferta++
    if (brand && family && size && offer && diet && source.hasPromotion(index)) counts.Promocion++
    if (!(brand && family && size && offer && promotion && diet)) continue
    counts.Total++
    for (const one of article.Apto ?? []) withDiet.set(one, (withDiet.get(one) ?? 0) + 1)
  }
  return {
    ...counts,
    Marcas: brands.list().toSorted((a, b) => nameOrder(a.Descripcion, b.Descripcion)),
    Familias: families.list(),
    Tamanos: sizes.list().toSorted((a, b) => a.Codigo - b.Codigo),
    Aptos: DIETS.flatMap((Apto) => {
      const Cantidad = withDiet.get(Apto) ?? 0
      return Cantidad > 0 || filter.diets.includes(Apto) ? [{ Apto, Cantidad }] : []
    }),
  }
}

/** A net content as a number that sorts by unit and then by content; 0 if none is known. */
function contentCode({ ContenidoNeto, ContenidoUnidad }: Sized): number {
  if (!ContenidoNeto || !ContenidoUnidad) return 0
  return (1 + UNITS.indexOf(ContenidoUnidad)) * 10_000_000 + Math.round(Math.min(ContenidoNeto, 999_999) * 10)
}

/** A garment's or nappy's size in a name: 'talle XG'. */
const GARMENT = /\btalle (\w{1,3})\b/i
const GARMENTS = ['RN', 'PP', 'P', 'S', 'M', 'L', 'G', 'XL', 'XG', 'XXL', 'XXG', 'XXXG']

/** Its place among the garments' sizes, from 1, below all contents; 0 if the name has none. */
function garmentCode({ Descripcion }: Pick<Article, 'Descripcion'>): number {
  // of the names of a whole catalogue few are looked at closely
  if (!Descripcion.includes('alle ')) return 0
  return 1 + GARMENTS.indexOf(GARMENT.exec(Descripcion)?.[1]?.toUpperCase() ?? '')
}

type Sized = Pick<Article, 'ContenidoNeto' | 'ContenidoUnidad'>
const UNITS: readonly ContentUnit[] = ['g', 'ml', 'un', 'm']

/** `500 g`, `1,5 l`, `12 u`. */
const sizeName = (content: number, unit: ContentUnit) => formatContent(content, unit).replace(/n$/, '')

/** The brands, families or sizes of a list with their counts, in order of first occurrence. */
class Choices {
  readonly #met = new Map<number, FilterChoice>()
  readonly #chosen: ReadonlySet<number>

  constructor(chosen: ReadonlySet<number>) {
    this.#chosen = chosen
  }

  see(Codigo: number, isCounted: boolean, nameOf: () => string): void {
    let choice = this.#met.get(Codigo)
    if (choice === undefined) this.#met.set(Codigo, (choice = { Codigo, Descripcion: nameOf(), Cantidad: 0 }))
    if (isCounted) choice.Cantidad++
  }

  list(): FilterChoice[] {
    return [...this.#met.values()].filter(({ Codigo, Cantidad }) => Cantidad > 0 || this.#chosen.has(Codigo))
  }
}
