import {
  knownAt,
  mendedTerms,
  namesOf,
  namesOfBases,
  namesOfJoined,
  namesOfMended,
  namesOfPhrase,
  otherForms,
  soundingLike,
  withoutRepeated,
  type Alternative,
} from './other-names.ts'
import { NAMING_WEIGHT } from './article-weights.ts'
import { isCondition } from './free-of.ts'
import type { SearchIndex } from './search-index.ts'
import {
  baseTerms,
  contentCandidates,
  exactTerm,
  hasTerm,
  spread,
  termsBeginning,
  termsHeardNearly,
  termsLike,
  termsSounding,
  type Candidate,
} from './terms.ts'
import { soundOf } from './language/sound.ts'
import type { MeantWord } from './meant-words.ts'
import { isVerb, otherGender } from './language/word-forms.ts'
import { stem } from '@gondola/lexicon/stem'
import type { Word } from './language/words.ts'

export type { Alternative } from './other-names.ts'

/** A condition on articles that any of its alternatives meets. */
export interface Clause {
  alternatives: readonly Alternative[]
  isOptional: boolean
  /** Dropped if no article meets it together with the others. */
  isSoft: boolean
  /** Its words say what the article is for: preferred where articles of what it is have them. */
  isPurpose: boolean
  /** The words of the query, as they were written. */
  written: string
  /** The same as they are indexed. */
  terms: readonly string[]
  /** Whether it says what the article must be free of (`sin tacc`, `celiaco`). */
  isCondition: boolean
  /** Whether its words were found by similar ones, not as written, cut off, or by another name. */
  isMended: boolean
  /** How certain it is that its words were meant: 1 as written, less for mended ones. */
  certainty: number
}

/** Whether an article has all words of one of a clause's alternatives. */
export const meets = (index: SearchIndex, { alternatives }: Clause, article: number): boolean =>
  alternatives.some(({ words }) =>
    words.every((candidates) => candidates.some(({ term }) => hasTerm(index, term, article))),
  )

/** How freely a word is matched: as written, also as a beginning, or also to anything similar. */
export type Reach = 'written' | 'beginning' | 'like'

const SPLIT_FACTOR = 0.8
/** `agua con gas`, also in a longer name, is more than another name for it. */
const QUALIFIED_FACTOR = 1.08
/** A word that sounds the same is meant before one that only begins so. */
const SOUND_FACTOR = 0.75
const GENDER_FACTOR = 0.85
/** `merenguitos` that so few articles are called finds `merengues`, too. */
const FEW = 5
/** Besides articles with the exact word, those with longer words count only if the exact word is rare. */
const RARE_SHARE = 0.25
const RARE_FACTOR = 0.5
const BEGINNING_MIN_LETTERS = 4

/**
 * The clauses of a query: one for each word, or for several words that together have synonyms or are one word in the
 * index. `reach` is how freely a word in the index is matched; a word that no article has is matched as freely as
 * needed. With `words`, no words are taken together.
 */
export function clausesOf(
  index: SearchIndex,
  words: readonly MeantWord[],
  reach: Reach,
  phrases: 'phrases' | 'words' = 'phrases',
): Clause[] {
  const terms = words.map(({ term }) => term)
  const meant = phrases === 'words' ? null : mendedTerms(index, words)
  const clauses: Clause[] = []
  for (let start = 0; start < words.length;) {
    const phrase = meant && mendedPhrase(index, words, meant, start)
    if (phrase !== null) {
      clauses.push(phrase.clause)
      start += phrase.length
      continue
    }
    const known = knownAt(index, phrases === 'words' ? terms.slice(0, start + 1) : terms, start)
    const joined = known === null ? joinedTerm(index, words, start) : -1
    const isCompound = known === null && joined === -1 && isVerbOfCompound(index, words, start)
    const length = known?.length ?? (joined === -1 && !isCompound ? 1 : 2)
    const group = words.slice(start, start + length)
    const isMissing = group.some(({ term }) => exactTerm(index, term) === -1)
    const others =
      known !== null
        ? namesOf(index, group, known.synonyms, isAlone(words, group))
        : isMissing
          ? otherForms(index, isCompound ? writtenTogether(group) : words[start]!, isAlone(words, group))
          : []
    if (known !== null && isMissing && length === 1 && !isAlone(words, group))
      others.push(...namesOfBases(index, words[start]!))
    if (joined !== -1)
      others.push({ words: [[{ term: joined, factor: 1 }]], factor: 1 }, ...namesOfJoined(index, joined))
    // a word with synonyms is not taken for a mistyped one
    const isAsWritten = others.length === 0 || !isMissing
    const found = group.map((word, i) =>
      candidatesOf(index, word, reach, { isFirst: start + i === 0, isLast: start + i === words.length - 1 }),
    )
    const isMended =
      (isAsWritten && found.some((understood) => understood.isMended)) ||
      group.some(({ certainty }) => certainty < 1)
    const written = {
      words: found.flatMap(({ candidates }) => candidates),
      factor: group.length > 1 && group.some(({ term }) => term.includes(' ')) ? QUALIFIED_FACTOR : 1,
    }
    const taken =
      isAsWritten && found.length === 1 && found[0]!.isMended ? found[0]!.candidates[0]?.[0] : undefined
    const alternatives = [
      ...(isAsWritten ? [written] : []),
      ...namesOfMended(index, taken, isAlone(words, group)),
      ...others,
    ]
    clauses.push(clauseOf(group, alternatives, isMended))
    start += length
  }
  // where no snack suits coeliacs, snacks are found, and it is told
  return clauses.length === 1
    ? clauses
    : clauses.map((clause) => (clause.isCondition ? { ...clause, isSoft: true } : clause))
}

