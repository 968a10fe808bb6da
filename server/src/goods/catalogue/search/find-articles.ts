import { expand } from './expand.ts'
import { queryWordsOf, type Word } from './language/words.ts'
import { match, type Findable } from './match.ts'
import { declaring, type Found } from './notices.ts'
import { rank } from './rank.ts'
import { isOtherGood, read } from './read.ts'
import type { SearchIndex } from './search-index.ts'
import { exactTerm } from './vocabulary.ts'

/** How much of a text has been typed: all of it, or the last word may still go on. */
type Typed = 'written' | 'beginning'

/** The articles that match a text, best first: those with all of its words, in any order, else with most. */
export function findArticles(
  index: SearchIndex,
  text: string,
  typed: Typed = 'written',
  findable: Findable | null = null,
): Uint32Array {
  return findWithClauses(index, queryWordsOf(text), typed, findable).articles
}

/** Like `findArticles`, for words; also returns how they were understood. */
export function findWithClauses(
  index: SearchIndex,
  words: readonly Word[],
  typed: Typed,
  findable: Findable | null = null,
): Found {
  const [first] = words
  if (first === undefined || index.terms.length === 0 || isOtherGood(index, first))
    return { articles: new Uint32Array(), clauses: [], undeclared: [] }
  const matches = match(index, expand(index, read(index, words)), typed, findable)
  const size = words.reduce((sum, word) => sum + word.size, 0)
  return declaring(index, rank(index, matches, size, findable), matches.clauses)
}

/** Whether a word, as it was meant, is one of a brand's. */
export const isBrandWord = (index: SearchIndex, word: Word): boolean =>
  read(index, [word]).every(({ term }) => index.ofBrands.has(exactTerm(index, term)))
