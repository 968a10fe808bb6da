import { readLists } from './read-lexicon.ts'

const CLASSES = readLists('word-classes')

/** The words of a class of `word-classes.txt`. Throws for a class that the file does not have. */
export function wordClass(name: string): ReadonlySet<string> {
  const words = CLASSES.get(name)
  if (words === undefined) throw new Error(`lexicon/words/word-classes.txt has no ${name}`)
  return new Set(words)
}

/** What the first part of a compound says that the article is: `mata` an insecticide. `anti` says only against what. */
export const COMPOUNDS: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...CLASSES].flatMap(([key, kinds]) => {
    const [group, verb] = key.split(' / ')
    return group === 'compound' && verb !== undefined ? [[verb, kinds] as const] : []
  }),
  ['anti', ['']],
])

/** Say nothing about an article. */
export const FILLERS = wordClass('filler')
/** These have a meaning only with the next word: `sin sal` is a word besides `sal`. */
export const LINKING_WORDS = wordClass('linking')
