import { type Article, type Brand, type Department, isPriceVisible } from '@gondola/contract/catalogue'
import { isSameValue } from '@gondola/contract/base'
import { listsOf, type Lists } from './article-lists.ts'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import type { CatalogueTables } from './catalogue.store.ts'
import { fillArray, namePlaces, type NamePlaces } from './name-order.ts'
import { reachOf, activeOffersOn, type ActiveOffers, type ActiveOffersRows } from './active-offers.ts'
import {
  buildSearchIndex,
  ownWordsOf,
  type OtherNames,
  type OwnWords,
  type SearchIndex,
} from './search/search.ts'
import { SortKeys } from './sort-keys.ts'
import { inShopOrder, type CatalogueSource } from './catalogue-source.ts'
import type { BranchColumns } from './branch-columns.ts'
import { onDay, type Shared } from './to-article.ts'

/**
 * The catalogue of one version and one day, immutable, at base prices and with what is for all branches; a branch's own
 * is added by `branch-view.ts`. Articles in the shop's order (department, family, position),
 * with their search and sort indexes (decision 0005). Parts that did not change are shared with the previous snapshot.
 */
export interface Snapshot {
  version: number
  /** Today in the shop's time zone when it was built. */
  day: string
  pricesForAll: boolean
  articles: readonly Article[]
  /** The values that order each article among others, besides its name. */
  positions: Float64Array
  popularity: Float64Array
  sortKeys: SortKeys
  lists: Lists
  departments: readonly Department[]
  /** Brands with an article on sale, by name. */
  brands: readonly Brand[]
  /** Names of brands that were merged into another, by that brand's code. */
  otherBrandNames: OtherNames
  running: ActiveOffers
  search: SearchIndex
  /** The chain's own words for the search. */
  ownWords: OwnWords
  names: NamePlaces
  /** The rows needed to compute another day's offers and promotions. */
  rows: ActiveOffersRows
  /** Prices by list and assortment by branch. */
  columns: BranchColumns
  /** The tables it was built from, besides the articles. */
  tables: CatalogueTables
  shared: Shared
}

/** Builds the catalogue of a day, yielding to the event loop in between; reuses the unchanged parts of `previous`. */
export async function buildSnapshot(
  stock: CatalogueSource,
  day: string,
  previous: Snapshot | null,
): Promise<Snapshot> {
  const { version, pricesForAll, tables, shared } = stock
  const ordered = await inShopOrder(stock)
  const undated = ordered.map(({ article }) => article)
  const lists = await listsOf(undated, tables)
  const { offers, promotions } = tables
  const rows = { offers, promotions, reach: await reachOf(tables, undated, lists) }
  const running = activeOffersOn(rows, day)
  const articles = await datedArticles(undated, running)
  const size = articles.length
  const slots = await fillArray(new Uint32Array(size), ordered, ({ slot }) => slot)
  const popularity = await fillArray(new Float64Array(size), ordered, (stocked) => stocked.popularity)
  const isHidden = await fillArray(new Uint8Array(size), articles, (article) =>
    isPriceVisible(article, false) ? 0 : 1,
  )
  const otherBrandNames = otherNamesOf(tables)
  const named = await namedParts({ articles, popularity, tables, otherBrandNames }, previous)
  return {
    version,
    day,
    pricesForAll,
    articles,
    positions: await fillArray(new Float64Array(size), ordered, ({ position }) => position),
    popularity,
    sortKeys: await SortKeys.of(articles, named.names, isHidden),
    lists,
    departments: departmentsOf(tables),
    brands: await brandsOf(tables, lists),
    otherBrandNames,
    running,
    ...named,
    ownWords: ownWordsOf(tables.search_words.map(({ Renglon }) => Renglon)),
    rows,
    columns: await stock.columns.arranged(slots),
    tables,
    shared,
  }
}

