import type { Article } from '@gondola/contract/catalogue'
import { folded } from '../../platform/text/folded.ts'
import type { Clause } from './clauses.ts'
import type { Found } from './find-articles.ts'
import type { SearchIndex } from './search-index.ts'
import { hasTerm } from './terms.ts'
import { stem } from './words.ts'

const WORD = /[\p{L}\d]+/gu

/**
 * The words that a mistyped query was taken for, as its best article has them; null if it was searched for as it is.
 */
export function mendedText(
  index: SearchIndex,
  articles: readonly Article[],
  { articles: found, clauses }: Found,
): string | null {
  const [best] = found
  if (best === undefined || !clauses.some(({ isMended }) => isMended)) return null
  const { Descripcion, Marca, Familia } = articles[best]!
  const shown = new Map<string, string>()
  for (const [word] of `${Descripcion} ${Marca.Descripcion} ${Familia.Descripcion}`.matchAll(WORD)) {
    const term = stem(folded(word))
    if (!shown.has(term)) shown.set(term, word.toLowerCase())
  }
  const words = clauses.flatMap((clause) => wordsOfClause(index, clause, best, shown))
  return words.includes('') ? null : words.join(' ')
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