/** Whether a group's words are all that say what is searched for; a content says more. */
const isAlone = (words: readonly Word[], group: readonly Word[]) =>
  words.every(
    (word) =>
      (word.isSoft && !word.term.startsWith('=') && !PRESERVED.has(word.term)) ||
      word.isPurpose ||
      group.includes(word),
  )
/** What is in a tin or jar is not the fresh thing that the word alone means. */
const PRESERVED = new Set(['lata', 'latita', 'frasco', 'tarro'])

/** Words that are together a known phrase if one of them is mended: `serbesa negra`. */
function mendedPhrase(
  index: SearchIndex,
  words: readonly MeantWord[],
  meant: readonly string[],
  start: number,
): { clause: Clause; length: number } | null {
  const known = knownAt(index, meant, start)
  if (known === null || known.length < 2) return null
  const group = words.slice(start, start + known.length)
  if (group.every(({ term }, place) => term === meant[start + place])) return null
  const alternatives = namesOfPhrase(index, meant.slice(start, start + known.length), known.synonyms)
  return { clause: clauseOf(group, alternatives, true), length: known.length }
}

function clauseOf(
  group: readonly MeantWord[],
  alternatives: readonly Alternative[],
  isMended: boolean,
): Clause {
  const terms = group.map(({ term }) => term)
  return {
    alternatives: withoutRepeated(alternatives),
    isOptional: group.every(({ isOptional }) => isOptional),
    isSoft: group.every(({ isSoft }) => isSoft),
    isPurpose: group.every(({ isPurpose }) => isPurpose),
    written: group.map((word) => word.written).join(' '),
    terms,
    isCondition: isCondition(terms),
    isMended,
    certainty: group.reduce((least, { certainty }) => Math.min(least, certainty), 1),
  }
}

/** `mata mosquitos`, `limpia vidrios` */
function isVerbOfCompound(index: SearchIndex, words: readonly Word[], start: number): boolean {
  const [verb, noun] = [words[start]!, words[start + 1]]
  return noun !== undefined && isVerb(verb.written) && exactTerm(index, verb.term) === -1
}

function writtenTogether([first, second]: readonly Word[]): Word {
  const written = `${first!.written}${second!.written}`
  return { ...first!, written, term: stem(written) }
}

/** `mc cain`, `7 up`: two words, at least one of them unknown, that are one word in the index; -1 if they are not. */
function joinedTerm(index: SearchIndex, words: readonly Word[], start: number): number {
  const [first, second] = [words[start]!, words[start + 1]]
  if (second === undefined) return -1
  const isMissing = exactTerm(index, first.term) === -1 || exactTerm(index, second.term) === -1
  return isMissing ? exactTerm(index, stem(first.written + second.written)) : -1
}

interface Understood {
  /** Two lists if the word is two words written together. */
  candidates: Candidate[][]
  isMended: boolean
}

