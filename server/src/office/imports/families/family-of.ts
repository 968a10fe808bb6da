import { brandKey } from '../../../goods/catalogue/brand-key.ts'
import { DEPARTMENT_RULES } from './all-rules.ts'
import { stem, stemsOf } from './stems.ts'

/** A family, named with its department. */
export interface FamilyName {
  departamento: string
  familia: string
}

const heads = new Map<string, FamilyName>()
const pairs = new Map<string, FamilyName>()
const words = new Map<string, FamilyName>()
const brands = new Map<string, FamilyName>()

for (const { departamento, familias } of DEPARTMENT_RULES) {
  for (const rules of familias) {
    const family = { departamento, familia: rules.familia }
    const list = (text: string | undefined) => text?.split(' ') ?? []
    for (const word of list(rules.heads)) heads.set(stem(word), family)
    for (const pair of list(rules.pairs)) pairs.set(pair.split('+').map(stem).join('+'), family)
    for (const word of list(rules.words)) words.set(stem(word), family)
    for (const brand of rules.brands?.split(', ') ?? []) brands.set(brand, family)
  }
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
