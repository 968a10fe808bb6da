import type { SearchIndex } from './search-index.ts'

/** Articles that are mixed, and what each further one of a family loses. */
const MIXED_MAX = 200
const MIX_COST = 1

/** Articles of several families in turn: each further one of a family loses places; `popularity` is what sales gain. */
export function mixedFamilies(index: SearchIndex, articles: Uint32Array, popularity: number): Uint32Array {
  const first = [...articles.subarray(0, MIXED_MAX)]
  if (new Set(first.map((article) => index.families[article]!)).size < 2) return articles
  const seen = new Map<number, number>()
  const keys = first.map((article, place) => {
    const before = seen.get(index.families[article]!) ?? 0
    seen.set(index.families[article]!, before + 1)
    return {
      article,
      key: MIX_COST * before - popularity * index.popularity[article]! + place / MIXED_MAX,
    }
  })
  const order = keys.toSorted((a, b) => a.key - b.key).map(({ article }) => article)
  return Uint32Array.from([...order, ...articles.subarray(MIXED_MAX)])
}
