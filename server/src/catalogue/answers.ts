import { Buffer } from 'node:buffer'
import { Type } from 'typebox'
import {
  type Article,
  Brand,
  Department,
  type ListMatch,
  ListFilters,
  Offer,
  Promotion,
  Suggestion,
  isPriceVisible,
  type SortCode,
} from '@gondola/contract/catalogue'
import type { ListLine } from '@gondola/contract/cart'
import { answerSerializer } from '../http/answer-serializer.ts'
import { boundsOf } from '../http/serve-list.ts'
import { articleJson, listJson } from './article-json.ts'
import { finished, finishedText, type Answer } from './response-cache/response-cache.ts'
import { filterCounts, narrowed, type Filter } from './filter-list.ts'
import { activeOffersOn } from './active-offers.ts'
import { suggestionsFor } from './search/search.ts'
import { matchList } from './shopping-list/match-list.ts'
import type { Snapshot } from './snapshot.ts'
import type { Indexes } from './sort-keys.ts'
import { asSeen, onDay } from './to-article.ts'

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

const NULL = Buffer.from('null')

/** The sort order and filter of a requested list. */
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

/** A page of a list, filtered and sorted. */
export function planArticles(
  snapshot: Snapshot,
  whole: Indexes,
  { sort, filter }: Asked,
  range: Range,
  seesPrices: boolean,
): Planned {
  const list = filter === null ? whole : narrowed(snapshot, whole, filter)
  const seesAll = seesPrices || snapshot.pricesForAll
  const ordered = sort === 's' ? list : snapshot.sortKeys.sorted(list, sort, seesAll)
  const page = ordered.subarray(...boundsOf(range))
  const [first] = page
  const each = first === undefined ? 0 : articleJson(snapshot, first, seesPrices).length
  return {
    bytes: each * page.length,
    make: async () => finished(await listJson(snapshot, page, seesPrices), list.length),
  }
}

/** The filters that a list offers; the same for every caller, as they do not depend on prices. */
export function answerFilters(snapshot: Snapshot, list: Indexes, filter: Filter | null): Answer {
  return finishedText(listFilters(filterCounts(snapshot, list, filter)), null)
}

/** One article, or null. */
export function answerArticle(snapshot: Snapshot, code: string, seesPrices: boolean): Answer {
  const index = snapshot.lists.byCode.get(code)
  if (index === undefined) return finished(NULL, null)
  return finishedText(articleJson(snapshot, index, seesPrices), null)
}

export function answerDepartments(snapshot: Snapshot, range: Range): Answer {
  const all = snapshot.departments
  return finishedText(departments(all.slice(...boundsOf(range))), all.length)
}

export function answerBrands(snapshot: Snapshot, range: Range): Answer {
  const all = snapshot.brands
  return finishedText(brands(all.slice(...boundsOf(range))), all.length)
}

/** The promotions active on a day. */
export function answerPromotions(snapshot: Snapshot, date: string): Answer {
  const all = runningAt(snapshot, date).promotions
  return finishedText(promotions(all), all.length)
}

/**
 * The offers of a day, with their articles as they are on that day. Every caller sees an offer's price, but the
 * article's price without the offer only if it is visible today; otherwise asking for one day after another would
 * reveal every price.
 */
export function answerOffers(snapshot: Snapshot, date: string, seesPrices: boolean): Answer {
  const seesAll = seesPrices || snapshot.pricesForAll
  const running = runningAt(snapshot, date)
  const all: Offer[] = running.offers.flatMap(({ article_code, Preciooferta }) => {
    const index = snapshot.lists.byCode.get(article_code)
    if (index === undefined) return []
    const today = snapshot.articles[index]!
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

const runningAt = (snapshot: Snapshot, date: string) =>
  date === 'HOY' || date === snapshot.day ? snapshot.running : activeOffersOn(snapshot.rows, date)

export function answerSuggestions(snapshot: Snapshot, text: string, seesPrices: boolean): Answer {
  const all = suggestionsFor(snapshot, text).map((suggestion) => ({
    ...suggestion,
    Articulo: suggestion.Articulo && asSeen(suggestion.Articulo, seesPrices, snapshot.pricesForAll),
  }))
  return finishedText(suggestions(all), all.length)
}

/** A shopping list's lines with the articles proposed for them. */
export async function answerList(
  snapshot: Snapshot,
  lines: readonly ListLine[],
  seesPrices: boolean,
): Promise<ListMatch[]> {
  const matches = await matchList(snapshot, lines)
  return matches.map((match) => ({
    ...match,
    Articulo: match.Articulo && asSeen(match.Articulo, seesPrices, snapshot.pricesForAll),
    Alternativas: match.Alternativas.map((article) => asSeen(article, seesPrices, snapshot.pricesForAll)),
  }))
}
