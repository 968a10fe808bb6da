import { WEIGHT_MIN_GRAMS } from '@gondola/contract/base'

/**
 * Parses a typed quantity: pieces, or grams for an article sold by weight (`unidad` 100). For the latter, a number with
 * a decimal separator means kilograms, with comma or dot: '1,5' and '1.500' are 1500 g. Null if the text is not a
 * number yet. Quantities that are too small are handled by `cart/quantity.ts`.
 */
export function typedQuantity(text: string, unidad: number): number | null {
  const typed = text.trim().replace(',', '.')
  if (!/^-?\d*\.?\d*$/.test(typed) || !/\d/.test(typed)) return null
  const isKilograms = unidad === 100 && typed.includes('.')
  return Math.round(Number(typed) * (isKilograms ? 1000 : 1))
}

/**
 * The kilograms that the user probably meant by a whole number of fewer grams than can be ordered: '2' probably means 2
 * kg. Null if there is nothing to ask.
 */
export function meantKilograms(text: string, unidad: number): number | null {
  const quantity = typedQuantity(text, unidad)
  const isBare = unidad === WEIGHT_MIN_GRAMS && /^\s*\d+\s*$/.test(text)
  return isBare && quantity !== null && quantity > 0 && quantity < WEIGHT_MIN_GRAMS ? quantity : null
}
