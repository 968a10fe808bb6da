import { readLists } from '@gondola/lexicon/read-lexicon'
import { genderlessStem, stem } from '@gondola/lexicon/stem'
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

function notesOf({ Descripcion, unidad, ContenidoUnidad }: Article) {
  if (unidad !== 100 && (ContenidoUnidad === 'g' || ContenidoUnidad === 'ml')) return []
  const words = stemmed(Descripcion)
  const places = NOTES.map(({ key, notes }) => ({ notes, place: placeOf(words, key) }))
  return places.filter(({ place }) => place >= 0).toSorted((a, b) => a.place - b.place)[0]?.notes ?? []
}

const placeOf = (words: readonly string[], key: readonly string[]): number =>
  words.findIndex((_, at) => key.every((word, next) => words[at + next] === word))

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

/** The notes for an article that a line of a list says, in any gender: `bananas verdes`. '' if none. */
export function notesSaid(article: Article, line: string): string {
  const said = inAnyGender(line)
  const named = inAnyGender(article.Descripcion)
  return notesOf(article)
    .filter(({ words }) => placeOf(said, words) >= 0 && placeOf(named, words) < 0)
    .map(({ text }) => text)
    .join(', ')
}
