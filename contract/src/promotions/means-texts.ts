import { formatPesos } from '../base/index.ts'
import { weekdayWords } from './texts.ts'

/** Texts of promotions that need a payment type. */
export const meansTexts = {
  /** `Con Banco X los miércoles ahorrás $ 2.310,00`; a name with a comma is quoted, or it would part the sentence. */
  saving: (means: string, days: readonly number[] | null, pesos: number) =>
    `Con ${means.includes(',') ? `“${means}”` : means}${days ? ` los ${weekdayWords(days)}` : ''} ahorrás ${formatPesos(pesos)}`,
  /** After the name of a payment type in a list. */
  inList: (pesos: number) => ` (ahorrás ${formatPesos(pesos)})`,
  counted: (pesos: number) => `Pagando así ahorrás ${formatPesos(pesos)}: ya está descontado del total.`,
  /** `Pagando con Visa o Banco X` */
  paidWith: (means: readonly string[]) => `Pagando con ${means.join(' o ')}`,
} as const
