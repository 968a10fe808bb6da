import { stableNumber } from './stable-number.ts'

/** How much of the price grows with the size: twice the content costs 1.84 times as much. */
const SIZE_EXPONENT = 0.88

/** The endings that suppliers' price lists leave on the shelf's labels. */
const ENDINGS: ((pesos: number) => number)[] = [
  (pesos) => roundTo(pesos, 10),
  (pesos) => roundTo(pesos, 10) - 0.01,
  (pesos) => roundTo(pesos, 10) - 0.1,
  (pesos) => roundTo(pesos, 50),
  (pesos) => roundTo(pesos, 5) + 0.5,
  (pesos) => roundTo(pesos, 50) - 1,
]

/** Pesos of another size of a line, whose first size of `referenceContent` costs `referencePrice`. */
export function priceOfSize(
  referencePrice: number,
  referenceContent: number,
  content: number,
  exponent = SIZE_EXPONENT,
): number {
  return referencePrice * (content / referenceContent) ** exponent
}

/** The price as it is printed: pesos with at most two decimals, with the ending that `supplier` always uses. */
export function shelfPrice(pesos: number, supplier: string): number {
  const ending = ENDINGS[stableNumber(supplier, ENDINGS.length)]
  return Math.round((ending ? ending(pesos) : pesos) * 100) / 100
}

function roundTo(pesos: number, step: number): number {
  return Math.round(pesos / step) * step
}
