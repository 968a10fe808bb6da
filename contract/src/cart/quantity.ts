import { PIECES_BELOW, WEIGHT_MIN_GRAMS, type SaleUnit, type Violation } from '../base/index.ts'

/** The quantity to add to the cart (spec §5): empty or below the article's unit becomes that unit. */
export function quantityToAdd(typed: number | null, unidad: SaleUnit): number {
  if (typed === null || !Number.isFinite(typed) || typed < unidad) return unidad
  return Math.floor(typed)
}

/** Pieces of an order; a weighed line counts as one. */
export const piecesOf = (lines: readonly { Cantidad: number | null; Unidad: SaleUnit }[]): number =>
  lines.reduce((sum, { Cantidad, Unidad }) => sum + (Unidad === 100 ? 1 : (Cantidad ?? 0)), 0)

/** Checks that an order has no more pieces than `MaximoPiezasPorPedido`. */
export function checkPieces(
  lines: readonly { Cantidad: number | null; Unidad: SaleUnit }[],
  most: number,
): Violation | null {
  const pieces = piecesOf(lines)
  return pieces > most ? { code: 'piezas-por-pedido', pieces, most } : null
}

/**
 * The quantity rules of checkout 1, each rule for all lines before the next (spec §5); then the minimum weight of 100
 * grams, which the specification checks only on adding (spec §9) and the line price relies on (contract §5).
 */
export function checkQuantities(
  lines: readonly { Cantidad: number | null; Unidad: SaleUnit }[],
): Violation | null {
  if (lines.some(({ Cantidad }) => Cantidad === null || Cantidad <= 0)) return { code: 'cantidad-cero' }
  if (lines.some(({ Cantidad, Unidad }) => Unidad === 1 && (Cantidad ?? 0) >= PIECES_BELOW)) {
    return { code: 'cantidad-maxima' }
  }
  const isTooLight = lines.some(
    ({ Cantidad, Unidad }) => Unidad === 100 && (Cantidad ?? 0) < WEIGHT_MIN_GRAMS,
  )
  return isTooLight ? { code: 'peso-minimo' } : null
}
