import { GRAMS_PER_KILOGRAM } from '@gondola/contract/base'

const GRAMS = /^(\d{1,6}) *g?r?$/i
const KILOGRAMS = /^(\d{0,3}[.,]\d{1,3}|\d{1,3}(?= *k)) *(?:kg?)?$/i

/**
 * Parses a typed weight as grams: a bare number is grams; one with a comma or point, or with 'kg', is kilograms, as on
 * the order ('1,52' is 1520 g). Null if it is not a positive weight.
 */
export function typedGrams(typed: string): number | null {
  const text = typed.trim()
  const grams = GRAMS.exec(text)?.[1]
  const kilograms = KILOGRAMS.exec(text)?.[1]?.replace(',', '.')
  if (grams !== undefined) return Number(grams) || null
  return kilograms === undefined ? null : Math.round(Number(kilograms) * GRAMS_PER_KILOGRAM) || null
}
