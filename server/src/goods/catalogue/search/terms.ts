import type { SearchIndex } from './search-index.ts'
import type { SortedTerms } from './language/sorted-terms.ts'
import { heardAs, soundOf } from './language/sound.ts'
import { basesOf } from './language/word-forms.ts'
import { BY_WEIGHT } from './language/words.ts'

/** A term of the index that a word of a query may mean, and how well: 1 for the same word, less for a guess. */
export interface Candidate {
  term: number
  factor: number
}

const PREFIX_FACTOR = 0.75
const SOUND_FACTOR = 0.65
const BASE_FACTOR = 0.6
const HEARD_FACTOR = 0.55
const ONE_TYPO_FACTOR = 0.6
const TWO_TYPOS_FACTOR = 0.45
const OTHER_INITIAL_FACTOR = 0.7
/** Minimum letters for one typo, and for two. */
const ONE_TYPO_LETTERS = 4
const TWO_TYPOS_LETTERS = 8
const SOUND_LETTERS = 3
/** Minimum letters of a word that is both cut off and mistyped. */
const CUT_LETTERS = 5
const HEARD_TYPO_LETTERS = 6
const HEARD_MIN_LETTERS = 5

/** Index of the first term that is not before `text`. */
export function placeOf({ terms }: SortedTerms, text: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (terms[middle]! < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The index of the term itself, or -1. */
export function exactTerm(index: SearchIndex, term: string): number {
  const place = placeOf(index, term)
  return index.terms[place] === term ? place : -1
}

/** Whether an article has a term. */
export const hasTerm = (index: SearchIndex, term: number, article: number): boolean =>
  weightIn(index, term, article) > 0

/** The weight of a term in an article, 0 if it does not have it; a term's articles are in ascending order. */
export function weightIn({ articles, from, weights }: SearchIndex, term: number, article: number): number {
  let low = from[term]!
  let high = from[term + 1]!
  while (low < high) {
    const middle = (low + high) >> 1
    if (articles[middle]! < article) low = middle + 1
    else high = middle
  }
  return low < from[term + 1]! && articles[low] === article ? weights[low]! : 0
}

/** The number of articles with a term. */
export const spread = ({ from }: SearchIndex, term: number): number => from[term + 1]! - from[term]!

/** Longer terms that start with the word, better the closer they are in length; numbers are not completed. */
export function termsBeginning(index: SearchIndex, word: string): Candidate[] {
  if (isFixed(word) || /^[\d.]+$/.test(word)) return []
  const found: Candidate[] = []
  const { terms } = index
  for (let term = placeOf(index, word); term < terms.length && terms[term]!.startsWith(word); term++) {
    if (terms[term] === word) continue
    found.push({ term, factor: PREFIX_FACTOR * Math.sqrt(word.length / terms[term]!.length) })
  }
  return found
}

/** A net content has no beginnings and no typos. */
const isFixed = (term: string) => term.startsWith('=')

/** Contents within this factor of the one asked for are near it. */
const NEAR_CONTENT = 2.1
const NEAR_CONTENT_FACTOR = 0.6

const CONTENT = /^=([\d.]+)(g|ml|un|m)$/
/** A litre of yoghurt may be labelled as a kilogram. */
const kindOf = (unit: string) => (unit === 'g' ? 'ml' : unit)

/** The contents nearest to one, better the closer they are. */
export function contentsNear(index: SearchIndex, content: string): Candidate[] {
  const [, amount = '', unit = ''] = CONTENT.exec(content) ?? []
  const found: Candidate[] = []
  for (let term = placeOf(index, '='); term < index.terms.length; term++) {
    const text = index.terms[term]!
    if (!text.startsWith('=')) break
    const [, size = '', otherUnit = ''] = CONTENT.exec(text) ?? []
    if (text === content || kindOf(otherUnit) !== kindOf(unit)) continue
    const ratio = Math.max(Number(size) / Number(amount), Number(amount) / Number(size))
    if (ratio <= NEAR_CONTENT) found.push({ term, factor: NEAR_CONTENT_FACTOR / ratio })
  }
  return found
}

/**
 * Terms that sound like the word in Argentine Spanish, however they are spelled: `cerbesa`, `igienico`, `poyo`; failing
 * that, foreign words as they are heard: `gatorei`, `zuquini`.
 */
export function termsSounding(index: SearchIndex, word: string): Candidate[] {
  if (isFixed(word) || /[\d ]/.test(word) || word.length < SOUND_LETTERS) return []
  const sound = soundOf(word)
  if (sound.length < SOUND_LETTERS) return []
  const same = index.bySound.get(sound)
  if (same !== undefined) return same.map((term) => ({ term, factor: SOUND_FACTOR }))
  const heard =
    index.byHeard.get(heardAs(sound)) ??
    index.byHeard.get(heardAs(withSpokenH(word))) ??
    index.byHeard.get(heardAs(withHardG(word)))
  return (heard ?? []).map((term) => ({ term, factor: HEARD_FACTOR }))
}

/** An h at the beginning of a foreign word is heard: `hed`. */
const withSpokenH = (word: string) => soundOf(word.replace(/^h/, 'j'))

/** `nagets`: written as it is read in English. */
const withHardG = (word: string) => soundOf(word.replace(/g(?=[ei])/g, 'gu'))

/** Foreign words that are heard nearly like the word: `jainken`. */
export function termsHeardNearly(index: SearchIndex, word: string): Candidate[] {
  if (!/^[a-z]+$/.test(word) || word.length < HEARD_TYPO_LETTERS) return []
  const heard = heardAs(withSpokenH(word))
  if (heard.length < HEARD_MIN_LETTERS) return []
  const { whole } = nearTerms(index.heard, heard, 1)
  const terms = whole.flatMap(({ term }) => index.byHeard.get(index.heard.terms[term]!) ?? [])
  return [...new Set(terms)].map((term) => ({ term, factor: HEARD_FACTOR }))
}

const typosAllowed = (letters: number) =>
  letters >= TWO_TYPOS_LETTERS ? 2 : letters >= ONE_TYPO_LETTERS ? 1 : 0

/**
 * The terms nearest to a mistyped word: with letters wrong, missing, extra or swapped, at most as many as the word's
 * length allows. If none is near enough, terms with a near beginning (a word cut off and mistyped), unless `most`
 * limits the typos.
 */
export function termsLike(index: SearchIndex, word: string, written = word, most = Infinity): Candidate[] {
  const allowed = Math.min(most, typosAllowed(written.length))
  if (allowed === 0 || isFixed(word) || /[\d ]/.test(word)) return []
  const { whole, beginning } = nearTerms(index, word, allowed)
  const near = whole.length > 0 || most !== Infinity ? whole : word.length < CUT_LETTERS ? [] : beginning
  const least = near.reduce((fewest, { distance }) => Math.min(fewest, distance), Infinity)
  const factor = (least === 1 ? ONE_TYPO_FACTOR : TWO_TYPOS_FACTOR) * (whole.length > 0 ? 1 : PREFIX_FACTOR)
  return near
    .filter(({ term, distance }) => distance === least && (least < 2 || isSameInitial(index, term, word)))
    .map(({ term }) => ({
      term,
      factor: isSameInitial(index, term, word) ? factor : factor * OTHER_INITIAL_FACTOR,
    }))
}

const isSameInitial = ({ terms }: SearchIndex, term: number, word: string) => terms[term]![0] === word[0]

/** Words of a list with one letter wrong, missing, extra or swapped. */
export const wordsNear = (sorted: SortedTerms, word: string): string[] =>
  compare(sorted, word, 1).whole.map(({ term }) => sorted.terms[term]!)

interface Near {
  term: number
  distance: number
}

interface NearTerms {
  whole: Near[]
  beginning: Near[]
}

/** The near terms of the words of one query, which is read several times, ever more freely. */
const nearOfQuery = new WeakMap<SortedTerms, Map<string, NearTerms>>()

/** Forgets the previous query's near terms. */
export function forgetNearTerms(index: SearchIndex): void {
  nearOfQuery.get(index)?.clear()
  nearOfQuery.get(index.heard)?.clear()
}

function nearTerms(sorted: SortedTerms, word: string, allowed: number): NearTerms {
  let known = nearOfQuery.get(sorted)
  if (known === undefined) nearOfQuery.set(sorted, (known = new Map()))
  const key = `${allowed}${word}`
  let near = known.get(key)
  if (near === undefined) known.set(key, (near = compare(sorted, word, allowed)))
  return near
}

/**
 * Damerau distances (a swap of adjacent letters counts once) of all terms to a word. As terms are sorted, a row of the
 * table is computed once for all terms that share its letters, and terms that cannot be near are skipped.
 */
function compare({ terms, shared }: SortedTerms, word: string, allowed: number): NearTerms {
  const whole: Near[] = []
  const beginning: Near[] = []
  const width = word.length + 1
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, i) => i)]
  /** Number of rows valid for the previous term, and the least distance of its beginnings to the word. */
  let depth = 0
  const leastBeginning: number[] = [width]
  /** Terms that share at least this many letters with the previous one are too far as well. */
  let farFrom = Infinity
  for (let term = 0; term < terms.length; term++) {
    if (shared[term]! >= farFrom) continue
    farFrom = Infinity
    const text = terms[term]!
    depth = Math.min(depth, shared[term]!)
    while (depth < text.length) {
      const least = fillNextRow(rows, depth, text, word, allowed)
      depth++
      leastBeginning[depth] = Math.min(leastBeginning[depth - 1]!, rows[depth]![width - 1]!)
      if (least > allowed && leastBeginning[depth]! > allowed) {
        farFrom = depth
        break
      }
    }
    if (farFrom !== Infinity) continue
    const distance = rows[text.length]![width - 1]!
    if (distance === 0) continue
    if (distance <= allowed) whole.push({ term, distance })
    else if (leastBeginning[text.length]! <= allowed)
      beginning.push({ term, distance: leastBeginning[text.length]! })
  }
  return { whole, beginning }
}

