import { amountIn, type Amount } from '@gondola/lexicon/amount-in-text'
import { PIECES_BELOW, WEIGHT_MIN_GRAMS } from '../base/index.ts'
import type { Article } from '../catalogue/index.ts'
import { spelledOut } from './list-spelling.ts'
import { gramsOfPiece, isBoughtWhole } from './piece-weights.ts'
import type { ListLine } from './shopping-list.ts'

/** The quantity of a weighed article for a line without an amount ('tomates'). */
const GRAMS_UNASKED = 500
/** The most that anybody means of what is weighed. */
export const GRAMS_MAX = 30_000
const GRAMS_STEP = 10
/** For articles sold by the pack, this count and its multiples mean single pieces. */
const HALF_DOZEN = 6
/** So many and more are no packs: `té x 50`. */
const MANY = 8
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
  const packs = Math.ceil(comparison ? comparison.asked / comparison.content - ROUNDING : countOf(amount))
  return Math.min(PIECES_BELOW - 1, Math.max(1, packs))
}

/**
 * For a search that says how much, the quantity of each article found: `6 manzanas`, `2 kg de papa`. An amount at the end
 * counts only for what is weighed, since it may be a pack's size. Undefined if it says nothing, or one.
 */
export function searchedQuantity(text: string): (article: ArticleContent) => number | undefined {
  const { amount, isFirst } = amountIn(spelledOut(text)) ?? {}
  return (article) => {
    const isAsked = isFirst || (amount?.kind === 'grams' && article.unidad === 100)
    if (amount === undefined || !isAsked) return undefined
    // a box is found by its pieces, too: `Alfajores 6 un x 55 g`
    const inBox = Number(/\b(\d{1,2}) un x \d/.exec(article.Descripcion)?.[1])
    const box = inBox > 0 && { ContenidoNeto: inBox, ContenidoUnidad: 'un' as const }
    const quantity = listQuantity({ amount, isAmountGiven: true }, { ...article, ...box })
    return quantity === article.unidad ? undefined : quantity
  }
}

/**
 * The requested amount and the content of a pack, in one unit: grams, millilitres or single items. Null if they are not
 * comparable, in which case packs are counted.
 */
export function askedContent(
  amount: Amount,
  article: ArticleContent,
): { asked: number; content: number } | null {
  const { ContenidoNeto, ContenidoUnidad } = article
  if (amount.kind === 'pieces') return askedSingles(amount, singlesIn(article), article.Descripcion)
  // mayonnaise is asked for by the litre and sold by the gram
  if (!ContenidoNeto || (ContenidoUnidad !== 'g' && ContenidoUnidad !== 'ml')) return null
  return { asked: amount.kind === 'grams' ? amount.grams : amount.millilitres, content: ContenidoNeto }
}

function askedSingles(
  { pieces, counting }: Extract<Amount, { kind: 'pieces' }>,
  content: number | null,
  name: string,
) {
  if (content === null || content === 1 || counting === 'packs') return null
  if (counting === 'cans') return SEVERAL_CANS.test(name) ? { asked: pieces, content } : null
  const isByThePiece =
    pieces >= MANY ||
    ((content >= COUNTED_FROM || pieces >= HALF_DOZEN) &&
      (pieces % content === 0 || pieces % HALF_DOZEN === 0))
  return counting === 'singles' || isByThePiece ? { asked: pieces, content } : null
}

const SEVERAL_CANS = /\b\d{1,2} (?:lat(?:it)?as|botell(?:it)?as|porrones)\b/i

/** How many single items a pack holds: eggs, or rolls, cans and pieces as stated in the name; null if it does not say. */
export function singlesIn({ Descripcion, ContenidoNeto, ContenidoUnidad }: ArticleContent): number | null {
  if (ContenidoUnidad === 'un') return ContenidoNeto || null
  const singles = Number.parseInt(
    (SEVERAL_CANS.exec(Descripcion) ?? SEVERAL.exec(Descripcion))?.[0] ?? '',
    10,
  )
  return singles > 0 ? singles : null
}

const SEVERAL = /\b\d{1,2} (?:rollos\b|(?:uni?|u|unidades)\b(?! x \d))/i

const gramsUnasked = ({ Descripcion }: ArticleContent): number =>
  isBoughtWhole(Descripcion) ? gramsOfPiece(Descripcion) : GRAMS_UNASKED

/** `una bolsa de papas` says how many bags, and not how much is in them. */
export const isOfPacks = (amount: Amount) =>
  amount.kind === 'pieces' && (amount.counting === 'packs' || amount.counting === 'cans')

/** A litre of a weighed article counts as a kilogram. */
function gramsOf(amount: Amount, article: ArticleContent): number {
  const asked = {
    pieces: countOf(amount) * (isOfPacks(amount) ? GRAMS_UNASKED : gramsOfPiece(article.Descripcion)),
    grams: amount.kind === 'grams' ? amount.grams : 0,
    millilitres: amount.kind === 'millilitres' ? amount.millilitres : 0,
  }[amount.kind]
  const grams = Math.round(asked / GRAMS_STEP) * GRAMS_STEP
  return Math.min(GRAMS_MAX, Math.max(WEIGHT_MIN_GRAMS, grams))
}

const countOf = (amount: Amount) => (amount.kind === 'pieces' ? amount.pieces : 1)
