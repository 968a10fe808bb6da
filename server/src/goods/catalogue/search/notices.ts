import type { Article } from '@gondola/contract/catalogue'
import { folded } from '../../../platform/text/folded.ts'
import { stem } from '@gondola/lexicon/stem'
import { synonymsOf } from './language/synonyms.ts'
import { firstOf, isDeciding, isOfOccasion, isRequired, meets, type Clause } from './match.ts'
import type { SearchIndex } from './search-index.ts'
import { hasTerm } from './vocabulary.ts'

// What is said of a search above its results.

/** Articles, best first, and the clauses that found them. */
export interface Found {
  articles: Uint32Array
  clauses: readonly Clause[]
  /** What it asks to be free of, and no article found declares: `sin TACC`. */
  undeclared: readonly string[]
}

/** What of a search no article declares; where some declare it, only these are left. */
export function declaring(index: SearchIndex, articles: Uint32Array, clauses: readonly Clause[]): Found {
  const undeclared: string[] = []
  let left = articles
  for (const clause of clauses) {
    if (clause.condition === null || left.length === 0) continue
    const free = left.filter((article) => declares(index, clause, article))
    if (free.length > 0) left = free
    else undeclared.push(clause.condition)
  }
  return { articles: left, clauses, undeclared }
}

/** Whether an article has the condition or one of its other names; a similar word is none. */
const declares = (index: SearchIndex, { alternatives }: Clause, article: number): boolean =>
  alternatives.some(({ words }) =>
    words.every(([best]) => best !== undefined && hasTerm(index, best.term, article)),
  )

const WORD = /[\p{L}\d]+/gu

/**
 * The words that a query was taken for, as its best article has them: mistyped ones as they were probably meant, without
 * those that no article has together with the others (`leche de coco` where there is milk alone). Null if it was searched
 * for as it is.
 */
export function mendedText(
  index: SearchIndex,
  articles: readonly Article[],
  { articles: found, clauses }: Found,
): string | null {
  const [best] = found
  if (best === undefined) return null
  const met = clauses.filter((clause) => !isDropped(index, clause, best))
  if (met.length === clauses.length && !clauses.some(({ isMended }) => isMended)) return null
  const { Descripcion, Marca, Familia } = articles[best]!
  const shown = new Map<string, string>()
  for (const [word] of `${Descripcion} ${Marca.Descripcion} ${Familia.Descripcion}`.matchAll(WORD)) {
    const term = stem(folded(word))
    if (!shown.has(term)) shown.set(term, word.toLowerCase())
  }
  const words = met.flatMap((clause) => wordsOfClause(index, clause, best, shown))
  return words.length === 0 || words.includes('') ? null : words.join(' ')
}

/** The most that are shown where nothing is what was searched for. */
const NEAR_MAX = 12

/** What is near where no article has all that a query says, of what its first words name; null if some article has all. */
export function nearOnes(index: SearchIndex, { articles, clauses }: Found): Uint32Array | null {
  const [best] = articles
  if (best === undefined) return null
  const isSold = notSoldWords(index, { articles, clauses, undeclared: [] }) === null
  if (isSold && !clauses.some((clause) => isDropped(index, clause, best))) return null
  const first = firstOf(clauses)
  const isNamed = first !== undefined && meets(index, first, best)
  const near = isNamed ? articles.filter((article) => meets(index, first, article)) : articles
  return near.subarray(0, NEAR_MAX)
}

/** Whether the best article is not what these words say, which do say something; conditions are told elsewhere. */
const isDropped = (index: SearchIndex, clause: Clause, best: number): boolean =>
  isRequired(clause, 'hard') && clause.condition === null && !meets(index, clause, best)

/**
 * The words of what is not sold and for which others are shown (`pepas`), or of what the best article is not for (`comida
 * para peces`), folded; null if all is sold.
 */
export function notSoldWords(index: SearchIndex, { articles: [best], clauses }: Found): string | null {
  if (best === undefined) return null
  const isBought = clauses.some(
    (clause) => isOfOccasion(clause) && !clause.isInstead && meets(index, clause, best),
  )
  const isElse = (clause: Clause) =>
    clause.isPurpose && isDeciding(clause) && !isBought && !meets(index, clause, best)
  const unmet = clauses.find((clause) => (clause.isInstead && !clause.isOptional) || isElse(clause))
  if (unmet === undefined) return null
  const isPurpose = unmet.isPurpose || synonymsOf(`para ${unmet.terms.join(' ')}`) !== null
  return isPurpose
    ? `para ${unmet.written}`
    : unmet.written.replace(/^remedios? (?:(?:para|contra|de) )?/, 'para ').replace(/^.*?(?=\bpara )/, '')
}

/** A clause's words as they are shown; an empty one for a word that the article does not have. */
function wordsOfClause(
  index: SearchIndex,
  { alternatives, written, isMended }: Clause,
  article: number,
  shown: ReadonlyMap<string, string>,
): string[] {
  if (!isMended) return written === '' ? [] : [written]
  const [asMended] = alternatives
  return (asMended?.words ?? []).map((candidates) => {
    const [first] = candidates
      .filter(({ term }) => hasTerm(index, term, article))
      .toSorted((a, b) => b.factor - a.factor)
    return (first && shown.get(index.terms[first.term]!)) ?? ''
  })
}
