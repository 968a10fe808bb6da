import { brandKey } from '../../../goods/catalogue/brand-key.ts'
import { FAMILY_RULES, stemsOf, type FamilyName } from './family-rules.ts'
import { stem } from '@gondola/lexicon/stem'

const heads = new Map<string, FamilyName>()
const pairs = new Map<string, FamilyName>()
const words = new Map<string, FamilyName>()
const brands = new Map<string, FamilyName>()

for (const rules of FAMILY_RULES) {
  const family = { departamento: rules.departamento, familia: rules.familia }
  for (const word of rules.first) heads.set(stem(word), family)
  for (const pair of rules.pair) pairs.set(pair.split('+').map(stem).join('+'), family)
  for (const word of rules.word) words.set(stem(word), family)
  for (const brand of rules.brand) brands.set(brand, family)
}

/**
 * Guesses the family from an article's name, for files without families (backoffice §9); null if it is doubtful and
 * staff must decide. In order of precedence: the first word paired with another, the first word alone, a word anywhere,
 * the brand.
 */
export function familyOf(description: string, brand: string): FamilyName | null {
  const stems = stemsOf(description)
  const [head = '', ...rest] = stems
  for (const word of rest) {
    const family = pairs.get(`${head}+${word}`)
    if (family !== undefined) return family
  }
  const byHead = heads.get(head)
  if (byHead !== undefined) return byHead
  for (const word of stems) {
    const family = words.get(word)
    if (family !== undefined) return family
  }
  return brands.get(brandKey(brand)) ?? null
}
