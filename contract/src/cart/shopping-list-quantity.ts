import { PIECES_BELOW, WEIGHT_MIN_GRAMS } from '../base/index.ts'
import type { Article } from '../catalogue/index.ts'
import type { ListAmount } from './list-units.ts'
import { gramsOfPiece, isBoughtWhole } from './piece-weights.ts'
import type { ListLine } from './shopping-list.ts'

/** The quantity of a weighed article for a line without an amount ('tomates'). */
const GRAMS_UNASKED = 500
const GRAMS_MAX = 30_000
const GRAMS_STEP = 10
/** For articles sold by the pack, this count and its multiples mean single pieces. */
const HALF_DOZEN = 6
/** `2 pascualinas` are two packs of two, and not one. */
const COUNTED_FROM = 4
/** Tolerance of decimal amounts when checking whether packs suffice. */
const ROUNDING = 1e-9

/** The fields of an article that determine the quantity. */
export type ArticleContent = Pick<Article, 'Descripcion' | 'unidad' | 'ContenidoNeto' | 'ContenidoUnidad'>

/**
 * The quantity of an article that a list's line asks for (spec §3: pieces or grams). For amounts by weight or volume,
 * the packs that hold at least the amount; the same for single items sold in packs ('3 docenas de huevos').
 */
export function listQuantity(
  { amount, isAmountGiven }: Pick<ListLine, 'amount' | 'isAmountGiven'>,
  article: ArticleContent,
): number {
  if (article.unidad === 100) return isAmountGiven ? gramsOf(amount, article) : gramsUnasked(article)
  const comparison = askedContent(amount, article)
  const packs = comparison ? Math.ceil(comparison.asked / comparison.content - ROUNDING) : countOf(amount)
  return Math.min(PIECES_BELOW - 1, Math.max(1, packs))
}

/**
 * The requested amount and the content of a pack, in one unit: grams, millilitres or single items. Null if they are not
 * comparable, in which case packs are counted.
 */
export function askedContent(
  amount: ListAmount,
  article: ArticleContent,
): { asked: number; content: number } | null {
  const { ContenidoNeto, ContenidoUnidad } = article
  const measured = amount.kind === 'grams' ? 'g' : amount.kind === 'millilitres' ? 'ml' : null
  if (amount.kind === 'pieces') return askedSingles(amount, singlesIn(article))
  if (measured !== ContenidoUnidad || !ContenidoNeto) return null
  return { asked: amount.kind === 'grams' ? amount.grams : amount.millilitres, content: ContenidoNeto }
}

function askedSingles({ pieces, counting }: Extract<ListAmount, { kind: 'pieces' }>, content: number | null) {
  if (content === null || content === 1 || counting === 'packs') return null
  const isByThePiece =
    (content >= COUNTED_FROM || pieces >= HALF_DOZEN) && (pieces % content === 0 || pieces % HALF_DOZEN === 0)
  return counting === 'singles' || isByThePiece ? { asked: pieces, content } : null
}

/** How many single items a pack holds: eggs, or rolls and pieces as stated in the name; null if it does not say. */
export function singlesIn({ Descripcion, ContenidoNeto, ContenidoUnidad }: ArticleContent): number | null {
  if (ContenidoUnidad === 'un') return ContenidoNeto || null
  const singles = Number(/\b(\d{1,2}) (?:rollos\b|(?:uni?|u|unidades)\b(?! x \d))/i.exec(Descripcion)?.[1])
  return singles > 0 ? singles : null
}

const gramsUnasked = ({ Descripcion }: ArticleContent): number =>
  isBoughtWhole(Descripcion) ? gramsOfPiece(Descripcion) : GRAMS_UNASKED

/** `una bolsa de papas` says how many bags, and not how much is in them. */
const isOfPacks = (amount: ListAmount) => amount.kind === 'pieces' && amount.counting === 'packs'

/** A litre of a weighed article counts as a kilogram. */
function gramsOf(amount: ListAmount, article: ArticleContent): number {
  const asked = {
    pieces: countOf(amount) * (isOfPacks(amount) ? GRAMS_UNASKED : gramsOfPiece(article.Descripcion)),
    grams: amount.kind === 'grams' ? amount.grams : 0,
    millilitres: amount.kind === 'millilitres' ? amount.millilitres : 0,
  }[amount.kind]
  const grams = Math.round(asked / GRAMS_STEP) * GRAMS_STEP
  return Math.min(GRAMS_MAX, Math.max(WEIGHT_MIN_GRAMS, grams))
}

const countOf = (amount: ListAmount) => (amount.kind === 'pieces' ? amount.pieces : 1)
