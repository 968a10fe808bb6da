import type { CartLine } from '../../entities/cart-line.ts'
import { dividedHalfAway, toCentavos, toPesos } from '../money.ts'

/**
 * What stays of a line's discounts when it was prepared in another quantity than ordered, in pesos: the same share of
 * each unit, so that nobody loses a promotion because the shop had too few; for more than was ordered no more.
 */
export function preparedDiscount(
  { Cantidad, Descuentos = [] }: Pick<CartLine, 'Cantidad' | 'Descuentos'>,
  prepared: number,
): number {
  const whole = Descuentos.reduce((sum, { Monto }) => sum + toCentavos(Monto), 0)
  if (prepared >= Cantidad) return toPesos(whole)
  return toPesos(dividedHalfAway(whole * Math.max(0, prepared), Cantidad))
}
