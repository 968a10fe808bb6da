import { inDigits } from '@gondola/lexicon/amounts'
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

const wordsOf = (text: string): string[] => folded(text).match(/[a-z0-9]+/g) ?? []
const stemmed = (text: string): string[] => wordsOf(text).map(stem)

const inAnyGender = (text: string): string[] => wordsOf(text).map(genderlessStem)

const NOTES = Array.from(readLists('line-notes'), ([key, notes]) => ({
  key: stemmed(key),
  notes: notes.map((text) => ({ text, words: inAnyGender(text) })),
}))

/** How customers may want an article, by the first word of its name that says so: 'en fetas finas'. None for packs. */
export const lineNotes = (article: Article): readonly string[] => notesOf(article).map(({ text }) => text)

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

const hasOneOf = (words: readonly string[], keys: readonly (readonly string[])[]): boolean =>
  keys.some((each) => placeOf(words, each) >= 0)

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
  return words.join(' ').replace(RIPENESS, '')
}

/** How anything fresh may be wanted, behind its name: `paltas maduras`. */
const RIPE = String.raw`(?:(?:m[aá]s bien|bien|muy) )?(?:(?:madur|fresc|fresquit|tiern|jugos)[oa]s?|dulces?|firmes?)(?!\p{L})`
const RIPENESS = new RegExp(String.raw`(?<=\p{L}{3}.*?) ${RIPE}`, 'giu')

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
  const amount = words.findIndex((word, at) => at > from && /^x?\d/i.test(word))
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

/**
 * The notes for an article that a line of a list says: those of its kind, in any gender (`bananas verdes`), a size or ripeness, and
 * the line's own words where they say more (`papas para puré`, `no muy verdes`). '' if none, or if the article's name
 * says them.
 */
export function notesSaid(article: Article, line: string): string {
  if (!takesNotes(article)) return ''
  const named = inAnyGender(article.Descripcion)
  const notes = notesOf(article).filter(({ words }) => placeOf(named, words) < 0)
  const { rest, manner } = withoutManner(line)
  const known = (text: string) => {
    const said = inAnyGender(text)
    return notes.filter(({ words }) => placeOf(said, words) >= 0)
  }
  const words = inAnyGender(manner)
  const kinds = new Set(known(manner).flatMap((note) => note.words))
  const isKnown = words.every((word) => kinds.has(word) || EMPTY.has(word))
  const isNamed = words.every((word) => named.includes(word))
  const isUnsure = manner === '' && NEGATION.test(line)
  const listed = isUnsure ? [] : isKnown ? known(line) : known(rest)
  const told = [...listed.map(({ text }) => text), ...(isKnown || isNamed ? [] : [manner])]
  const saidWords = new Set([...named, ...inAnyGender(told.join(' '))])
  const others = isUnsure ? [] : (rest.match(FOR_ANY) ?? [])
  const more = others.filter((each) => !inAnyGender(each).some((word) => saidWords.has(word)))
  return [...told, ...more].join(', ').slice(0, LINE_NOTE_MAX)
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
  const named = article ? inAnyGender(`${article.Descripcion} ${article.Marca.Descripcion}`) : []
  const beside = asides
    .flatMap((aside) => aside.split(/,\s*/))
    .filter((part) => !inAnyGender(part).every((word) => named.includes(word) || EMPTY.has(word)))
  const own = article === null ? withoutManner(rest).manner : wanted ? notesSaid(wanted, rest) : ''
  return [own, ...beside]
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, LINE_NOTE_MAX)
}
