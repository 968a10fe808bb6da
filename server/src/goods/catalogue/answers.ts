import { Buffer } from 'node:buffer'
import { Type } from 'typebox'
import {
  Article,
  Brand,
  Department,
  type ListMatch,
  ListFilters,
  Offer,
  type ProductFacts,
  Promotion,
  Suggestion,
  articlePrice,
  isPriceVisible,
  lineTotal,
  type SortCode,
  ArticleWithFacts,
} from '@gondola/contract/catalogue'
import { takesNotes, type ListLine } from '@gondola/contract/cart'
import { answerSerializer } from '../../http/answer-serializer.ts'
import { boundsOf } from '../../http/serve.ts'
import { finished, finishedText, type Answer } from './response-cache/response-cache.ts'
import { filterCounts, narrowed, type Filter } from './filter-list.ts'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import { suggestionsFor, withOwnWords } from './search/search.ts'
import { lineNotes, wishesOf } from './line-notes.ts'
import { inDoubt } from './shopping-list/joined-parts.ts'
import { matchList } from './shopping-list/match-list.ts'
import { contradiction, forbiddenIn } from './substitutes/order-needs.ts'
import type { BranchView } from './branch-view.ts'
import type { Indexes } from './sort-keys.ts'
import { asSeen, onDay } from './to-article.ts'
import type { Snapshot } from './snapshot.ts'

/** Articles written in one go; longer lists yield to the event loop in between. */
const AT_ONCE = 500

const serialize = answerSerializer(Article)
const serializeWithFacts = answerSerializer(ArticleWithFacts)

/** A snapshot, or a branch's view of it, which differs in single articles. */
type Source = Pick<Snapshot, 'articles' | 'pricesForAll'> & { articleAt?(index: number): Article }

/** One article's JSON as the caller may see it. */
const articleJson = (source: Source, index: number, seesPrices: boolean): string =>
  serialize(seenAt(source, index, seesPrices))

/** The same on its own page: with the facts about it, and how customers may want it. */
const articleWithFactsJson = (
  source: Source,
  index: number,
  seesPrices: boolean,
  Ficha: ProductFacts | null,
): string => {
  const article = seenAt(source, index, seesPrices)
  const Aclaraciones = [...lineNotes(article)]
  return serializeWithFacts({
    ...article,
    ...(Ficha && { Ficha }),
    ...(Aclaraciones.length > 0 && { Aclaraciones }),
  })
}

const seenAt = (source: Source, index: number, seesPrices: boolean): Article =>
  asSeen(source.articleAt?.(index) ?? source.articles[index]!, seesPrices, source.pricesForAll)

/**
 * A list's JSON, built on request: finished answers are cached (answer-cache.ts), and the JSON of all articles would
 * take more memory than everything else.
 */
export async function listJson(source: Source, list: Uint32Array, seesPrices: boolean): Promise<Buffer> {
  if (list.length <= AT_ONCE) return Buffer.from(`[${joined(source, list, seesPrices)}]`)
  const slicer = new TimeSlicer()
  const parts: Buffer[] = []
  for (let from = 0; from < list.length; from += AT_ONCE) {
    const text = joined(source, list.subarray(from, from + AT_ONCE), seesPrices)
    parts.push(Buffer.from(`${from === 0 ? '[' : ','}${text}`))
    await slicer.pause()
  }
  parts.push(Buffer.from(']'))
  return Buffer.concat(parts)
}

function joined(source: Source, list: Uint32Array, seesPrices: boolean): string {
  let text = ''
  for (const [place, index] of list.entries())
    text +=
      place === 0 ? articleJson(source, index, seesPrices) : `,${articleJson(source, index, seesPrices)}`
  return text
}

/** An offset and a count; a count of 0 is all (contract §2). */
interface Range {
  from: number
  count: number
}

const departments = answerSerializer(Type.Array(Department))
const brands = answerSerializer(Type.Array(Brand))
const promotions = answerSerializer(Type.Array(Promotion))
const offers = answerSerializer(Type.Array(Offer))
const listFilters = answerSerializer(ListFilters)
const suggestions = answerSerializer(Type.Array(Suggestion))

/** An estimate. */
const FACTS_BYTES = 1000

const NULL = Buffer.from('null')

export interface Asked {
  sort: SortCode
  filter: Filter | null
}

/** An answer that is not built yet, with its estimated size. */
export interface Planned {
  /** Estimated size in bytes. */
  bytes: number
  make(): Promise<Answer>
}

/** A page of what the branch sells of a list, filtered and sorted; what it is out of comes last. */
export function planArticles(
  view: BranchView,
  whole: Indexes,
  { sort, filter }: Asked,
  range: Range,
  seesPrices: boolean,
): Planned {
  const sold = view.sold(whole)
  const list = filter === null ? sold : narrowed(view, sold, filter)
  const seesAll = seesPrices || view.pricesForAll
  const ordered = view.outLast(sort === 's' ? list : view.sorted(list, sort, seesAll))
  const page = ordered.subarray(...boundsOf(range))
  const [first] = page
  const each = first === undefined ? 0 : articleJson(view, first, seesPrices).length
  return {
    bytes: each * page.length,
    make: async () => finished(await listJson(view, page, seesPrices), list.length),
  }
}

