import { GRAMS_PER_KILOGRAM, dividedHalfAway, toCentavos } from '../base/index.ts'
import type { ScaleLabelLayout } from '../site/index.ts'
import { isEanValid } from '../catalogue/index.ts'
import type { PreparationViolation } from './prepared-line.ts'

/** A scale label as read: its article, and the weight (grams) or price (pesos). */
export interface ScaleLabel {
  Prefijo: number
  Plu: string
  Contenido: ScaleLabelLayout['Contenido']
  Valor: number
}

const LABEL_DIGITS = 13
const PREFIX_DIGITS = 2

/** Whether a code may be a scale label: any other code of 13 digits is an article's own barcode. */
export const isScaleCode = (code: string): boolean => /^2\d{12}$/.test(code)

/**
 * Reads a scale's EAN-13 label (argentina §3.2) by the shop's layouts. The fault names the first error: not 13 digits,
 * check digit, prefix, zero weight.
 */
export function readScaleLabel(
  code: string,
  layouts: readonly ScaleLabelLayout[],
): { label: ScaleLabel } | { fault: PreparationViolation } {
  const digits = code.trim()
  if (!/^\d{13}$/.test(digits)) return { fault: { code: 'etiqueta-digitos' } }
  if (!isEanValid(digits)) return { fault: { code: 'etiqueta-control' } }
  const Prefijo = Number(digits.slice(0, PREFIX_DIGITS))
  const layout = layouts.find(
    ({ PrefijoDesde, PrefijoHasta }) => PrefijoDesde <= Prefijo && Prefijo <= PrefijoHasta,
  )
  if (layout === undefined) return { fault: { code: 'etiqueta-prefijo', Prefijo } }
  const { DigitosPlu, Contenido, Decimales } = layout
  const amount = Number(digits.slice(PREFIX_DIGITS + DigitosPlu, LABEL_DIGITS - 1))
  if (amount === 0) return { fault: { code: 'etiqueta-vacia' } }
  const Plu = digits.slice(PREFIX_DIGITS, PREFIX_DIGITS + DigitosPlu)
  const Valor = Contenido === 'peso' ? amount : amount / 10 ** Decimales
  return { label: { Prefijo, Plu, Contenido, Valor } }
}

/** The grams of a label: the weight, or what its price buys at `pricePerKilogram` pesos; null if that is 0. */
export function labelGrams({ Contenido, Valor }: ScaleLabel, pricePerKilogram: number): number | null {
  if (Contenido === 'peso') return Valor
  const centavos = toCentavos(pricePerKilogram)
  if (centavos === 0) return null
  return dividedHalfAway(toCentavos(Valor) * GRAMS_PER_KILOGRAM, centavos) || null
}

/** The numbers by which a scale may know an article. */
export interface LabelledArticle {
  Codart: string
  Ean: string | null
  /** Its code in the source system. */
  CodigoOrigen: string | null
}

/**
 * Whether a label belongs to an article: its PLU is the article's code or its code in the source system, both without
 * the part up to a hyphen and leading zeros, or the PLU of the article's in-store barcode.
 */
export function isLabelOf({ Prefijo, Plu }: ScaleLabel, article: LabelledArticle): boolean {
  const number = withoutZeros(Plu)
  return [article.Codart, article.CodigoOrigen, article.Ean].some((code) => {
    if (code === null) return false
    if (isScaleCode(code))
      return code.startsWith(`${Prefijo}${Plu}`) || withoutZeros(code.slice(2, 2 + Plu.length)) === number
    return withoutZeros(code.slice(code.lastIndexOf('-') + 1)) === number
  })
}

const withoutZeros = (digits: string) => digits.replace(/^0+/, '')
