import { readLists } from '@gondola/lexicon/read-lexicon'
import { stem } from '@gondola/lexicon/stem'
import { FILLERS, LINKING_WORDS, wordClass } from '@gondola/lexicon/word-classes'
import { folded } from '../../../platform/text/folded.ts'

/** A family, named with its department. */
export interface FamilyName {
  departamento: string
  familia: string
}

/** The words that identify a family's articles (`families.txt` of the lexicon). */
export interface FamilyRules extends FamilyName {
  first: readonly string[]
  pair: readonly string[]
  word: readonly string[]
  brand: readonly string[]
}

const rules = new Map<string, FamilyRules>()

for (const [key, words] of readLists('families')) {
  const [departamento = '', familia = '', kind = ''] = key.split(' / ')
  const none = { departamento, familia, first: [], pair: [], word: [], brand: [] }
  const family = `${departamento} / ${familia}`
  rules.set(family, { ...none, ...rules.get(family), [kind]: words })
}

export const FAMILY_RULES: readonly FamilyRules[] = [...rules.values()]

/** Names of departments in the order in which shops show them. */
export const DEPARTMENTS: readonly string[] = [
  ...new Set(FAMILY_RULES.map(({ departamento }) => departamento)),
]

const UNITS = wordClass('unit')
const WORD = /[a-z]{3,}/g

const says = (word: string) => !FILLERS.has(word) && !LINKING_WORDS.has(word) && !UNITS.has(word)

/** The stems of a description's words, without accents, case, plurals and sizes. */
export const stemsOf = (text: string): string[] => (folded(text).match(WORD) ?? []).filter(says).map(stem)
