import { stem } from '@gondola/lexicon/stem'
import type { SearchIndex } from './search-index.ts'
import { nearTerms, sortedTerms, type NearTerms, type SortedTerms } from './language/sorted-terms.ts'
import { heardAs, soundOf } from './language/sound.ts'
import { basesOf } from './language/word-forms.ts'
import { BY_WEIGHT, type Word } from './language/words.ts'
import { NAMING_WEIGHT, WEIGHTS } from './weights.ts'

/** A term of the index that a word of a query may mean, and how well: 1 for the same word, less for a guess. */
export interface Candidate {
  term: number
  factor: number
}

const { closeness } = WEIGHTS

/** Minimum letters for one typo, and for two. */
const ONE_TYPO_LETTERS = 4
const TWO_TYPOS_LETTERS = 8
const SOUND_LETTERS = 3
/** Minimum letters of a word that is both cut off and mistyped. */
const CUT_LETTERS = 5
const HEARD_MIN_LETTERS = 5
const SPLIT_FROM_LETTERS = 3
/** Fewer articles of a diminutive's name are followed by those of its base. */
const FEW = 5

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

export const spread = ({ from }: SearchIndex, term: number): number => from[term + 1]! - from[term]!

/** Longer terms that start with the word, better the closer they are in length; numbers are not completed. */
export function termsBeginning(index: SearchIndex, word: string): Candidate[] {
  if (isFixed(word) || /^[\d.]+$/.test(word)) return []
  const found: Candidate[] = []
  const { terms } = index
  for (let term = placeOf(index, word); term < terms.length && terms[term]!.startsWith(word); term++) {
    if (terms[term] === word) continue
    found.push({ term, factor: closeness.beginning * Math.sqrt(word.length / terms[term]!.length) })
  }
  return found
}

/** A net content has no beginnings and no typos. */
const isFixed = (term: string) => term.startsWith('=')

/** Contents within this factor of the one asked for are near it. */
const NEAR_CONTENT = 2.1

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
    if (ratio <= NEAR_CONTENT) found.push({ term, factor: closeness.nearContent / ratio })
  }
  return found
}

/** Whether two words begin with the same letter or the same kind of sound; a foreign h, j and y are heard alike. */
const isSameFirst = (word: string, other: string): boolean =>
  word[0] === other[0] || firstSounds(word).some((sound) => firstSounds(other).includes(sound))

function firstSounds(word: string): (string | undefined)[] {
  const [first] = heardAs(soundOf(word))
  const foreign = [...(word.startsWith('h') ? ['j'] : []), ...(/^(?:w|gu|hu)/.test(word) ? ['w'] : [])]
  return [first === 'y' ? 'j' : first, ...foreign]
}

/** The most of a word's letters that a repair changes. */
const CHANGED_MOST = 1 / 3

/** The consonants of a word as they are heard: vowels of a foreign word are written in many ways. */
const consonantsOf = (word: string) =>
  soundOf(word.replace(/^h/, 'j').replace(/s$/, ''))
    .replace(/[aeiou]/g, '')
    .replaceAll('y', 'j')

/** Whether a word may be a misspelling of another: it keeps the kind of its first sound and two thirds of its letters. */
export function isRepair(word: string, other: string): boolean {
  if (!isSameFirst(word, other)) return false
  const [from, to] = [consonantsOf(word), consonantsOf(other)]
  const allowed = Math.floor(Math.max(from.length, to.length) * CHANGED_MOST)
  return from === to || nearTerms(sortedTerms([to]), from, allowed).whole.length > 0
}

/** Terms that sound the same in Argentine Spanish, however they are spelled: `cerbesa`, `igienico`, `poyo`. */
export function termsSounding(index: SearchIndex, word: string): Candidate[] {
  const sound = isFixed(word) || /[\d ]/.test(word) ? '' : soundOf(word)
  if (sound.length < SOUND_LETTERS) return []
  return (index.bySound.get(sound) ?? []).map((term) => ({ term, factor: closeness.sound }))
}

/** Foreign words and brands as they are heard: `gatorei`, `zuquini`. */
export const termsHeard = (index: SearchIndex, word: string): Candidate[] =>
  heardBy(
    index,
    word,
    spokenForms(word).flatMap((form) => index.byHeard.get(form) ?? []),
  )

/** The same heard with one sound wrong: `jainken`. */
export function termsHeardNearly(index: SearchIndex, word: string): Candidate[] {
  const heard = /^[a-z]{6,}$/.test(word) ? heardAs(soundOf(word.replace(/^h/, 'j'))) : ''
  if (heard.length < HEARD_MIN_LETTERS) return []
  const near = nearOf(index.heard, heard, 1).whole
  return heardBy(
    index,
    word,
    near.flatMap(({ term }) => index.byHeard.get(index.heard.terms[term]!) ?? []),
  )
}

/** How a word sounds; an h at the beginning and a g may be read as in English: `hed`, `nagets`. */
function spokenForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return []
  const spellings = [word, word.replace(/^h/, 'j'), word.replace(/g(?=[ei])/g, 'gu')]
  return [...new Set(spellings.map((spelling) => heardAs(soundOf(spelling))))]
}

