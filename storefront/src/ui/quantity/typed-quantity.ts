import { WEIGHT_MIN_GRAMS } from '@gondola/contract/constants.ts'

/**
 * Reads a typed quantity: pieces, or grams where an article is sold by weight (`unidad` 100). For those a number with
 * a decimal separator means kilograms, written with comma or dot: '1,5' and '1.500' are 1500 g. Null where there is
 * no number yet; what the shop makes of too small a quantity is `rules/quantity.ts`'s business.
 */
export function typedQuantity(text: string, unidad: number): number | null {
  const typed = text.trim().replace(',', '.')
  if (!/^-?\d*\.?\d*$/.test(typed) || !/\d/.test(typed)) return null
  const isKilograms = unidad === 100 && typed.includes('.')
  return Math.round(Number(typed) * (isKilograms ? 1000 : 1))
}

/**
 * The kilograms that somebody may mean who types a bare number of fewer grams than can be ordered: '2' is rather 2 kg.
 * Null where nothing is to be asked.
 */
export function meantKilograms(text: string, unidad: number): number | null {
  const quantity = typedQuantity(text, unidad)
  const isBare = unidad === WEIGHT_MIN_GRAMS && /^\s*\d+\s*$/.test(text)
  return isBare && quantity !== null && quantity > 0 && quantity < WEIGHT_MIN_GRAMS ? quantity : null
}
