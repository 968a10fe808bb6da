import type { Article } from '@gondola/contract/catalogue'
import { folded } from '../../../platform/text/folded.ts'
import { meets, type Clause } from './clauses.ts'
import { isRequired } from './demands.ts'
import type { Found } from './find-articles.ts'
import type { SearchIndex } from './search-index.ts'
import { hasTerm } from './terms.ts'
import { stem } from '@gondola/lexicon/stem'

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
  const kept = clauses.filter((clause) => !isDropped(index, clause, best))
  if (kept.length === clauses.length && !clauses.some(({ isMended }) => isMended)) return null
  const { Descripcion, Marca, Familia } = articles[best]!
  const shown = new Map<string, string>()
  for (const [word] of `${Descripcion} ${Marca.Descripcion} ${Familia.Descripcion}`.matchAll(WORD)) {
    const term = stem(folded(word))
    if (!shown.has(term)) shown.set(term, word.toLowerCase())
  }
  const words = kept.flatMap((clause) => wordsOfClause(index, clause, best, shown))
  return words.length === 0 || words.includes('') ? null : words.join(' ')
}

/** Whether the best article is not what these words say, which do say something; conditions are told elsewhere. */
const isDropped = (index: SearchIndex, clause: Clause, best: number): boolean =>
  isRequired(clause, 'hard') && !clause.isCondition && !meets(index, clause, best)

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
