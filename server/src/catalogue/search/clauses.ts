import type { SearchIndex } from './search-index.ts'
import { synonymsAt } from './synonyms.ts'
import { exactTerm, spread, termsBeginning, termsLike, type Candidate } from './terms.ts'
import { stem, type Word } from './words.ts'

/** One way to satisfy a clause: all of its words. */
export interface Alternative {
  words: readonly (readonly Candidate[])[]
  factor: number
}

/** What an article must have, in any of these ways. */
export interface Clause {
  alternatives: readonly Alternative[]
  isOptional: boolean
}

/** How far a word is stretched: as written, also as a beginning, or to whatever is like it. */
export type Reach = 'written' | 'beginning' | 'like'

const SYNONYM_FACTOR = 0.85
const SPLIT_FACTOR = 0.8
/** Beside articles with the very word, those with longer ones count only where the word by itself is rare. */
const RARE_SHARE = 0.25
const RARE_FACTOR = 0.5
const BEGINNING_MIN_LETTERS = 4

/**
 * The clauses of a query: a word each, or several words that together have synonyms. `reach` is how far words that
 * are there are stretched; a word that no article has is stretched as far as needed.
 */
export function clausesOf(index: SearchIndex, words: readonly Word[], reach: Reach): Clause[] {
  const terms = words.map(({ term }) => term)
  const clauses: Clause[] = []
  for (let start = 0; start < words.length;) {
    const known = synonymsAt(terms, start)
    const length = known?.length ?? 1
    const group = words.slice(start, start + length)
    const isMissing = group.some(({ term }) => exactTerm(index, term) === -1)
    const phrases = [...(known?.synonyms.always ?? []), ...((isMissing && known?.synonyms.whenMissing) || [])]
    const alternatives = [asWritten(index, group, reach, start + length === words.length)]
    for (const phrase of phrases) {
      const exact = phrase.map((term) => exactTerm(index, term))
      if (exact.includes(-1)) continue
      alternatives.push({ words: exact.map((term) => [{ term, factor: 1 }]), factor: SYNONYM_FACTOR })
    }
    clauses.push({ alternatives, isOptional: group.every(({ isOptional }) => isOptional) })
    start += length
  }
  return clauses
}

function asWritten(index: SearchIndex, group: readonly Word[], reach: Reach, isLast: boolean): Alternative {
  return { words: group.flatMap((word) => candidatesOf(index, word, reach, isLast)), factor: 1 }
}

/** What a word may mean; two lists where it is two words written together. */
function candidatesOf(index: SearchIndex, word: Word, reach: Reach, isLast: boolean): Candidate[][] {
  const { term, written } = word
  const exact = exactTerm(index, term)
  const found: Candidate[] = exact === -1 ? [] : [{ term: exact, factor: 1 }]
  if (exact === -1 || reach === 'like') {
    found.push(...termsBeginning(index, term))
  } else if (reach === 'beginning' && isLast) {
    found.push(...termsBeginning(index, term))
  } else if (written.length >= BEGINNING_MIN_LETTERS) {
    found.push(...rareBeginnings(index, term, exact))
  }
  if (found.length > 0) return [reach === 'like' ? [...found, ...termsLike(index, term, written)] : found]
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

/** `cocacola`, `7up`, `500gramos`: two words that the index knows, written as one. */
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
