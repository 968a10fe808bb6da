import type { ScaleLabelLayout } from '@gondola/contract/site'
import {
  type SubstituteOption,
  isLabelOf,
  isScaleCode,
  labelGrams,
  readScaleLabel,
} from '@gondola/contract/orders'

/** The option of a scanned code, with the grams of a scale label; null if there is none. */
export function scannedSubstitute(
  code: string,
  options: readonly SubstituteOption[],
  layouts: readonly ScaleLabelLayout[],
): SubstituteOption | null {
  const own = options.find(({ Codart, Ean }) => Codart === code || Ean === code)
  if (own !== undefined) return own
  const label = labelOf(code, layouts)
  if (label === null) return null
  const weighed = options.find(
    (option) => option.Unidad === 100 && isLabelOf(label, { ...option, CodigoOrigen: null }),
  )
  const Cantidad = weighed && labelGrams(label, weighed.Precio)
  return weighed && Cantidad ? { ...weighed, Cantidad } : null
}

/** The search text for the article of a scanned code: a label's PLU, or the code. */
export const searchOf = (code: string, layouts: readonly ScaleLabelLayout[]): string =>
  labelOf(code, layouts)?.Plu ?? code

function labelOf(code: string, layouts: readonly ScaleLabelLayout[]) {
  if (!isScaleCode(code)) return null
  const reading = readScaleLabel(code, layouts)
  return 'label' in reading ? reading.label : null
}
