import { exactTerm, type SearchIndex } from '../search/search.ts'

/** `2 latas de arvejas` are no fresh peas, `un pack de cerveza` no bottle. */
const CONTAINERS: readonly (readonly [said: RegExp, term: string])[] = [
  // 'un pack en lata' is of tins
  [/\b(?:six ?)?packs?\b/i, 'pack'],
  [/\blat(?:it)?as?\b/i, 'lata'],
  // juice, soup and dessert; what is always in an envelope has no other
  [/\bsobre(?:cito)?s?\b/i, 'polvo'],
  [/\bbid[oó]n(?:es|cito)?\b/i, 'bidon'],
]
/** Who says `botellas` wants no bidón. */
export const BOTTLES = /\bbotell(?:a|ita)s?\b/i
export const NO_BOTTLE = 'bidon'

/** The term of the container that a line names; -1 if it names none that articles are in. */
export function containerTerm(search: SearchIndex, text: string): number {
  const named = CONTAINERS.find(([said]) => said.test(text))
  return named === undefined ? -1 : exactTerm(search, named[1])
}
