import { GRAMS_PER_KILOGRAM, type SaleUnit, dividedHalfAway, toCentavos, toPesos } from '../base/index.ts'

/** Above this quantity the specification's other reading interprets it as grams (spec §5, line pricing). */
const PIECES_MAX_BY_QUANTITY = 99

/**
 * Price of a line in pesos (spec §5, contract §5): by `Unidad`, price times pieces, or price per kilogram times
 * grams. Rounded to the centavo, half away from zero.
 */
export function lineTotal(unitPrice: number, Cantidad: number, Unidad: SaleUnit): number {
  return Unidad === 100 ? priceOfGrams(unitPrice, Cantidad) : priceOfPieces(unitPrice, Cantidad)
}

/**
 * The specification's other reading, by the quantity alone; gives the same result for every line that may be ordered.
 */
export function lineTotalByQuantity(unitPrice: number, Cantidad: number): number {
  return Cantidad > PIECES_MAX_BY_QUANTITY
    ? priceOfGrams(unitPrice, Cantidad)
    : priceOfPieces(unitPrice, Cantidad)
}

function priceOfPieces(unitPrice: number, pieces: number): number {
  return toPesos(toCentavos(unitPrice) * pieces)
}

function priceOfGrams(pricePerKilogram: number, grams: number): number {
  return toPesos(dividedHalfAway(toCentavos(pricePerKilogram) * grams, GRAMS_PER_KILOGRAM))
}
