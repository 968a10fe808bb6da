import {
  alternativeLines,
  guestsOf,
  isForServing,
  joinedLines,
  takesNotes,
  type ListLine,
} from '@gondola/contract/cart'
import type { ListMatch } from '@gondola/contract/catalogue'
import { isBrandWord, queryWordsOf, type SearchIndex, type Word } from '../search/search.ts'
import { isCondition } from '../line-notes.ts'
import { UNCLEAR_MAX } from './confidence.ts'
import { type Candidate, HEAD_IN_BRAND } from './name-fit.ts'
import { quantityFor } from './pack-fit.ts'

/** How a line was understood: its match, and the articles that it may mean, best first. */
export interface Reading {
  match: ListMatch
  candidates: readonly Candidate[]
}

type Read = (line: ListLine) => Reading

/** Parts of a joined line are proposed if each is believed at least so much. */
const PART_MIN = 0.5

/**
 * The lines, each of an article: one that goes on without naming its own is part of the line before (`té x 50, La
 * Virginia`), if an article is what both say.
 */
export function* wholeLines(lines: readonly ListLine[], read: Read): Generator<ListLine> {
  let before: ListLine | undefined
  for (const line of lines) {
    const together = before && {
      ...(before.isAmountGiven ? before : { ...before, ...line }),
      text: `${before.text}, ${line.text.trim()}`,
      words: `${before.words} ${line.words}`,
    }
    if (together && line.isContinued && namesNothing(read(line)) && isWhole(read(together)))
      before = line.isUnclear ? { ...together, isUnclear: true } : together
    else {
      if (before) yield before
      before = line
    }
  }
  if (before) yield before
}

/** Whether no article's name begins with what a line says first, as a brand or a variety does not. */
const namesNothing = ({ candidates: [best] }: Reading) => best === undefined || best.fit.head <= HEAD_IN_BRAND

/** A line that joins two articles (`leche y pan`) has a match for each. */
export function matchesOfLine(search: SearchIndex, line: ListLine, read: Read): ListMatch[] {
  const whole = read(line)
  const choice = alternativeLines(line)
  if (choice.length > 1 && !isOneName(choice, whole.candidates[0])) return [oneOf(line, choice, read)]
  const parts = [...wholeLines(joinedLines(line), read)]
  if (parts.length < 2 || isOneName(parts, whole.candidates[0])) return [withGuests(line, whole)]
  const each = parts.map((part, place) => matchOfPart(search, part, { parts, place }, read))
  const areAllFound = each.every(({ Articulo, Confianza }) => Articulo !== null && Confianza >= PART_MIN)
  return areAllFound ? each : [inDoubt(whole.match)]
}

/** Of a line that only says for how many it is (`asado para 6`), as much as they eat, which the customer looks at. */
function withGuests(line: ListLine, { match, candidates: [best] }: Reading): ListMatch {
  const guests = line.isAmountGiven ? null : guestsOf(line.remark)
  if (guests === null || match.Articulo === null || best === undefined) return match
  const Cantidad = quantityFor(guests, line, best) ?? match.Cantidad
  const why = match.Duda === undefined ? { Duda: 'personas' as const, Falta: String(guests) } : {}
  return inDoubt({ ...match, Cantidad, ...why })
}

/** The same match, not believed, perhaps because of what it does not say. */
export const inDoubt = (match: ListMatch, lacking = ''): ListMatch => ({
  ...match,
  ...(lacking !== '' && (match.Duda ?? 'tamanos') === 'tamanos' && { Duda: 'palabra', Falta: lacking }),
  Confianza: Math.min(match.Confianza, UNCLEAR_MAX),
})

/**
 * A part by itself, with the brand that is named last (`shampoo y crema de enjuague dove`), or in doubt as a further
 * variety of the first (`mermelada de frutilla y durazno`).
 */
function matchOfPart(
  search: SearchIndex,
  part: ListLine,
  { parts, place }: { parts: readonly ListLine[]; place: number },
  read: Read,
): ListMatch {
  const { match } = read(part)
  const [head, ...kind] = queryWordsOf(parts[0]!.words)
  if (place > 0 && head !== undefined && kind.length > 0 && !part.isAmountGiven) {
    const variety = read({ ...part, words: `${head.written} ${part.words}` })
    if (isWhole(variety)) return inDoubt({ ...variety.match, Texto: match.Texto, Palabras: match.Palabras })
  }
  const brand = queryWordsOf(parts.at(-1)!.words).filter((word) => isBrandWord(search, word))
  if (brand.length === 0 || queryWordsOf(part.words).some((word) => isBrandWord(search, word))) return match
  const branded = read({ ...part, words: `${part.words} ${brand.map(({ written }) => written).join(' ')}` })
  return isWhole(branded)
    ? { ...branded.match, Texto: match.Texto, Palabras: match.Palabras }
    : inDoubt(match)
}

