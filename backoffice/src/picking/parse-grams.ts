import type { ScaleLabelLayout } from '@gondola/contract/site'
import {
  isLabelOf,
  isScaleCode,
  labelGrams,
  PICKING_TEXTS,
  preparationMessage,
  readScaleLabel,
} from '@gondola/contract/orders'
import type { ShownLine } from './visible-lines.ts'
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

/** What a scale label says; null: the code is none. */
export function labelOf(code: string, layouts: readonly ScaleLabelLayout[]) {
  if (!isScaleCode(code)) return null
  const reading = readScaleLabel(code, layouts)
  return 'label' in reading ? reading.label : null
}

/** The grams typed for a line, or read from its scale label; null: neither. */
export function gramsFor(
  line: ShownLine,
  typed: string,
  layouts: readonly ScaleLabelLayout[],
): { grams: number } | { fault: string } {
  const text = typed.trim()
  const weight = typedGrams(text)
  if (weight !== null) return { grams: weight }
  // a label has only digits; anything else was meant as a weight
  if (!/^\d{7,}$/.test(text)) return { fault: PICKING_TEXTS.noWeight }
  const reading = readScaleLabel(text, layouts)
  if ('fault' in reading) return { fault: preparationMessage(reading.fault) }
  const { label } = reading
  if (!isLabelOf(label, line))
    return {
      fault: preparationMessage({ code: 'etiqueta-ajena', Plu: label.Plu, Descrip: line.Descrip }),
    }
  const grams = labelGrams(label, line.Precioindividual)
  return grams === null ? { fault: preparationMessage({ code: 'etiqueta-vacia' }) } : { grams }
}
