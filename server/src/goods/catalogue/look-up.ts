import type { Article } from '@gondola/contract/catalogue'
import {
  findWithClauses,
  mendedText,
  nearOnes,
  notSoldWords,
  ownFamilyOf,
  queryWordsOf,
  withOwnWords,
} from './search/search.ts'
import { folded } from '../../platform/text/folded.ts'
import { eanKey, listOf } from './article-lists.ts'
import type { BranchView } from './branch-view.ts'
import type { Snapshot } from './snapshot.ts'
import type { Indexes } from './sort-keys.ts'
import { asSeen } from './to-article.ts'

const CODE = /^[0-9a-z-]{3,20}$/i

/** An article as a visitor without a session sees it; null if nothing is sold under the code. */
export function articleForVisitor(view: BranchView, code: string): Article | null {
  const article = view.find(code)
  return article === undefined ? null : asSeen(article, false, view.pricesForAll)
}

/** Articles with that code or EAN. */
export function articlesByCode({ lists }: Snapshot, code: string): Indexes {
  const byCode = lists.byCode.get(code)
  const byEan = /^\d+$/.test(code) ? (lists.byEan.get(eanKey(code)) ?? []) : []
  return Uint32Array.from(new Set(byCode === undefined ? byEan : [byCode, ...byEan]))
}

/** An active promotion's articles on sale, in its order; empty if the promotion is not active. */
export function articlesInPromotion(view: BranchView, promotion: number): Indexes {
  const codes = view.running.articlesOf.get(promotion) ?? []
  return Uint32Array.from(
    codes.flatMap((code) => {
      const index = view.indexOf(code)
      return index === undefined ? [] : [index]
    }),
  )
}

/**
 * Text search, best first; an exact code or EAN precedes everything else (contract §4). Given a view, only what its
 * branch sells is found, so that similar articles are found where it does not sell the exact ones.
 */
export function articlesByText(snapshot: Snapshot, text: string, view: BranchView | null = null): Indexes {
  return searchByText(snapshot, text, view).articles
}

/** What is told of a search: the words searched for, if what was typed was mended, and what no article declares. */
export interface SearchTold {
  searched?: string
  undeclared?: string
  /** What is not sold, and for which others are shown. */
  notSold?: string
}

/** Like `articlesByText`; also what is told of it. */
export function searchByText(
  snapshot: Snapshot,
  text: string,
  view: BranchView | null = null,
): { articles: Indexes; told: SearchTold } {
  const { search, articles, ownWords } = snapshot
  const code = text.replace(/\s/g, '')
  const named = CODE.test(code) ? articlesByCode(snapshot, code) : new Uint32Array()
  const exact = view === null ? named : view.sold(named)
  if (exact.length > 0 && /^\d{6,}$/.test(code)) return { articles: exact, told: {} }
  const led = articlesLedTo(snapshot, text, view)
  if (led.length > 0) return { articles: led, told: {} }
  const found = withOwnWords(ownWords, () => findWithClauses(search, queryWordsOf(text), 'written', view))
  if (exact.length > 0)
    return { articles: Uint32Array.from(new Set([...exact, ...found.articles])), told: {} }
  const searched = mendedText(search, articles, found)
  const undeclared = found.undeclared.join(', ')
  const notSold = asTyped(text, notSoldWords(search, found))
  return {
    articles: nearOnes(search, found) ?? found.articles,
    told: {
      ...(searched !== null && { searched }),
      ...(undeclared !== '' && { undeclared }),
      ...(notSold !== '' && { notSold }),
    },
  }
}

/** The articles of the family that a search leads to by the chain's own words, the most bought first. */
function articlesLedTo(
  { ownWords, lists, popularity }: Snapshot,
  text: string,
  view: BranchView | null,
): Indexes {
  const family = ownFamilyOf(ownWords, text)
  if (family === undefined) return new Uint32Array()
  const all = listOf(lists.byFamily, family)
  return (view?.sold(all) ?? all).toSorted((a, b) => popularity[b]! - popularity[a]! || a - b)
}

/** Folded words of a text as they were typed, with their accents and what stands between them; a purpose with `para`. */
function asTyped(text: string, words: string | null): string {
  const typed = text.match(/[\p{L}\d]+/gu) ?? []
  const isSaid = (word: string) => words?.split(' ').includes(folded(word)) ?? false
  const said = typed.slice(typed.findIndex(isSaid), typed.findLastIndex(isSaid) + 1).join(' ')
  return words?.startsWith('para ') && !/^para /i.test(said) ? `para ${said}` : said
}

/**
 * Articles of the brands whose name starts with the text, case and accents folded: matches at the start of the name
 * first, then at the start of any other word (`serenisima` finds La Serenísima).
 */
export function articlesByBrandName({ brands, lists }: Snapshot, text: string): Indexes {
  const asked = folded(text).trim().replace(/\s+/g, ' ')
  const names = brands.map(({ Codigo, Descripcion }) => ({ Codigo, name: folded(Descripcion) }))
  const whole = names.filter(({ name }) => name.startsWith(asked))
  const inside = names.filter(({ name }) => !name.startsWith(asked) && name.includes(` ${asked}`))
  return Uint32Array.from([...whole, ...inside].flatMap(({ Codigo }) => [...listOf(lists.byBrand, Codigo)]))
}
