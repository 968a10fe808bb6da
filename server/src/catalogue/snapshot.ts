import { createHash } from 'node:crypto'
import type { Article } from '@gondola/contract/entities/article.ts'
import { Article as ArticleSchema } from '@gondola/contract/entities/article.ts'
import type { Brand } from '@gondola/contract/entities/brand.ts'
import type { Department } from '@gondola/contract/entities/department.ts'
import { isPriceVisible } from '@gondola/contract/rules/price-visibility.ts'
import { nameOrder } from '@gondola/contract/rules/sort.ts'
import { answerSerializer } from '../http/answer-serializer.ts'
import { listsOf, type Lists } from './article-lists.ts'
import { Breathing } from './breathing.ts'
import type { ArticleRow, CatalogueRows } from './catalogue.store.ts'
import { Fragments } from './fragments.ts'
import { namePlaces, type NamePlaces } from './name-order.ts'
import { reachOf } from './promotion-reach.ts'
import { runningOn, type Running, type RunningRows } from './running.ts'
import { buildSearchIndex, type OtherNames, type SearchIndex } from './search/search-index.ts'
import { SortKeys } from './sort-keys.ts'
import { sharedParts, toArticle, withoutPrice, type Shared } from './to-article.ts'

/**
 * The catalogue of one version and one day, immutable: articles in the shop's order (department, family, position), with
 * their JSON already rendered for those who see prices and for those who do not (design §1, 3).
 */
export interface Snapshot {
  version: number
  /** Today in the shop's time zone when it was built. */
  day: string
  pricesForAll: boolean
  articles: readonly Article[]
  shown: Fragments
  hidden: Fragments
  sortKeys: SortKeys
  lists: Lists
  departments: readonly Department[]
  /** Those with an article on sale, by name. */
  brands: readonly Brand[]
  /** By a brand's code, names of brands that became part of it. */
  otherBrandNames: OtherNames
  running: Running
  search: SearchIndex
  /** What is needed to tell another day's offers and promotions. */
  rows: RunningRows
  names: Names
}

/** What only changes with names, kept from one snapshot to the next while prices change. */
interface Names {
  /** Hash of all that is searched and sorted by name. */
  signature: string
  places: NamePlaces
}

/** Builds the catalogue of a day from its rows, between requests; `previous` lends what did not change. */
export async function buildSnapshot(
  rows: CatalogueRows,
  day: string,
  previous: Snapshot | null,
): Promise<Snapshot> {
  const shared = sharedParts(rows)
  const ordered = await inShopOrder(rows)
  const dated = { offers: rows.offers, promotions: rows.promotions, reach: reachOf(rows, ordered) }
  const running = runningOn(dated, day)
  const articles = await renderable(ordered, shared, running, previous)
  const { shown, hidden, isHidden } = await render(articles, rows.pricesForAll, previous)
  const otherBrandNames = otherNamesOf(rows)
  const names = await namesOf(articles, rows, ordered, previous)
  const isSameNames = names === previous?.names
  return {
    version: rows.version,
    day,
    pricesForAll: rows.pricesForAll,
    articles,
    shown,
    hidden,
    sortKeys: await SortKeys.of(articles, names.places, (index) => isHidden[index] === 1),
    lists: await listsOf(articles, rows),
    departments: departmentsOf(rows),
    brands: brandsOf(rows, ordered),
    otherBrandNames,
    running,
    search: isSameNames
      ? previous.search
      : await buildSearchIndex(articles, departmentNames(rows), popularities(ordered), otherBrandNames),
    rows: dated,
    names,
  }
}

/** Departments in their order, families in theirs, articles by position and then by name's code. */
async function inShopOrder({ departments, families, articles }: CatalogueRows): Promise<ArticleRow[]> {
  const breathing = new Breathing()
  const byFamily = new Map<number, ArticleRow[]>()
  for (const { Codigo } of departments) {
    for (const family of families) if (family.department_code === Codigo) byFamily.set(family.Codigo, [])
  }
  for (const article of articles) byFamily.get(article.family_code)?.push(article)
  const ordered: ArticleRow[] = []
  for (const family of byFamily.values()) {
    family.sort((a, b) => a.position - b.position || (a.Codigo < b.Codigo ? -1 : 1))
    for (const article of family) ordered.push(article)
    await breathing.pause()
  }
  return ordered
}

/** The articles of the day; what did not change since the last snapshot is that one's own, so that nothing is held twice. */
async function renderable(
  rows: readonly ArticleRow[],
  shared: Shared,
  running: Running,
  previous: Snapshot | null,
): Promise<Article[]> {
  const breathing = new Breathing()
  const articles: Article[] = []
  for (const row of rows) {
    const article = toArticle(row, shared, running)
    const before = previous?.articles[previous.lists.byCode.get(row.Codigo) ?? -1]
    articles.push(before !== undefined && isSame(article, before) ? before : article)
    if (articles.length % 100 === 0) await breathing.pause()
  }
  return articles
}

