import { inDigits, NUMBER } from '@gondola/lexicon/amounts'
import { readLexicon, readLists } from '@gondola/lexicon/read-lexicon'
import { genderlessStem, stem } from '@gondola/lexicon/stem'
import { wordClass } from '@gondola/lexicon/word-classes'
import { LIST_LINE_MAX_CHARACTERS } from '@gondola/contract/base'
import {
  BRACKETS,
  LINE_NOTE_MAX,
  parseListLine,
  takesNotes,
  withAsides,
  withoutPrice,
} from '@gondola/contract/cart'
import type { Article } from '@gondola/contract/catalogue'
import { folded } from '../../platform/text/folded.ts'
import { byBeginning, wordsOf as wordsOfName } from './search/search.ts'

const wordsOf = (text: string): string[] => folded(text).match(/[a-z0-9]+/g) ?? []
const stemmed = (text: string): string[] => wordsOf(text).map(stem)

const inAnyGender = (text: string): string[] => wordsOf(text).map(genderlessStem)

const notesOf = byBeginning(readLists('line-notes'))
const termsOf = (name: string) => wordsOfName(name).map(({ term }) => term)

/** How customers may want an article, by its name or else its family's: 'en fetas finas'. None for packs, nor what its name says. */
export function lineNotes(article: Article): string[] {
  const { unidad, ContenidoNeto, Descripcion, Familia } = article
  if (!takesNotes(article) || (unidad === 1 && (ContenidoNeto ?? 1) > 1)) return []
  const named = inAnyGender(Descripcion)
  const notes = notesOf(termsOf(Descripcion)) ?? notesOf(termsOf(Familia.Descripcion)) ?? []
  return notes.filter((note) => placeOf(named, inAnyGender(note)) < 0)
}

const placeAt = (words: readonly string[], key: readonly string[], at: number): boolean =>
  key.every((word, next) => words[at + next] === word)

const placeOf = (words: readonly string[], key: readonly string[]): number =>
  words.findIndex((_, at) => placeAt(words, key, at))

const hasOneOf = (words: readonly string[], keys: readonly (readonly string[])[]): boolean =>
  keys.some((each) => placeOf(words, each) >= 0)

/** Notes of one word, as any fresh article may be wanted behind its name: `bananas verdes`, `milanesas finas`. */
const ADJECTIVES = [...readLists('line-notes').values()].flat().filter((note) => !note.includes(' '))
const RIPE = String.raw`(?:(?:m[aá]s bien|bien|muy) )?(?:(?:madur(?:it)?|fresc|fresquit|tiern(?:it)?|jugos|blandit)[oa]s?|dulces?|(?:${ADJECTIVES.map(genderlessStem).join('|')})(?:[oae]?s?))(?!\p{L})`
const RIPENESS = new RegExp(String.raw`(?<=\p{L}{3}.*?) ${RIPE}`, 'giu')

/** A line without how it wants what it names: `bananas verdes` asks for bananas. */
export const withoutNotes = (line: string): string => line.replace(RIPENESS, '')

const CUTS = Array.from(wordClass('cut'), wordsOf)
const BEGINNINGS = [...Array.from(wordClass('note'), wordsOf), ...CUTS]
/** Words before a wish that only join it: `pero no muy maduras`. */
const JOINING = /^(?:y|e|pero)$/
/** What is said because of health decides what is bought. */
const CONDITIONS = readLexicon('conditions').flatMap(({ names }) => names.map(stemmed))
/** `en lata` is another article, and `no, mejor medio` no wish. */
const NO_WISH =
  /^(?:lat(?:it)?as?|frascos?|botellas?|sachets?|potes?|sobres?|cajas?|bols(?:it)?as?|carton|tarros?|paquetes?|packs?|bandejas?|atados?|marca|promo|ofertas?|congelad[oa]s?|mejor|digo|perdon)$/

/**
 * A line of a list in two: what it asks for, and how it wants that, up to an amount, with what it does not want: `papas`,
 * `para puré`. The second is '' if it does not say, or it names another article: by a pack, or because of health.
 */
