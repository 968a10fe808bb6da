import type { SearchIndex } from './search-index.ts'
import { synonymsAt, type Synonyms } from './synonyms.ts'
import { exactTerm, spread, termsBeginning, termsLike, termsSounding, type Candidate } from './terms.ts'
import { stem, type Word } from './words.ts'

/** One way to match a clause: all of its words. */
export interface Alternative {
  words: readonly (readonly Candidate[])[]
  factor: number
}

/** A condition on articles that any of its alternatives meets. */
export interface Clause {
  alternatives: readonly Alternative[]
  isOptional: boolean
}

/** How freely a word is matched: as written, also as a beginning, or also to anything similar. */
export type Reach = 'written' | 'beginning' | 'like'

/** Matches of the words themselves rank above matches of their synonyms. */
const SYNONYM_FACTOR = 0.5
const SPLIT_FACTOR = 0.8
/** Besides articles with the exact word, those with longer words count only if the exact word is rare. */
const RARE_SHARE = 0.25
const RARE_FACTOR = 0.5
const BEGINNING_MIN_LETTERS = 4

/**
 * The clauses of a query: one for each word, or for several words that together have synonyms or are one word in the
 * index. `reach` is how freely a word in the index is matched; a word that no article has is matched as freely as
 * needed.
 */
export function clausesOf(index: SearchIndex, words: readonly Word[], reach: Reach): Clause[] {
  const terms = words.map(({ term }) => term)
  const clauses: Clause[] = []
  for (let start = 0; start < words.length;) {
    const known = synonymsAt(terms, start)
    const joined = known === null ? joinedTerm(index, words, start) : -1
    const length = known?.length ?? (joined === -1 ? 1 : 2)
    const group = words.slice(start, start + length)
    const isMissing = group.some(({ term }) => exactTerm(index, term) === -1)
    const others = known === null ? [] : otherNames(index, known.synonyms, isMissing)
    if (joined !== -1) others.push({ words: [[{ term: joined, factor: 1 }]], factor: 1 })
    // a word with synonyms is not taken for a mistyped one
    const isAsWritten = others.length === 0 || !isMissing
    const written = {
      words: group.flatMap((word, i) => candidatesOf(index, word, reach, start + i === words.length - 1)),
      factor: 1,
    }
    clauses.push({
      alternatives: isAsWritten ? [written, ...others] : others,
      isOptional: group.every(({ isOptional }) => isOptional),
    })
    start += length
  }
  return clauses
}

function otherNames(
  index: SearchIndex,
  { always, whenMissing }: Synonyms,
  isMissing: boolean,
): Alternative[] {
  return [...always, ...(isMissing ? whenMissing : [])].flatMap((phrase) => {
    const exact = phrase.map((term) => exactTerm(index, term))
    if (exact.includes(-1)) return []
    return [{ words: exact.map((term) => [{ term, factor: 1 }]), factor: SYNONYM_FACTOR }]
  })
}

/** `mc cain`, `7 up`: two words, at least one of them unknown, that are one word in the index; -1 if they are not. */
function joinedTerm(index: SearchIndex, words: readonly Word[], start: number): number {
  const [first, second] = [words[start]!, words[start + 1]]
  if (second === undefined) return -1
  const isMissing = exactTerm(index, first.term) === -1 || exactTerm(index, second.term) === -1
  return isMissing ? exactTerm(index, stem(first.written + second.written)) : -1
}

/** The terms that a word may mean; two lists if it is two words written together. */
function candidatesOf(index: SearchIndex, word: Word, reach: Reach, isLast: boolean): Candidate[][] {
  const { term, written } = word
  const exact = exactTerm(index, term)
  const found: Candidate[] = exact === -1 ? [] : [{ term: exact, factor: 1 }]
  if (exact === -1 || reach === 'like' || (reach === 'beginning' && isLast)) {
    found.push(...termsBeginning(index, term))
  } else if (written.length >= BEGINNING_MIN_LETTERS) {
    found.push(...rareBeginnings(index, term, exact))
  }
  if (found.length > 0) return [reach === 'like' ? [...found, ...termsLike(index, term, written)] : found]
  const sounding = termsSounding(index, term)
  if (sounding.length > 0) return [sounding]
  const near = termsLike(index, term, written, 1)
  if (near.length > 0) return [near]
  return togetherWritten(index, written) ?? [termsLike(index, term, written)]
}

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
