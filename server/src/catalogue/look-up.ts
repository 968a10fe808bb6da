import type { Article } from '@gondola/contract/catalogue'
import { findArticles } from './search/search.ts'
import { folded } from '../platform/text/folded.ts'
import { eanKey, listOf } from './article-lists.ts'
import type { Snapshot } from './snapshot.ts'
import type { Indexes } from './sort-keys.ts'
import { asSeen } from './to-article.ts'

const CODE = /^[0-9a-z-]{3,20}$/i

/** An article as a visitor without a session sees it; null if nothing is sold under the code. */
export function articleForVisitor({ articles, lists, pricesForAll }: Snapshot, code: string): Article | null {
  const article = articles[lists.byCode.get(code) ?? -1]
  if (article === undefined) return null
  return asSeen(article, false, pricesForAll)
}

/** Articles with that code or EAN. */
export function articlesByCode({ lists }: Snapshot, code: string): Indexes {
  const byCode = lists.byCode.get(code)
  const byEan = /^\d+$/.test(code) ? (lists.byEan.get(eanKey(code)) ?? []) : []
  return Uint32Array.from(new Set(byCode === undefined ? byEan : [byCode, ...byEan]))
}

/** An active promotion's articles on sale, in its order; empty if the promotion is not active. */
export function articlesInPromotion({ running, lists }: Snapshot, promotion: number): Indexes {
  const codes = running.articlesOf.get(promotion) ?? []
  return Uint32Array.from(
    codes.flatMap((code) => {
      const index = lists.byCode.get(code)
      return index === undefined ? [] : [index]
    }),
  )
}

/** Text search, best first; an exact code or EAN precedes everything else (contract §4). */
export function articlesByText(snapshot: Snapshot, text: string): Indexes {
  const code = text.replace(/\s/g, '')
  const exact = CODE.test(code) ? articlesByCode(snapshot, code) : new Uint32Array()
  if (exact.length > 0 && /^\d{6,}$/.test(code)) return exact
  const found = findArticles(snapshot.search, text)
  return exact.length === 0 ? found : Uint32Array.from(new Set([...exact, ...found]))
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
