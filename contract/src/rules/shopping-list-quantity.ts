import { PIECES_BELOW } from '../constants.ts'
import type { Article } from '../entities/article.ts'
import type { ListAmount } from './shopping-list.ts'

const GRAMS_STEP = 100
/** What a piece of a weighed article is taken to weigh when a list asks for pieces ('3 tomates'). */
const GRAMS_OF_A_PIECE = 200

/**
 * How much of an article a list's amount means (spec §3: pieces or grams). By weight or volume, packs are counted up
 * to at least the amount; pieces of something sold in packs ('3 docenas de huevos') likewise.
 */
export function listQuantity(
  amount: ListAmount,
  article: Pick<Article, 'unidad' | 'ContenidoNeto' | 'ContenidoUnidad'>,
): number {
  if (article.unidad === 100) return gramsOf(amount)
  const { ContenidoNeto, ContenidoUnidad } = article
  const asked = askedIn(amount, ContenidoUnidad)
  const packs = asked === null || !ContenidoNeto ? piecesOf(amount) : Math.ceil(asked / ContenidoNeto - 1e-9)
  return Math.min(PIECES_BELOW - 1, Math.max(1, packs))
}

function gramsOf(amount: ListAmount): number {
  if (amount.kind === 'grams') return Math.max(GRAMS_STEP, Math.round(amount.grams / 10) * 10)
  if (amount.kind === 'pieces') return Math.max(1, amount.pieces) * GRAMS_OF_A_PIECE
  return Math.max(GRAMS_STEP, amount.millilitres)
}

/** The amount in the article's own content unit, or null where the two do not compare. */
function askedIn(amount: ListAmount, unit: Article['ContenidoUnidad']): number | null {
  if (amount.kind === 'grams' && unit === 'g') return amount.grams
  if (amount.kind === 'millilitres' && unit === 'ml') return amount.millilitres
  // a dozen and more of something that comes by the pack is counted in its pieces; '2 packs' stay two
  if (amount.kind === 'pieces' && unit === 'un' && amount.pieces % 6 === 0) return amount.pieces
  return null
}

function piecesOf(amount: ListAmount): number {
  return amount.kind === 'pieces' ? amount.pieces : 1
}