/** The filters that a list offers; the same for every caller, as they do not depend on prices. */
export function answerFilters(view: BranchView, list: Indexes, filter: Filter | null): Answer {
  return finishedText(listFilters(filterCounts(view, view.sold(list), filter)), null)
}

/** One article with the facts about it, which `factsOf` reads, or null. */
export function answerArticle(
  view: BranchView,
  code: string,
  seesPrices: boolean,
  factsOf: (code: string) => Promise<ProductFacts | null>,
): Answer | Planned {
  const index = view.indexOf(code)
  if (index === undefined) return finished(NULL, null)
  const alone = articleWithFactsJson(view, index, seesPrices, null)
  if (!view.articles[index]!.ConFicha) return finishedText(alone, null)
  return {
    bytes: alone.length + FACTS_BYTES,
    make: async () => finishedText(articleWithFactsJson(view, index, seesPrices, await factsOf(code)), null),
  }
}

export function answerDepartments(view: BranchView, range: Range): Answer {
  const all = view.departments
  return finishedText(departments(all.slice(...boundsOf(range))), all.length)
}

export function answerBrands(view: BranchView, range: Range): Answer {
  const all = view.brands
  return finishedText(brands(all.slice(...boundsOf(range))), all.length)
}

/** The promotions active on a day, of which none begins later than today. */
export function answerPromotions(view: BranchView, date: string): Answer {
  const all = runningAt(view, date).promotions
  return finishedText(promotions(all), all.length)
}

/**
 * The offers of a day, with their articles as they are on that day. Every caller sees an offer's price, but the
 * article's price without the offer only if it is visible today; otherwise asking for one day after another would
 * reveal every price. What the branch is out of today is left out.
 */
export function answerOffers(view: BranchView, date: string, seesPrices: boolean): Answer {
  const seesAll = seesPrices || view.pricesForAll
  const running = runningAt(view, date)
  const all: Offer[] = running.offers.flatMap(({ article_code, Preciooferta }) => {
    const index = view.indexOf(article_code)
    if (index === undefined || view.isOut(index)) return []
    const today = view.articleAt(index)
    const Articulo = onDay(today, running)
    // the list price is no longer above the offer's
    if (Articulo.Oferta === null) return []
    const isOpen = seesAll || isPriceVisible(today, false)
    return [{ Articulo: isOpen ? Articulo : withoutListPrice(Articulo), Preciooferta }]
  })
  return finishedText(offers(all), all.length)
}

/** Removes an article's price without its offer, and what could be derived from it. */
const withoutListPrice = ({ Llevando: _, ...article }: Article): Article => ({
  ...article,
  Precioventa: null,
})

/** Of a day ahead only what has begun: what is planned is nobody's business yet but staff's. */
const runningAt = (view: BranchView, date: string) =>
  date === 'HOY' ? view.running : view.activeOffersOn(date, view.snapshot.day)

export function answerSuggestions(view: BranchView, text: string, seesPrices: boolean): Answer {
  const { search, otherBrandNames, ownWords } = view.snapshot
  const source = {
    articles: view.articles,
    departments: view.departments,
    brands: view.brands,
    otherBrandNames,
    search,
    branch: view,
  }
  const all = withOwnWords(ownWords, () => suggestionsFor(source, text)).map((suggestion) => ({
    ...suggestion,
    Articulo: suggestion.Articulo && asSeen(suggestion.Articulo, seesPrices, view.pricesForAll),
  }))
  return finishedText(suggestions(all), all.length)
}

/** A shopping list's lines with the articles proposed for them, and what each line costs; yields by the slicer. */
export async function answerList(
  view: BranchView,
  lines: readonly ListLine[],
  seesPrices: boolean,
  bought: ReadonlySet<string>,
  slicer: TimeSlicer,
  factsOf: (codes: readonly string[]) => Promise<ReadonlyMap<string, ProductFacts>>,
): Promise<ListMatch[]> {
  const { articles, snapshot, pricesForAll } = view
  const { search, ownWords } = snapshot
  const matches = await matchList({ articles, search, ownWords, branch: view, bought }, lines, slicer)
  const codes = matches.flatMap(({ Texto, Articulo }) =>
    Articulo && forbiddenIn(Texto).size > 0 ? [Articulo.Codigo] : [],
  )
  const facts = codes.length > 0 ? await factsOf(codes) : new Map<string, ProductFacts>()
  return matches.map((match) => {
    const known = facts.get(match.Articulo?.Codigo ?? '')
    const wrong = known && contradiction(match.Texto, known)
    const Articulo = match.Articulo && asSeen(match.Articulo, seesPrices, pricesForAll)
    // a pack may be changed for what takes the note, and nothing for what the customer finds
    const wanted = [match.Articulo, ...match.Alternativas].find((one) => one && takesNotes(one))
    const Aclaracion = wishesOf(match.Texto, match.Articulo, wanted ?? null)
    return {
      ...(wrong ? inDoubt({ ...match, ...wrong }) : match),
      Articulo,
      Alternativas: match.Alternativas.map((article) => asSeen(article, seesPrices, pricesForAll)),
      Importe: Articulo && estimatedPrice(Articulo, match.Cantidad),
      ...(Aclaracion && { Aclaracion }),
    }
  })
}

function estimatedPrice(article: Article, quantity: number): number | null {
  const price = articlePrice(article)
  return price === null ? null : lineTotal(price, quantity, article.unidad)
}