/** Whether an article is what the first word says, and has all the others. */
const isWhole = ({ candidates: [best] }: Reading) =>
  best !== undefined && best.fit.head >= HEAD_IN_BRAND && best.fit.isUnderstood && best.fit.unmet.length === 0

/** `tybo o dambo`: the one that is found best, in doubt. */
function oneOf(line: ListLine, choice: readonly ListLine[], read: Read): ListMatch {
  const found = choice.map((one) => read(one).match)
  const best = found.reduce((a, b) => (b.Confianza > a.Confianza ? b : a))
  return inDoubt({ ...best, Texto: line.text, Palabras: line.words })
}

/** Whether an article's name has the end of one part and the beginning of the next side by side: `pata y muslo`. */
function isOneName(parts: readonly ListLine[], best: Candidate | undefined): boolean {
  if (best === undefined || best.fit.head < HEAD_IN_BRAND) return false
  const { name } = best.words
  return parts.slice(1).every((part, place) => {
    const before = queryWordsOf(parts[place]!.words).at(-1)?.term
    const after = queryWordsOf(part.words)[0]?.term
    return name.some((term, at) => term === before && name[at + 1] === after)
  })
}

/**
 * A line that says something beside its article: as a whole, if it is found so; else as `plain`, without that, which the
 * shop sees to where an article takes notes, and the customer looks at otherwise.
 */
export function readWithWishes(
  { text }: ListLine,
  plain: ListLine,
  asides: readonly string[],
  whole: Reading,
  { match, candidates }: Reading,
): Reading {
  const isServed = asides.every(isForServing)
  const isOfArticle = () => meetsSome(whole, asides) || isOtherArticle(whole, asides)
  if (whole.match.Confianza >= match.Confianza || (!isServed && isOfArticle())) return whole
  const said = { ...match, Texto: text }
  const isLeftToShop =
    match.Articulo !== null && (isServed || takesNotes(match.Articulo)) && !asides.some(isCondition)
  // `asado para 8 personas` does not say how much
  const isAmountKnown = plain.isAmountGiven || !/\d/.test(asides.join(' '))
  return { candidates, match: isLeftToShop && isAmountKnown ? said : inDoubt(said) }
}

/** Whether an article is called so, and is something of what a line says beside it: `velitas (cumple de 8)`. */
function meetsSome({ candidates: [best], match }: Reading, asides: readonly string[]): boolean {
  if (best === undefined || match.Articulo === null || best.fit.head < HEAD_IN_BRAND) return false
  const wishes = queryWordsOf(asides.join(' ')).filter(
    ({ term, isOptional }) => /^[a-z]/.test(term) && !isOptional,
  )
  return best.fit.unmetWishes.length < wishes.length
}

/** `pollo (pata y muslo)`: what is said beside it is what others are called. */
const isOtherArticle = ({ candidates }: Reading, asides: readonly string[]): boolean =>
  asides
    .flatMap((aside) => aside.split(','))
    .map((part) => queryWordsOf(part).filter(({ isSoft }) => !isSoft))
    .some(
      (said) =>
        said.length > 1 &&
        candidates.some(({ words }) => said.every(({ term }) => words.name.includes(term))),
    )

/** A line's words; those of a remark and of a purpose (`para el control`) are preferred, not required. */
export function wordsAsked(
  search: SearchIndex,
  { words, remark = '' }: ListLine,
): { asked: Word[]; size: number } {
  if (needIn(words) !== null) return { asked: queryWordsOf(words), size: 0 }
  const [what = '', ...purpose] = words.split(/\spara\s/i)
  const purposes = queryWordsOf(purpose.join(' ')).map((word) => ({ ...word, isSoft: true }))
  const all = [...queryWordsOf(what), ...purposes, ...softly(search, remark)]
  return {
    asked: all.filter(({ size }) => size === 0),
    size: all.reduce((sum, word) => sum + word.size, 0),
  }
}

/** What words are for, if they say nothing else, as the search reads them: `algo para limpiar el horno`. */
export const needIn = (words: string): string | null =>
  queryWordsOf(words).find(({ term, isOptional }) => term.startsWith('para ') && !isOptional)?.term ?? null

/** Who names a brand in a remark means it. */
const softly = (search: SearchIndex, text: string) =>
  queryWordsOf(text).map((word) => ({ ...word, isSoft: !isBrandWord(search, word) }))
