import { readLists } from '@gondola/lexicon/read-lexicon'
import { genderlessStem, stem } from '@gondola/lexicon/stem'
import type { Article } from '@gondola/contract/catalogue'
import { folded } from '../../platform/text/folded.ts'

const wordsOf = (text: string): string[] => folded(text).match(/[a-z0-9]+/g) ?? []
const stemmed = (text: string): string[] => wordsOf(text).map(stem)

const NOTES = Array.from(readLists('line-notes'), ([key, notes]) => ({ key: stemmed(key), notes }))

/** How customers may want an article, by the first word of its name that says so: 'en fetas finas'. None for packs. */
export function lineNotes({ Descripcion, unidad, ContenidoUnidad }: Article): readonly string[] {
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
  const said = words.map((word) => genderlessStem(folded(word)))
  for (const { key, notes } of NOTES) {
    const from =
      placeOf(
        words.map((word) => stem(folded(word))),
        key,
      ) + key.length
    if (from < key.length) continue
    for (const note of notes) {
      const stems = wordsOf(note).map(genderlessStem)
      const at = placeOf(said, stems)
      if (at < from) continue
      words.splice(at, stems.length)
      said.splice(at, stems.length)
    }
  }
  return words.join(' ')
}

/** The notes for an article that a line of a list says, in any gender: `bananas verdes`. '' if none. */
export function notesSaid(article: Article, line: string): string {
  const said = wordsOf(line).map(genderlessStem)
  const named = wordsOf(article.Descripcion).map(genderlessStem)
  return lineNotes(article)
    .filter((note) => {
      const words = wordsOf(note).map(genderlessStem)
      return placeOf(said, words) >= 0 && placeOf(named, words) < 0
    })
    .join(', ')
}
