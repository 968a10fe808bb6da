import { GRAMS_PER_KILOGRAM, WEIGHT_MIN_GRAMS } from '@gondola/contract/base'

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

/**
 * Parses a weight typed into a field that shows its unit: '1,5 kg' and '250 g' as they say; without a unit as in every
 * field of a weight (`typedQuantity`), so that 50 means the same wherever it is typed.
 */
export function typedWeight(text: string): number | null {
  const [, digits, unit] = /^\s*(\d+|\d*[.,]\d+)\s*(k|kg|g|gr)\.?\s*$/i.exec(text) ?? []
  if (digits === undefined || unit === undefined) return typedQuantity(text, WEIGHT_MIN_GRAMS)
  const isGrams = unit.toLowerCase().startsWith('g')
  return Math.round(Number(digits.replace(',', '.')) * (isGrams ? 1 : GRAMS_PER_KILOGRAM))
}

/**
 * Lets a number field accept a comma. The field uses the decimal separator of the browser's language, not the page's:
 * an English browser drops the comma of '1,5' and shows 15. If a typed comma is not accepted, this types a point
 * instead. Use as the field's `ref`.
 */
export function takesComma(field: HTMLInputElement): () => void {
  let isTrying = false
  const onBeforeInput = (event: InputEvent) => {
    if (event.data !== ',' || isTrying) return
    event.preventDefault()
    isTrying = true
    if (!isTaken(field, ',')) isTaken(field, '.')
    isTrying = false
  }
  field.addEventListener('beforeinput', onBeforeInput)
  return () => field.removeEventListener('beforeinput', onBeforeInput)
}

/** Types a character like the keyboard does; returns whether the field accepted it. */
function isTaken(field: HTMLInputElement, sign: string): boolean {
  let taken = false
  const onInput = () => {
    taken = true
  }
  field.addEventListener('input', onInput)
  document.execCommand('insertText', false, sign)
  field.removeEventListener('input', onInput)
  return taken
}
