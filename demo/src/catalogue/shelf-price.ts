import { stableNumber } from './stable-number.ts'

/** How fast the price grows with the size: twice the content costs 1.84 times as much. */
const SIZE_EXPONENT = 0.88

/** Price endings, as suppliers' price lists produce them. */
const ENDINGS: ((pesos: number) => number)[] = [
  (pesos) => roundTo(pesos, 10),
  (pesos) => roundTo(pesos, 10) - 0.01,
  (pesos) => roundTo(pesos, 10) - 0.1,
  (pesos) => roundTo(pesos, 50),
  (pesos) => roundTo(pesos, 5) + 0.5,
  (pesos) => roundTo(pesos, 50) - 1,
]

/** Pesos for another size of a line whose first size contains `referenceContent` and costs `referencePrice`. */
export function priceOfSize(
  referencePrice: number,
  referenceContent: number,
  content: number,
  exponent = SIZE_EXPONENT,
): number {
  return referencePrice * (content / referenceContent) ** exponent
}

/** Rounds to a shelf price: pesos with at most two decimals, with the ending that `supplier` always uses. */
export function shelfPrice(pesos: number, supplier: string): number {
  const ending = ENDINGS[stableNumber(supplier, ENDINGS.length)]
  return Math.round((ending ? ending(pesos) : pesos) * 100) / 100
}

function roundTo(pesos: number, step: number): number {
  return Math.round(pesos / step) * step
}
