import { alternativeLines, joinedLines, type ListLine } from '@gondola/contract/cart'
import type { ListMatch } from '@gondola/contract/catalogue'
import { isBrandWord, queryWordsOf, type SearchIndex } from '../search/search.ts'
import { UNCLEAR_MAX } from './confidence.ts'
import type { Candidate } from './name-fit.ts'
import { HEAD_IN_BRAND } from './name-fit.ts'

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
  if (parts.length < 2 || isOneName(parts, whole.candidates[0])) return [whole.match]
  const each = parts.map((part, place) => matchOfPart(search, part, { parts, place }, read))
  const areAllFound = each.every(({ Articulo, Confianza }) => Articulo !== null && Confianza >= PART_MIN)
  return areAllFound ? each : [inDoubt(whole.match)]
}

/** The same match, not believed. */
export const inDoubt = (match: ListMatch): ListMatch => ({
  ...match,
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