async function datedArticles(undated: readonly Article[], running: ActiveOffers): Promise<Article[]> {
  const slicer = new TimeSlicer()
  const articles: Article[] = []
  for (const article of undated) {
    articles.push(onDay(article, running))
    if (articles.length % 100 === 0) await slicer.pause()
  }
  return articles
}

/** The indexes by name, for search and sorting: the most expensive parts, which seldom change. */
async function namedParts(
  next: Pick<Snapshot, 'articles' | 'popularity' | 'tables' | 'otherBrandNames'>,
  previous: Snapshot | null,
): Promise<Pick<Snapshot, 'names' | 'search'>> {
  if (previous !== null && (await areNamedAlike(next, previous))) {
    const { names, search } = previous
    return { names, search }
  }
  const { articles, popularity, tables, otherBrandNames } = next
  return {
    names: await namePlaces(articles.map(({ Descripcion }) => Descripcion)),
    search: await buildSearchIndex(articles, departmentNames(tables), popularity, otherBrandNames),
  }
}

async function areNamedAlike(
  next: Pick<Snapshot, 'articles' | 'popularity' | 'tables'>,
  previous: Snapshot,
): Promise<boolean> {
  if (next.articles.length !== previous.articles.length) return false
  if (!isDeepEqual(namesAround(next.tables), namesAround(previous.tables))) return false
  const slicer = new TimeSlicer()
  for (const [index, article] of next.articles.entries()) {
    if (!isNamedAlike(article, previous.articles[index]!)) return false
    if (next.popularity[index] !== previous.popularity[index]) return false
    if (index % 1000 === 0) await slicer.pause()
  }
  return true
}

/** Whether two articles are found by the same words and have the same rank by name. */
export const isNamedAlike = (one: Article, other: Article): boolean =>
  one === other ||
  (one.Codigo === other.Codigo &&
    one.Descripcion === other.Descripcion &&
    one.Marca.Descripcion === other.Marca.Descripcion &&
    one.Familia.Codigo === other.Familia.Codigo &&
    one.unidad === other.unidad &&
    one.ContenidoNeto === other.ContenidoNeto &&
    one.ContenidoUnidad === other.ContenidoUnidad &&
    isSameValue(one.Apto, other.Apto))

/** The names that articles are found by, besides their own words. */
const namesAround = ({ departments, families, brand_synonyms }: CatalogueTables) => [
  brand_synonyms,
  departments.map(({ Codigo, Descripcion }) => [Codigo, Descripcion]),
  families.map(({ Codigo, Descripcion, department_code }) => [Codigo, Descripcion, department_code]),
]

const isDeepEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const departmentsOf = ({ departments, families }: CatalogueTables): Department[] =>
  departments.map((department) => ({
    Codigo: department.Codigo,
    Descripcion: department.Descripcion,
    ListFamilias: families
      .filter(({ department_code }) => department_code === department.Codigo)
      .map(({ Codigo, Descripcion, Perecedero, Alcohol }) => ({ Codigo, Descripcion, Perecedero, Alcohol })),
  }))

async function brandsOf({ brands }: CatalogueTables, { byBrand }: Lists): Promise<Brand[]> {
  const used = brands.filter(({ Codigo }) => byBrand.has(Codigo))
  const places = await namePlaces(used.map(({ Descripcion }) => Descripcion))
  return [...used.keys()]
    .toSorted((a, b) => places[a]! - places[b]!)
    .map((index) => ({ Codigo: used[index]!.Codigo, Descripcion: used[index]!.Descripcion }))
}

function otherNamesOf({ brand_synonyms }: CatalogueTables): OtherNames {
  const names = new Map<number, string>()
  for (const { brand_code, name_key } of brand_synonyms)
    names.set(brand_code, [names.get(brand_code) ?? '', name_key].join(' ').trim())
  return names
}

function departmentNames({ departments, families }: CatalogueTables): Map<number, string> {
  const names = new Map(departments.map(({ Codigo, Descripcion }) => [Codigo, Descripcion]))
  return new Map(families.map(({ Codigo, department_code }) => [Codigo, names.get(department_code) ?? '']))
}
