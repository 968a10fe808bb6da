import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readLine, type LexiconLine } from './notation.ts'

const FOLDER = fileURLToPath(new URL('../words/', import.meta.url))

/** The lines of a file of words, without comments. Throws on a line that is not in the notation, with file and line. */
export function readLexicon(name: string): LexiconLine[] {
  return textLines(name).map(({ text, place }) => {
    const line = readLine(text)
    if (line === null)
      throw new Error(
        `lexicon/words/${name}.txt:${place} is not in the notation of lexicon/README.md: ${text}`,
      )
    return line
  })
}

/** The lines of a file of words as written, without comments, each with its number. */
export const textLines = (name: string): { text: string; place: number }[] =>
  readFileSync(`${FOLDER}${name}.txt`, 'utf8')
    .split(/\r?\n/)
    .map((text, index) => ({ text, place: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'))

/** A file of lists: the words of each key. */
export const readLists = (name: string): Map<string, readonly string[]> =>
  new Map(readLexicon(name).map(({ names, others }) => [names[0]!, others]))
