import { brandKey } from '../../catalogue/brand-key.ts'
import { DEPARTMENT_RULES } from './all-rules.ts'
import { stem, stemsOf } from './stems.ts'

const HEAD = 3
const WORD = 2
const PART = 1
const BRAND = 3

const weights = new Map<string, Map<string, number>>()
const brands = new Map<string, string>()

const weigh = (word: string, family: string, weight: number) => {
  const known = weights.get(stem(word)) ?? new Map<string, number>()
  known.set(family, Math.max(known.get(family) ?? 0, weight))
  weights.set(stem(word), known)
}

for (const { familias } of DEPARTMENT_RULES) {
  for (const { familia, heads = '', pairs = '', words = '', brands: names = '' } of familias) {
    for (const word of heads.split(' ')) weigh(word, familia, HEAD)
    for (const word of words.split(' ')) weigh(word, familia, WORD)
    for (const pair of pairs.split(' ')) for (const word of pair.split('+')) weigh(word, familia, PART)
    for (const brand of names.split(', ')) brands.set(brand, familia)
  }
}

/** The name of the family that comes nearest to an article's words, for somebody to accept or not; null: none does. */
export function nearestFamily(description: string, brand: string): string | null {
  const scores = new Map<string, number>()
  const add = (family: string, score: number) => scores.set(family, (scores.get(family) ?? 0) + score)
  for (const word of new Set(stemsOf(description)))
    for (const [family, weight] of weights.get(word) ?? []) add(family, weight)
  const own = brands.get(brandKey(brand))
  if (own !== undefined) add(own, BRAND)
  let best: string | null = null
  for (const [family, score] of scores) if (score > (scores.get(best ?? '') ?? 0)) best = family
  return best
}
