import type { SearchIndex } from './search-index.ts'

/** Articles that are mixed, and what each further one of a family loses. */
const MIXED_MAX = 200
const MIX_COST = 1

/** What counts in a mix besides the turns. */
export interface MixWeights {
  /** What sales gain. */
  popularity: number
  /** What a family of more than half of the articles gains; less than a turn. */
  majority: number
}

/** Articles of several families in turn: each further one of a family loses places. */
export function mixedFamilies(
  index: SearchIndex,
  articles: Uint32Array,
  { popularity, majority }: MixWeights,
): Uint32Array {
  const first = [...articles.subarray(0, MIXED_MAX)]
  const sizes = new Map<number, number>()
  for (const article of first)
    sizes.set(index.families[article]!, (sizes.get(index.families[article]!) ?? 0) + 1)
  if (sizes.size < 2) return articles
  const seen = new Map<number, number>()
  const keys = first.map((article, place) => {
    const family = index.families[article]!
    const before = seen.get(family) ?? 0
    seen.set(family, before + 1)
    const gained =
      popularity * index.popularity[article]! + (sizes.get(family)! * 2 > first.length ? majority : 0)
    return { article, key: MIX_COST * before - gained + place / MIXED_MAX }
  })
  const order = keys.toSorted((a, b) => a.key - b.key).map(({ article }) => article)
  return Uint32Array.from([...order, ...articles.subarray(MIXED_MAX)])
}