export function withoutManner(line: string): { rest: string; manner: string } {
  const words = inDigits(
    withoutPrice(line.slice(0, LIST_LINE_MAX_CHARACTERS))
      .replaceAll(/[(),;:]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).split(' ')
  const said = words.map((word) => folded(word))
  const from = said.findIndex(
    (_, at) =>
      words.slice(0, at).some((word) => /^\p{L}{3}/u.test(word)) &&
      BEGINNINGS.some((each) => placeAt(said, each, at)),
  )
  const amount = words.findIndex((word, at) => at > from && /^x?\d|^x$/i.test(word))
  const to = amount < 0 ? words.length : amount
  const stems = said.map(stem)
  const isOther = hasOneOf(stems, CONDITIONS) || said.slice(from, to).some((word) => NO_WISH.test(word))
  const isWish = to - from > 1 || CUTS.some((each) => placeAt(said, each, from))
  if (from < 0 || !isWish || isOther) return { rest: line, manner: '' }
  const before = words.slice(0, JOINING.test(said[from - 1]!) ? from - 1 : from)
  const more = withoutManner([...before, ...words.slice(to)].join(' '))
  const manner = [words.slice(from, to).join(' '), more.manner].filter((part) => part !== '').join(', ')
  return { rest: more.rest, manner: manner.slice(0, LINE_NOTE_MAX) }
}

/** Whether a line says that something is cut, as packs of it are. */
export const isCut = (line: string): boolean => hasOneOf(wordsOf(line), CUTS)

/** The line may say the opposite of the note whose words it has. */
const NEGATION = /(?:^|\s)(?:no|ni|nada|menos|sin|poc[oa]s?)\s/i

/** What a note of an article's kind leaves out without loss: `bien maduras`. */
const EMPTY = new Set(
  [...wordClass('filler'), ...wordClass('vague'), 'bien', 'muy', 'cortado'].map(genderlessStem),
)

/** How any fruit, vegetable or cut may be wanted: `cebollas chicas`, `un pollo bien grande`, `paltas maduras`. */
const FOR_ANY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:(?:m[aá]s bien|bien|muy) )?(?:(?:chic|chiquit|median|peque[nñ])[oa]s?|grand(?:es?|ecit[oa]s?))(?!\p{L})|${RIPE})`,
  'giu',
)

const WRITTEN = /[\p{L}\d]+/gu

/** What a line says of how it wants an article: a manner (`papas para puré`, `no muy verdes`), a size or ripeness. */
function notesIn(article: Article, line: string): string[] {
  const { manner } = withoutManner(line)
  if (!takesNotes(article) || (manner === '' && NEGATION.test(line))) return []
  return [...manner.split(', '), ...(line.match(FOR_ANY) ?? [])]
}

/** What a line says, in its words and their order, without what an article is called already. */
function inOrder(line: string, said: readonly string[], called: string): string {
  const named = inAnyGender(called)
  const spans: { from: number; to: number }[] = []
  const places = said
    .filter((part) => !inAnyGender(part).every((word) => named.includes(word) || EMPTY.has(word)))
    .flatMap((part) => {
      // a number may be written as a word
      const words = part.match(WRITTEN)!.map((word) => (/\d/.test(word) ? `(?:${word}|${NUMBER})` : word))
      const found = new RegExp(words.join(String.raw`[^\p{L}\d]+`), 'iu').exec(line)
      return found ? [{ from: found.index, to: found.index + found[0].length }] : []
    })
  for (const span of places.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1)
    if (last && !/[\p{L}\d]/u.test(line.slice(last.to, span.from))) last.to = Math.max(last.to, span.to)
    else spans.push(span)
  }
  const parts = spans.map(({ from, to }) => line.slice(from, to).replaceAll(/\s*[()]+\s*|\s+-\s+/g, ', '))
  return parts.join(', ').slice(0, LINE_NOTE_MAX)
}

/** A list's line without what it says beside its article, as in brackets: a variety, a wish, an occasion. */
export function withoutAsides(line: string): { rest: string; asides: readonly string[] } {
  const asides: string[] = []
  const read = withAsides(line.slice(0, LIST_LINE_MAX_CHARACTERS))
  const rest = read.replace(BRACKETS, (whole, inside: string) => {
    const { remark, unwanted, most, isCheapest, isUsual } = parseListLine(`algo (${inside})`) ?? {}
    if (most || isCheapest || isUsual || (remark ?? unwanted) === undefined) return whole
    asides.push(inside.trim())
    return ' '
  })
  return { rest: rest.replace(/\s+/g, ' ').trim(), asides }
}

/** Whether what is said decides what is bought, because of health; salt is left out by choice, too. */
export const isCondition = (aside: string): boolean => hasOneOf(stemmed(aside), CONDITIONS)
export const isForHealth = (asides: readonly string[]): boolean =>
  asides.some((aside) => isCondition(aside) && !/\b(?:sal|sodio)\b/i.test(aside))

/**
 * How a line wants its article: what it says beside it and its name does not, and how it wants `wanted`, the article or an
 * alternative that takes notes.
 */
export function wishesOf(line: string, article: Article | null, wanted: Article | null): string {
  const { rest, asides } = withoutAsides(line)
  const own = article === null ? withoutManner(rest).manner.split(', ') : wanted ? notesIn(wanted, rest) : []
  const beside = asides.flatMap((aside) => aside.split(/,\s*/))
  const called = article ? `${article.Descripcion} ${article.Marca.Descripcion}` : ''
  return inOrder(line, [...own, ...beside], called)
}
