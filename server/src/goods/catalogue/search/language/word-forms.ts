import { stem } from '@gondola/lexicon/stem'
import { COMPOUNDS } from '@gondola/lexicon/word-classes'

/** Endings of diminutives, and the endings of the words that they may come from. */
const DIMINUTIVES: readonly (readonly [ending: RegExp, bases: readonly string[]])[] = [
  [/(?<=[nrel])e?[cs]it([oa])s?$/, ['', 'e', '$1']],
  [/[cs]it([oa])s?$/, ['', 's', 'z', 'z$1']],
  [/guit([oa])s?$/, ['g$1', 'gue']],
  [/quit([oa])s?$/, ['c$1', 'que']],
  [/it([oa])s?$/, ['$1', 'e', '', 'a', 'o']],
  [/ill([oa])s?$/, ['$1', 'e']],
  [/i?t([oa])s?$/, ['$1']],
]
const DIMINUTIVE_MIN_LETTERS = 5
const BASE_MIN_LETTERS = 3

/** Terms that a diminutive may come from: `cafecito`, `sanguchitos`, `pancito`, `juguito`. */
export function basesOf(written: string): string[] {
  if (written.length < DIMINUTIVE_MIN_LETTERS) return []
  const bases = DIMINUTIVES.flatMap(([ending, replacements]) => {
    if (!ending.test(written)) return []
    return replacements.map((replacement) => stem(written.replace(ending, replacement)))
  })
  return [...new Set(bases.filter((base) => base.length >= BASE_MIN_LETTERS))]
}

/** Whether a word is the first part of compounds. */
export const isVerb = (written: string): boolean => written !== 'anti' && COMPOUNDS.has(written)

const TAIL_MIN_LETTERS = 4

/** The two parts of a compound: what it is, and what for; null if the word is not one. */
export function compoundOf(written: string): { kinds: readonly string[]; tail: string } | null {
  for (const [verb, kinds] of COMPOUNDS) {
    if (!written.startsWith(verb) || written.length < verb.length + TAIL_MIN_LETTERS) continue
    return { kinds: kinds.map((kind) => stem(kind)), tail: stem(written.slice(verb.length)) }
  }
  return null
}
