import { inDigits, NUMBER, netContentOf, numberOf } from '@gondola/lexicon/amounts'
import { formatGrams, formatQuantity, GRAMS_PER_KILOGRAM, onFirstUse } from '../base/index.ts'
import type { Article } from '../catalogue/index.ts'
import type { CartLine } from './cart-line.ts'
import { knownGramsOfPiece } from './piece-weights.ts'
import { GRAMS_MAX } from './shopping-list-quantity.ts'

const AMOUNT = onFirstUse(
  () => new RegExp(String.raw`^\s*([.,]\d+|${NUMBER}|medi[oa])\s*([a-záéíóú]*)\.?\s*$`, 'iu'),
)

/**
 * Parses a weight typed into a field: '1,5 kg', '250 g', 'medio kilo', '6 u' as they say, by the weight of a piece.
 * Without a unit a whole number is grams, and a fraction is of a kilogram: '1,5' is 1500 g. Null if the text says no
 * weight.
 */
export function typedWeight(text: string, gramsOfPiece: number | null): number | null {
  const [, count, unit = ''] = AMOUNT().exec(inDigits(text)) ?? []
  if (count === undefined) return null
  const number = numberOf(count)
  if (unit === '') {
    const isGrams = Number.isInteger(number) && !/[.,]/.test(count)
    return Math.round(number * (isGrams ? 1 : GRAMS_PER_KILOGRAM))
  }
  const content = netContentOf(number, /^k$/i.test(unit) ? 'kg' : unit)
  if (content?.ContenidoUnidad === 'g') return Math.round(content.ContenidoNeto)
  const isCounted = content?.ContenidoUnidad === 'un' && gramsOfPiece !== null
  return isCounted ? Math.round(content.ContenidoNeto * gramsOfPiece) : null
}

export interface WeightInWords {
  text: string
  grams: number
}

/** `6 un ≈ 1,2 kg` */
const piecesInWords = (pieces: number, gramsOfPiece: number): WeightInWords => ({
  text: `${pieces} un ≈ ${formatGrams(pieces * gramsOfPiece)}`,
  grams: pieces * gramsOfPiece,
})

/** Of a piece, below which a weight is not called one. */
const NEARLY_ONE = 0.75

/** `1,2 kg ≈ 6 un`; without the pieces if the weight of one is unknown, or this is less than one. */
export function weightInPieces(grams: number, gramsOfPiece: number | null): string {
  const pieces = gramsOfPiece === null ? 0 : grams / gramsOfPiece
  return pieces < NEARLY_ONE ? formatGrams(grams) : `${formatGrams(grams)} ≈ ${Math.round(pieces)} un`
}

/** A line's quantity with the pieces of a weight: `3 un`, `1,2 kg ≈ 6 un`. */
export const lineQuantityText = (
  { Unidad, Descrip }: Pick<CartLine, 'Unidad' | 'Descrip'>,
  Cantidad: number,
): string =>
  Unidad === 100 ? weightInPieces(Cantidad, knownGramsOfPiece(Descrip)) : formatQuantity(Cantidad, Unidad)

/**
 * What a number without a unit probably means where grams are read: '2' probably 2 kg, or two pieces; '1,5' 1,5 kg. From
 * a hundred on it means grams, and nobody means more than `GRAMS_MAX`: 50 is on its way to 500.
 */
export function meantWeights(text: string, gramsOfPiece: number | null): readonly WeightInWords[] {
  const [number = ''] = /^(?:\d{1,2}|\d*[.,]\d+)$/.exec(text.trim()) ?? []
  const count = numberOf(number)
  const grams = Math.round(count * GRAMS_PER_KILOGRAM)
  const meant = [{ text: formatGrams(grams), grams }]
  if (gramsOfPiece !== null && Number.isInteger(count)) meant.push(piecesInWords(count, gramsOfPiece))
  return grams > GRAMS_MAX ? [] : meant.filter((each) => each.grams > 0 && each.grams <= GRAMS_MAX)
}

/** Families sold by the slice or the piece of a few hundred grams, as their description names them. */
const BY_HUNDREDS =
  /fiambre|queso|jam[oó]n|salame|mortadela|panceta|bondiola|embutido seco|aceituna|frutos? secos?/i

/** Less than this is bought by weight, however it is counted: strawberries. */
const COUNTED_FROM_GRAMS = 60
/** Pieces of up to this weight are bought by the half dozen, others singly. */
const SEVERAL_UP_TO_GRAMS = 500

/**
 * The weights that customers usually buy of an article, ascending, with the one that this customer buys in place of the
 * nearest; then pieces, of what is counted.
 */
export function usualWeights(
  { Familia, Descripcion }: Pick<Article, 'Familia' | 'Descripcion'>,
  own: number | null = null,
): { grams: readonly number[]; pieces: readonly WeightInWords[] } {
  const piece = knownGramsOfPiece(Descripcion) ?? 0
  const isCounted = piece >= COUNTED_FROM_GRAMS
  const byFamily = isCounted ? [500, 1000] : [250, 500, 1000, 1500]
  const usual = BY_HUNDREDS.test(`${Familia.Descripcion} ${Descripcion}`) ? [100, 200, 300] : byFamily
  const nearest = usual.toSorted((a, b) => Math.abs(a - (own ?? 0)) - Math.abs(b - (own ?? 0)))[0]
  const counts = piece > SEVERAL_UP_TO_GRAMS ? [1, 2] : [3, 6]
  return {
    grams: usual.map((weight) => (own !== null && weight === nearest ? own : weight)),
    pieces: isCounted && usual === byFamily ? counts.map((count) => piecesInWords(count, piece)) : [],
  }
}
