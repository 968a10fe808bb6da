import { CENTAVOS_PER_PESO } from './constants.ts'

/** Converts pesos to whole centavos (contract §2: internally, arithmetic is on centavos). */
export function toCentavos(pesos: number): number {
  return roundHalfAway(pesos * CENTAVOS_PER_PESO)
}

/** Converts whole centavos to pesos, for the wire. */
export function toPesos(centavos: number): number {
  return centavos / CENTAVOS_PER_PESO
}

/**
 * Rounds to the nearest whole number, halves away from zero. A product such as 1.005 × 100 is just below its half in
 * binary; values within a millionth of a half count as one.
 */
export function roundHalfAway(value: number): number {
  const size = Math.abs(value)
  const rounded = Math.floor(size + 0.5 + 1e-6)
  return value < 0 ? -rounded : rounded
}

/** `numerator / denominator` of whole numbers, rounded half away from zero, without an intermediate fraction. */
export function dividedHalfAway(numerator: number, denominator: number): number {
  const sign = numerator < 0 ? -1 : 1
  const size = Math.abs(numerator)
  const whole = Math.floor(size / denominator)
  const rest = size - whole * denominator
  return sign * (rest * 2 >= denominator ? whole + 1 : whole)
}

/**
 * A number's text without the blanks between groups of thousands (`1 234,50`) and beside its sign and decimals; any
 * other blank stays: what `1234 50` means nobody knows.
 */
export function withoutBlankThousands(text: string): string {
  const bare = text.trim().replace(/^([+-])\s+/, '$1')
  return /^[+-]?[1-9]\d{0,2}(?:[^\S\t\r\n]\d{3})+(?:[.,]\d*)?$/.test(bare) ? bare.replace(/\s/g, '') : bare
}

/** Sum of amounts in pesos, exact to the centavo. */
export function sumOfPesos(amounts: readonly number[]): number {
  return toPesos(amounts.reduce((sum, pesos) => sum + toCentavos(pesos), 0))
}
