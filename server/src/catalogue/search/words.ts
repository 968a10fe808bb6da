import { netContentOf } from '@gondola/contract/catalogue'
import { folded } from '../../platform/text/folded.ts'

/** Stop words: they say nothing about an article, and are left out if there are other words. */
const EMPTY_WORDS = new Set(
  'de del la el los las lo y e o u en a al para por x c un una unos unas tipo'.split(' '),
)
/** These have a meaning only with the next word: `sin sal` is a word besides `sal`, preferred but not required. */
const LINKING_WORDS = new Set(['sin', 'con'])

/** A word as it is indexed. */
export interface Word {
  /** Stem of a word, a number, or a content (`=2250ml`). */
  term: string
  /** The word as it was written, case and accents folded. */
  written: string
  isOptional: boolean
}

const FRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b1\/2\b|\bmedi[oa]\b(?=\s*(kilo|kg|litro|lt|l)\b)/g, '0.5'],
  [/\b3\/4\b|\btres cuartos\b(?=\s*(de\s+)?(kilo|kg|litro|lt|l)\b)/g, '0.75'],
  [/\b1\/4\b|\bcuarto\b(?=\s*(de\s+)?(kilo|kg|litro|lt|l)\b)/g, '0.25'],
]
const AMOUNT = /(\d+(?:\.\d+)?)\s*(?:de\s+)?([a-z]+\d?)\b/g
const WORD = /\d+\.\d+|[a-z0-9]+/g

/**
 * The words of a name or a query, in order: accents and case folded, plurals reduced to singulars, net contents in one
 * unit (`2,25 l` and `2250 cc` are `=2250ml`).
 */
export function wordsOf(text: string): Word[] {
  const plain = withoutFractions(
    folded(text)
      .replace(/(\d),(\d)/g, '$1.$2')
      .replace(/['’´`]/g, ''),
  )
  const words: Word[] = []
  let from = 0
  for (const match of plain.matchAll(AMOUNT)) {
    const [whole, amount = '', unit = ''] = match
    const content = contentTerm(Number(amount), unit)
    if (content === null) continue
    addWords(words, plain.slice(from, match.index))
    words.push({ term: content, written: whole, isOptional: false })
    from = match.index + whole.length
  }
  addWords(words, plain.slice(from))
  const telling = words.filter(({ written }) => !EMPTY_WORDS.has(written))
  return telling.length > 0 ? telling : words
}

function withoutFractions(text: string): string {
  return FRACTIONS.reduce((changed, [fraction, decimal]) => changed.replace(fraction, decimal), text)
}

function addWords(words: Word[], text: string): void {
  let linking = ''
  for (const [written] of text.matchAll(WORD)) {
    if (LINKING_WORDS.has(written)) {
      linking = written
      continue
    }
    const term = stem(written)
    words.push({ term, written, isOptional: false })
    if (linking !== '' && !EMPTY_WORDS.has(written)) {
      words.push({ term: `${linking} ${term}`, written: `${linking} ${written}`, isOptional: true })
      linking = ''
    }
  }
  // at the end of a partly typed text, it may be the beginning of a word
  if (linking !== '') words.push({ term: linking, written: linking, isOptional: true })
}

/** `=2250ml`, or null if the word after the number is not a unit. */
export function contentTerm(amount: number, unit: string): string | null {
  const content = netContentOf(amount, unit)
  return content === null ? null : `=${content.ContenidoNeto}${content.ContenidoUnidad}`
}

/** The bare numbers that a net content is also found by: `2.25` and `2250` for `=2250ml`. */
export function numbersOf(content: string): string[] {
  const [, amount = '', unit] = /^=([\d.]+)(\D+)$/.exec(content) ?? []
  if (unit !== 'g' && unit !== 'ml') return [amount]
  return [amount, String(Number(amount) / 1000)]
}

/**
 * One stem for singular and plural, by the rules of Spanish: `huevos`, `panes`, `nueces`, `aceites`. Gender is kept:
 * coca is not coco.
 */
export function stem(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word
  let stemmed = word.endsWith('s') ? word.slice(0, -1) : word
  if (stemmed.endsWith('e') && stemmed.length > 3) stemmed = stemmed.slice(0, -1)
  return stemmed.endsWith('z') ? `${stemmed.slice(0, -1)}c` : stemmed
}
