import { formatPesos } from '@gondola/contract/base'

/** Texts of the cart's running total in the header and the bottom bar. */
export const runningTotalTexts = {
  /** Read before the total. */
  yourCart: 'Tu carrito:',
  missing: (pesos: number) => `te faltan ${formatPesos(pesos)}`,
  reached: 'llegaste al mínimo',
} as const