/** More than any distance that is looked for. */
const FAR = 100

/**
 * Fills the row of the distance table for the letter at `depth`, in the band where distances may be as small as allowed.
 * Returns its least.
 */
function fillNextRow(rows: Uint8Array[], depth: number, text: string, word: string, allowed: number): number {
  const above = rows[depth]!
  const row = (rows[depth + 1] ??= new Uint8Array(above.length))
  const last = row.length - 1
  const from = Math.max(1, depth + 1 - allowed)
  const to = Math.min(last, depth + 1 + allowed)
  const letter = text.charCodeAt(depth)
  const before = depth > 0 ? text.charCodeAt(depth - 1) : -1
  row[0] = Math.min(FAR, depth + 1)
  if (from > 1) row[Math.min(from - 1, last)] = FAR
  if (to < last) row[to + 1] = row[last] = FAR
  let least = from === 1 ? row[0] : FAR
  for (let i = from; i <= to; i++) {
    const isSame = word.charCodeAt(i - 1) === letter
    let distance = Math.min(above[i]! + 1, row[i - 1]! + 1, above[i - 1]! + (isSame ? 0 : 1))
    if (i > 1 && word.charCodeAt(i - 2) === letter && word.charCodeAt(i - 1) === before)
      distance = Math.min(distance, rows[depth - 1]![i - 2]! + 1)
    row[i] = distance
    if (distance < least) least = distance
  }
  return least
}

/** The terms that a content may mean: itself, what is sold by weight, and those near it. */
export function contentCandidates(index: SearchIndex, term: string, exact: number): Candidate[] {
  const found = exact === -1 ? [] : [{ term: exact, factor: 1 }]
  const weighed = term.endsWith('g') ? exactTerm(index, BY_WEIGHT) : -1
  if (weighed !== -1) found.push({ term: weighed, factor: 1 })
  return [...found, ...contentsNear(index, term)]
}

/** Words that a word may be the diminutive of; too short ones and brands are others: `alitas` are of no Ala. */
export const baseTerms = (index: SearchIndex, written: string): Candidate[] =>
  basesOf(written)
    .filter((base) => base.length >= ONE_TYPO_LETTERS)
    .map((base) => exactTerm(index, base))
    .filter((term) => term !== -1 && !index.ofBrands.has(term))
    .map((term) => ({ term, factor: BASE_FACTOR }))