/** The terms that a word may mean. */
function candidatesOf(
  index: SearchIndex,
  word: Word,
  reach: Reach,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Understood {
  const { term, written } = word
  const exact = exactTerm(index, term)
  if (term.startsWith('=')) return asIs([contentCandidates(index, term, exact)])
  if (exact === -1 && term.includes(' ')) return linkedCandidates(index, term)
  const found: Candidate[] = exact === -1 ? [] : [{ term: exact, factor: 1 }]
  const isCutOff = reach === 'like' ? !(isFirst && exact !== -1 && !isMention(index, exact)) : isLast
  if (exact === -1 || (reach !== 'written' && isCutOff)) {
    found.push(...termsBeginning(index, term))
    // 'patis' sounds like 'paty' and begins 'patitas'
    if (exact === -1 && found.length > 0 && reach === 'written')
      found.push(
        ...(index.bySound.get(soundOf(term)) ?? []).map((alike) => ({ term: alike, factor: SOUND_FACTOR })),
      )
  } else if (written.length >= BEGINNING_MIN_LETTERS) {
    found.push(...rareBeginnings(index, term, exact))
    if (spread(index, exact) < FEW && !index.ofBrands.has(exact)) found.push(...baseTerms(index, written))
  }
  if (exact !== -1 && reach !== 'like' && isMention(index, exact))
    found.push(...inOtherGender(index, term).filter((other) => isMention(index, other.term)))
  if (reach === 'like') found.push(...inOtherGender(index, term))
  if (found.length > 0) {
    if (reach !== 'like') return asIs([found])
    // a word that articles are called by is not mistyped: 'papa' is no 'tapa', and 'toallitas' may be 'toallas'
    const near =
      exact !== -1 && !isMention(index, exact) ? baseTerms(index, written) : termsLike(index, term, written)
    return asIs([[...found, ...termsSounding(index, term), ...near]])
  }
  const sounding = soundingLike(index, word)
  if (sounding.length > 0) return mended([sounding])
  const near = termsLike(index, term, written, 1)
  if (near.length > 0) return mended([near])
  const heard = termsHeardNearly(index, written)
  if (heard.length > 0) return mended([heard])
  const parts = togetherWritten(index, written)
  return parts === null ? mended([termsLike(index, term, written)]) : mended(parts)
}

const asIs = (candidates: Candidate[][]): Understood => ({ candidates, isMended: false })
const mended = (candidates: Candidate[][]): Understood => ({ candidates, isMended: true })

/** `sin asucar`: linked words that sound alike. */
function linkedCandidates(index: SearchIndex, term: string): Understood {
  const [linking = ''] = term.split(' ')
  const alike = termsBeginning(index, `${linking} `).filter(
    (candidate) => soundOf(index.terms[candidate.term]!) === soundOf(term),
  )
  return mended([alike.map((candidate) => ({ ...candidate, factor: 1 }))])
}

function inOtherGender(index: SearchIndex, term: string): Candidate[] {
  const other = otherGender(term)
  const found = other === null ? -1 : exactTerm(index, other)
  return found === -1 ? [] : [{ term: found, factor: GENDER_FACTOR }]
}

/** Whether names only mention a word: an adjective, rather than what an article is. */
const isMention = (index: SearchIndex, term: number) => index.best[term]! < NAMING_WEIGHT

function rareBeginnings(index: SearchIndex, term: string, exact: number): Candidate[] {
  const longer = termsBeginning(index, term)
  const total = longer.reduce((sum, candidate) => sum + spread(index, candidate.term), 0)
  if (spread(index, exact) > RARE_SHARE * total) return []
  return longer.map((candidate) => ({ ...candidate, factor: candidate.factor * RARE_FACTOR }))
}

/** `cocacola`, `7up`, `500gramos`: one word that is two words of the index; null if it is not. */
function togetherWritten(index: SearchIndex, written: string): Candidate[][] | null {
  let best: { parts: number[]; rarest: number } | null = null
  for (let at = 1; at < written.length - 1; at++) {
    const left = written.slice(0, at)
    if (left.length < 3 && !/^\d+$/.test(left)) continue
    if (written.length - at < 2) continue
    const parts = [exactTerm(index, stem(left)), exactTerm(index, stem(written.slice(at)))]
    if (parts.includes(-1)) continue
    const rarest = Math.min(...parts.map((part) => spread(index, part)))
    if (best === null || rarest > best.rarest) best = { parts, rarest }
  }
  return best === null ? null : best.parts.map((term) => [{ term, factor: SPLIT_FACTOR }])
}
