import type { PreparationViolation } from './preparation-violation.ts'

/**
 * The grams that may be charged for `ordered` without the customer's consent; `ToleranciaPeso` in per cent, both ends
 * inclusive.
 */
export function weightRange(ordered: number, ToleranciaPeso: number): { from: number; to: number } {
  // whole grams inside the range, rounded in the customer's favour
  const margin = (ordered * ToleranciaPeso) / 100
  return { from: Math.max(1, Math.ceil(round6(ordered - margin))), to: Math.floor(round6(ordered + margin)) }
}

/**
 * Checks a weight against the ordered one (argentina §1.6): within the tolerance, or with a note. Above it the customer
 * must have agreed (Ley 24.240 art. 35); below it the note distinguishes a typing error from 'there was no more'.
 */
export function checkWeight(
  ordered: number,
  prepared: number,
  Nota: string | null,
  ToleranciaPeso: number,
): PreparationViolation | null {
  if (Nota !== null && Nota.trim() !== '') return null
  const { from, to } = weightRange(ordered, ToleranciaPeso)
  if (prepared > to) return { code: 'peso-sobre-tolerancia', ordered, prepared, to }
  return prepared < from ? { code: 'peso-bajo-tolerancia', ordered, prepared, from } : null
}

/** Removes binary rounding errors: 110.00000000000001 is 110. */
const round6 = (grams: number) => Math.round(grams * 1e6) / 1e6