/** Whether two articles have the same JSON; those in a promotion are taken as changed. */
function isSame(article: Article, before: Article): boolean {
  if (article.Promocion !== null || article.Promociones !== undefined) return false
  if (before.Promocion !== null || before.Promociones !== undefined) return false
  for (const name in article) {
    const field = name as keyof Article
    if (article[field] === before[field] || NESTED.has(field)) continue
    return false
  }
  return (
    article.Marca.Codigo === before.Marca.Codigo &&
    article.Marca.Descripcion === before.Marca.Descripcion &&
    article.Familia.Codigo === before.Familia.Codigo &&
    article.Familia.Descripcion === before.Familia.Descripcion &&
    article.Oferta?.Preciooferta === before.Oferta?.Preciooferta
  )
}

const NESTED: ReadonlySet<keyof Article> = new Set(['Marca', 'Familia', 'Oferta'])

/** Bytes held for each that is used. */
const WASTE_MAX = 1.5

async function render(articles: readonly Article[], pricesForAll: boolean, previous: Snapshot | null) {
  const breathing = new Breathing()
  const serialize = answerSerializer(ArticleSchema)
  const shown = new Fragments(articles.length)
  const hidden = pricesForAll ? shown : new Fragments(articles.length)
  const isHidden = new Uint8Array(articles.length)
  // what is borrowed holds whole chunks: once half of them is of no use, all is made anew
  const isLent = previous?.pricesForAll === pricesForAll && previous.shown.waste < WASTE_MAX
  const lender = isLent ? previous : null
  for (const [index, article] of articles.entries()) {
    const isVisible = pricesForAll || isPriceVisible(article, false)
    isHidden[index] = isVisible ? 0 : 1
    const lent = lender?.lists.byCode.get(article.Codigo) ?? -1
    if (lender?.articles[lent] === article) {
      shown.borrow(index, lender.shown, lent)
      if (!pricesForAll) hidden.borrow(index, lender.hidden, lent)
    } else {
      const json = serialize(article)
      shown.set(index, json)
      if (!pricesForAll) hidden.set(index, isVisible ? json : serialize(withoutPrice(article)))
    }
    if (index % 100 === 0) await breathing.pause()
  }
  return { shown, hidden, isHidden }
}

async function namesOf(
  articles: readonly Article[],
  rows: CatalogueRows,
  ordered: readonly ArticleRow[],
  previous: Snapshot | null,
): Promise<Names> {
  const breathing = new Breathing()
  const hash = createHash('sha1')
  for (const { Codigo, Descripcion } of [...rows.departments, ...rows.families])
    hash.update(`${Codigo}|${Descripcion}\n`)
  for (const { brand_code, name_key } of rows.brandSynonyms) hash.update(`${brand_code}|${name_key}\n`)
  for (const [index, { Codigo, Descripcion, Marca, Familia }] of articles.entries()) {
    const { popularity } = ordered[index]!
    hash.update(`${Codigo}|${Descripcion}|${Marca.Descripcion}|${Familia.Codigo}|${popularity}\n`)
    if (index % 500 === 0) await breathing.pause()
  }
  const signature = hash.digest('base64')
  if (previous?.names.signature === signature) return previous.names
  return { signature, places: await namePlaces(articles.map(({ Descripcion }) => Descripcion)) }
}

const departmentsOf = ({ departments, families }: CatalogueRows): Department[] =>
  departments.map((department) => ({
    Codigo: department.Codigo,
    Descripcion: department.Descripcion,
    ListFamilias: families
      .filter(({ department_code }) => department_code === department.Codigo)
      .map(({ Codigo, Descripcion, Perecedero, Alcohol }) => ({ Codigo, Descripcion, Perecedero, Alcohol })),
  }))

function brandsOf({ brands }: CatalogueRows, articles: readonly ArticleRow[]): Brand[] {
  const used = new Set(articles.map(({ brand_code }) => brand_code))
  return brands
    .filter(({ Codigo }) => used.has(Codigo))
    .map(({ Codigo, Descripcion }) => ({ Codigo, Descripcion }))
    .toSorted((a, b) => nameOrder(a.Descripcion, b.Descripcion))
}

function otherNamesOf({ brandSynonyms }: CatalogueRows): OtherNames {
  const names = new Map<number, string>()
  for (const { brand_code, name_key } of brandSynonyms)
    names.set(brand_code, [names.get(brand_code) ?? '', name_key].join(' ').trim())
  return names
}

function departmentNames({ departments, families }: CatalogueRows): Map<number, string> {
  const names = new Map(departments.map(({ Codigo, Descripcion }) => [Codigo, Descripcion]))
  return new Map(families.map(({ Codigo, department_code }) => [Codigo, names.get(department_code) ?? '']))
}

const popularities = (rows: readonly ArticleRow[]) => Float64Array.from(rows, ({ popularity }) => popularity)