const heardBy = (index: SearchIndex, word: string, terms: readonly number[]): Candidate[] =>
  [...new Set(terms)]
    .filter((term) => isRepair(word, index.terms[term]!))
    .map((term) => ({ term, factor: closeness.heard }))

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
  const { whole, beginning } = nearOf(index, word, allowed)
  const near = whole.length > 0 || most !== Infinity ? whole : word.length < CUT_LETTERS ? [] : beginning
  const least = near.reduce((fewest, { distance }) => Math.min(fewest, distance), Infinity)
  const factor =
    (least === 1 ? closeness.oneTypo : closeness.twoTypos) * (whole.length > 0 ? 1 : closeness.beginning)
  return near
    .filter(({ term, distance }) => distance === least && isSameFirst(word, index.terms[term]!))
    .map(({ term }) => ({ term, factor }))
}

/** Words of a list with one letter wrong, missing, extra or swapped, but for the first. */
export const wordsNear = (sorted: SortedTerms, word: string): string[] =>
  nearTerms(sorted, word, 1)
    .whole.map(({ term }) => sorted.terms[term]!)
    .filter((near) => isRepair(word, near))

/** The near terms of the words of one query, which is read several times, ever more freely. */
const nearOfQuery = new WeakMap<SortedTerms, Map<string, NearTerms>>()

export function forgetNearTerms(index: SearchIndex): void {
  nearOfQuery.get(index)?.clear()
  nearOfQuery.get(index.heard)?.clear()
}

function nearOf(sorted: SortedTerms, word: string, allowed: number): NearTerms {
  let known = nearOfQuery.get(sorted)
  if (known === undefined) nearOfQuery.set(sorted, (known = new Map()))
  const key = `${allowed}${word}`
  let near = known.get(key)
  if (near === undefined) known.set(key, (near = nearTerms(sorted, word, allowed)))
  return near
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
    .map((term) => ({ term, factor: closeness.diminutive }))

/** How freely a word is matched: as written, also as a beginning, or also to anything similar. */
export type Reach = 'written' | 'beginning' | 'like'

interface WordMatch {
  /** Two lists if the word is two words written together. */
  candidates: Candidate[][]
  isMended: boolean
}

/** The terms that a word may mean. */
export function candidatesOf(
  index: SearchIndex,
  word: Word & { isRepairable: boolean },
  reach: Reach,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): WordMatch {
  const { term, written } = word
  const exact = exactTerm(index, term)
  if (term.startsWith('=')) return asIs([contentCandidates(index, term, exact)])
  if (exact === -1 && term.includes(' ')) return asIs([[]])
  const found: Candidate[] = exact === -1 ? [] : [{ term: exact, factor: closeness.written }]
  const isName = exact !== -1 && index.best[exact]! >= NAMING_WEIGHT
  const isCutOff = reach === 'like' ? !(isFirst && isName) : isLast
  if (exact === -1 || (reach !== 'written' && isCutOff)) {
    found.push(...termsBeginning(index, term))
    // 'patis' sounds like 'paty' and begins 'patitas'
    if (exact === -1 && found.length > 0 && reach === 'written')
      found.push(
        ...termsSounding(index, term).map((alike) => ({ ...alike, factor: closeness.soundAndBeginning })),
      )
  } else if (spread(index, exact) < FEW && !index.ofBrands.has(exact))
    found.push(...baseTerms(index, written))
  if (found.length > 0) {
    if (reach !== 'like') return asIs([found])
    // a word that articles are called by is not mistyped: 'papa' is no 'tapa', and 'toallitas' may be 'toallas'
    const near = isName ? baseTerms(index, written) : termsLike(index, term, written)
    return asIs([[...found, ...termsSounding(index, term), ...near]])
  }
  if (!word.isRepairable) return asIs([[]])
  const ways = [
    () => termsSounding(index, term),
    () => (written === term ? [] : termsSounding(index, written)),
    () => termsHeard(index, term),
    () => termsHeard(index, written),
    () => termsLike(index, term, written, 1),
    () => termsHeardNearly(index, written),
  ]
  for (const way of ways) {
    const similar = way()
    if (similar.length > 0) return mended([similar])
  }
  return mended(togetherWritten(index, written) ?? [termsLike(index, term, written)])
}

const asIs = (candidates: Candidate[][]): WordMatch => ({ candidates, isMended: false })
const mended = (candidates: Candidate[][]): WordMatch => ({ candidates, isMended: true })

/** `cocacola`, `7up`: one word that is two words of the index; null if it is not. */
function togetherWritten(index: SearchIndex, written: string): Candidate[][] | null {
  let best: { parts: number[]; rarest: number } | null = null
  for (let at = 1; at < written.length - 1; at++) {
    const left = written.slice(0, at)
    if (left.length < SPLIT_FROM_LETTERS && !/^\d+$/.test(left)) continue
    const parts = [exactTerm(index, stem(left)), exactTerm(index, stem(written.slice(at)))]
    if (parts.includes(-1)) continue
    const rarest = Math.min(...parts.map((part) => spread(index, part)))
    if (best === null || rarest > best.rarest) best = { parts, rarest }
  }
  return best === null ? null : best.parts.map((term) => [{ term, factor: closeness.parts }])
}
