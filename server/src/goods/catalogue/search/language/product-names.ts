import { readLists } from '@gondola/lexicon/read-lexicon'
import { stem } from '@gondola/lexicon/stem'
import { wordClass } from '@gondola/lexicon/word-classes'
import { linkedTerm, wordsOf, type Word } from './words.ts'

/** In how many words after the first one it is said. */
const LATER_WORDS = 2
const DOUBLE = stem('doble')

/** The first words of names that are products of their own, each with the later words that say so. */
const others = new Map<string, ReadonlySet<string>>()
for (const [first, later] of readLists('other-products')) others.set(stem(first), new Set(later.map(stem)))

/**
 * The words that say that a name begins with the word of another product, as one term: `leche condensada`,
 * `desodorante ambiente`; null if it does not.
 */
export function otherProductIn([first, ...later]: readonly Pick<Word, 'term'>[]): string | null {
  const said = first === undefined ? undefined : others.get(first.term)
  // 'queso doble crema' is no cream cheese
  if (said === undefined || later[0]?.term === DOUBLE) return null
  const word = later.slice(0, LATER_WORDS).find(({ term }) => said.has(term))
  return word ? linkedTerm(first!.term, word.term) : null
}

/** What lists say of an article, by the longest key that the terms of its name begin with. */
export function byBeginning<T>(
  lists: Iterable<readonly [key: string, said: T]>,
): (name: readonly string[]) => T | undefined {
  const keys = Array.from(lists, ([key, said]) => ({ terms: wordsOf(key).map(({ term }) => term), said }))
  const longestFirst = keys.toSorted((a, b) => b.terms.length - a.terms.length)
  return (name) => longestFirst.find(({ terms }) => terms.every((term, at) => name[at] === term))?.said
}

const termsOf = (name: string) =>
  new Set([...wordClass(name)].flatMap((word) => wordsOf(word).map(({ term }) => term)))

/** Words for the plain variety of a product, which a search without a variety means. */
export const PLAIN_SORTS: ReadonlySet<string> = termsOf('plain sort')

/** Words for a variety that a search means only if it says so. */
const SPECIAL_SORTS: ReadonlySet<string> = termsOf('special sort')

export const isSpecialSort = (term: string): boolean =>
  SPECIAL_SORTS.has(term) || term === 'con gas' || (term.startsWith('sin ') && term !== 'sin gas')
