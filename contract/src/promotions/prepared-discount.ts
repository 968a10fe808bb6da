import type { CartLine } from '../cart/index.ts'
import { lineTotal } from '../catalogue/index.ts'
import { dividedHalfAway, toCentavos, toPesos } from '../base/index.ts'

/**
 * The discounts of a line prepared in another quantity than ordered, in pesos. Each unit keeps its share, so that
 * nobody loses a promotion because the shop had too few; so does each gram, so that a kilogram costs what the shelf
 * label said whatever the weight (Res. 4/2025). More pieces than ordered are never prepared.
 */
export function preparedDiscount(
  {
    Cantidad,
    Unidad,
    Precioindividual,
    Descuentos = [],
  }: Pick<CartLine, 'Cantidad' | 'Unidad' | 'Precioindividual' | 'Descuentos'>,
  prepared: number,
): number {
  const whole = Descuentos.reduce((sum, { Monto }) => sum + toCentavos(Monto), 0)
  const counted = Unidad === 100 ? prepared : Math.min(prepared, Cantidad)
  if (counted === Cantidad) return toPesos(whole)
  const share = dividedHalfAway(whole * Math.max(0, counted), Cantidad)
  // a discount of 100 % was rounded with the ordered weight
  return Math.min(toPesos(share), lineTotal(Precioindividual ?? 0, Math.max(0, counted), Unidad))
}
