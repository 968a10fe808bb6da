import { inDigits } from '@gondola/lexicon/amounts'
import { readLexicon, readLists } from '@gondola/lexicon/read-lexicon'
import { genderlessStem, stem } from '@gondola/lexicon/stem'
import { wordClass } from '@gondola/lexicon/word-classes'
import { LINE_NOTE_MAX } from '@gondola/contract/cart'
import type { Article } from '@gondola/contract/catalogue'
import { folded } from '../../platform/text/folded.ts'

const wordsOf = (text: string): string[] => folded(text).match(/[a-z0-9]+/g) ?? []
const stemmed = (text: string): string[] => wordsOf(text).map(stem)

const inAnyGender = (text: string): string[] => wordsOf(text).map(genderlessStem)

const NOTES = Array.from(readLists('line-notes'), ([key, notes]) => ({
  key: stemmed(key),
  notes: notes.map((text) => ({ text, words: inAnyGender(text) })),
}))

/** How customers may want an article, by the first word of its name that says so: 'en fetas finas'. None for packs. */
export const lineNotes = (article: Article): readonly string[] => notesOf(article).map(({ text }) => text)

/** Whether an article may be wanted in some way: a pack is as it is. */
export const takesNotes = ({
  unidad,
  ContenidoUnidad,
}: Pick<Article, 'unidad' | 'ContenidoUnidad'>): boolean =>
  unidad === 100 || (ContenidoUnidad !== 'g' && ContenidoUnidad !== 'ml')

function notesOf(article: Article) {
  if (!takesNotes(article)) return []
  const words = stemmed(article.Descripcion)
  const places = NOTES.map(({ key, notes }) => ({ notes, place: placeOf(words, key) }))
  return places.filter(({ place }) => place >= 0).toSorted((a, b) => a.place - b.place)[0]?.notes ?? []
}

const placeAt = (words: readonly string[], key: readonly string[], at: number): boolean =>
  key.every((word, next) => words[at + next] === word)

const placeOf = (words: readonly string[], key: readonly string[]): number =>
  words.findIndex((_, at) => placeAt(words, key, at))

/** The words of a list's line without the notes that it says of the thing it names: `bananas verdes` asks for bananas. */
export function withoutNotes(line: string): string {
  const words = line.split(' ')
  const heads = words.map((word) => stem(folded(word)))
  const said = words.map((word) => genderlessStem(folded(word)))
  for (const { key, notes } of NOTES) {
    const from = placeOf(heads, key) + key.length
    if (from < key.length) continue
    for (const note of notes) {
      const at = placeOf(said, note.words)
      if (at >= from) for (const list of [words, heads, said]) list.splice(at, note.words.length)
    }
  }
  return words.join(' ')
}

const BEGINNINGS = Array.from(wordClass('note'), wordsOf)
/** What is said because of health decides what is bought. */
const CONDITIONS = readLexicon('conditions').flatMap(({ names }) => names.map(stemmed))
/** `en lata` is another article. */
const PACKS = wordClass('soft')

/**
 * A line of a list in two: what it asks for, and how it wants that, up to an amount: `papas`, `para puré`. The second is
 * '' if it does not say, or it names another article: by a pack, or because of health.
 */
export function withoutManner(line: string): { rest: string; manner: string } {
  const words = inDigits(
    line
      .replaceAll(/[(),;:]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).split(' ')
  const said = words.map((word) => folded(word))
  const from = said.findIndex(
    (_, at) =>
      at > 0 && /\p{L}{3}/u.test(words[at - 1]!) && BEGINNINGS.some((each) => placeAt(said, each, at)),
  )
  const amount = words.findIndex((word, at) => at > from && /^x?\d/i.test(word))
  const to = amount < 0 ? words.length : amount
  const stems = words.map((word) => stem(folded(word)))
  const isOther =
    CONDITIONS.some((each) => placeOf(stems, each) >= 0) ||
    said.slice(from, to).some((word) => PACKS.has(word))
  if (from < 0 || to - from < 2 || isOther) return { rest: line, manner: '' }
  const manner = words.slice(from, to).join(' ').slice(0, LINE_NOTE_MAX)
  return { rest: [...words.slice(0, from), ...words.slice(to)].join(' '), manner }
}

/**
 * The notes for an article that a line of a list says: those of its kind, in any gender (`bananas verdes`), else the
 * line's own words (`papas para puré`). '' if none, or if the article's name says them.
 */
export function notesSaid(article: Article, line: string): string {
  const said = inAnyGender(line)
  const named = inAnyGender(article.Descripcion)
  const { manner } = withoutManner(line)
  const known = notesOf(article).filter(({ words }) => placeOf(said, words) >= 0 && placeOf(named, words) < 0)
  if (known.length > 0 && !/(?:^|\s)(?:no|ni)\s/i.test(manner))
    return known.map(({ text }) => text).join(', ')
  const isNamed = inAnyGender(manner).every((word) => named.includes(word))
  return takesNotes(article) && !isNamed ? manner : ''
}
