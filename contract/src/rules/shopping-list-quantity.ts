import { PIECES_BELOW, WEIGHT_MIN_GRAMS } from '../constants.ts'
import type { Article } from '../entities/article.ts'
import type { ListAmount, ListLine } from './shopping-list.ts'

/** What a piece of a weighed article is taken to weigh when a list asks for pieces ('3 tomates'). */
const GRAMS_OF_A_PIECE = 200
/** The same for what is much heavier or lighter, by the first word of its name. */
const GRAMS_BY_NAME: Readonly<Record<string, number>> = {
  pollo: 2000,
  sandía: 5000,
  melón: 1500,
  zapallo: 1500,
  matambre: 1500,
  merluza: 1000,
  batata: 300,
  berenjena: 300,
  chorizo: 120,
  morcilla: 120,
  limón: 120,
  kiwi: 100,
  pan: 100,
}
/** How much of a weighed article a line without an amount means ('tomates'). */
const GRAMS_UNASKED = 500
const GRAMS_MAX = 30_000
const GRAMS_STEP = 10
/** Such counts, and multiples, of something that comes by the pack are counted in its pieces. */
const HALF_DOZEN = 6
/** Amounts are decimals; a pack that holds as much within this is enough. */
const ROUNDING = 1e-9

/** What of an article tells how much of it is meant. */
export type ArticleContent = Pick<Article, 'Descripcion' | 'unidad' | 'ContenidoNeto' | 'ContenidoUnidad'>

/**
 * How much of an article a list's line means (spec §3: pieces or grams). By weight or volume, packs are counted up to
 * at least the amount; single things that are sold in packs ('3 docenas de huevos') likewise.
 */
export function listQuantity(
  { amount, isAmountGiven }: Pick<ListLine, 'amount' | 'isAmountGiven'>,
  article: ArticleContent,
): number {
  if (article.unidad === 100) return isAmountGiven ? gramsOf(amount, article) : GRAMS_UNASKED
  const comparison = askedContent(amount, article)
  const packs = comparison ? Math.ceil(comparison.asked / comparison.content - ROUNDING) : countOf(amount)
  return Math.min(PIECES_BELOW - 1, Math.max(1, packs))
}

/**
 * What is asked for and what a pack holds, in one unit: grams, millilitres or single things. Null where they do not
 * compare and packs are counted.
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
  if (content === null || counting === 'packs') return null
  const isByThePiece = pieces % content === 0 || pieces % HALF_DOZEN === 0
  return counting === 'singles' || isByThePiece ? { asked: pieces, content } : null
}

/** How many single things a pack holds: eggs, or the rolls that a name tells. */
function singlesIn({ Descripcion, ContenidoNeto, ContenidoUnidad }: ArticleContent): number | null {
  if (ContenidoUnidad === 'un') return ContenidoNeto || null
  const rolls = Number(/\b(\d{1,2}) rollos\b/i.exec(Descripcion)?.[1])
  return rolls > 0 ? rolls : null
}

/** A litre of something that is weighed is taken as a kilogram. */
function gramsOf(amount: ListAmount, { Descripcion }: ArticleContent): number {
  const asked = {
    pieces: countOf(amount) * (GRAMS_BY_NAME[firstWord(Descripcion)] ?? GRAMS_OF_A_PIECE),
    grams: amount.kind === 'grams' ? amount.grams : 0,
    millilitres: amount.kind === 'millilitres' ? amount.millilitres : 0,
  }[amount.kind]
  const grams = Math.round(asked / GRAMS_STEP) * GRAMS_STEP
  return Math.min(GRAMS_MAX, Math.max(WEIGHT_MIN_GRAMS, grams))
}

const firstWord = (name: string) => name.toLowerCase().split(' ')[0] ?? ''

const countOf = (amount: ListAmount) => (amount.kind === 'pieces' ? amount.pieces : 1)
