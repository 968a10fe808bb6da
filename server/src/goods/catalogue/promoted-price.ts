import type { PromotedPrice, Mechanic } from '@gondola/contract/catalogue'
import { type SaleUnit, dividedHalfAway, toCentavos, toPesos } from '@gondola/contract/base'
import { takesWeighed, termsOf } from '@gondola/contract/promotions'

/**
 * The lowest price of a unit (or kilogram) under an article's promotions, and the quantity to buy for it; null if none
 * is lower than today's price. `list` is the price without offer, `today` with it, in pesos.
 */
export function promotedPrice(
  mechanics: readonly Mechanic[],
  unidad: SaleUnit,
  list: number,
  today: number,
): PromotedPrice | null {
  let best: PromotedPrice | null = null
  for (const mechanic of mechanics) {
    const price = unidad === 1 || takesWeighed(mechanic) ? priceBy(mechanic, toCentavos(list)) : null
    if (price !== null && price.Precio < (best?.Precio ?? today)) best = price
  }
  return best
}

function priceBy(mechanic: Mechanic, list: number): PromotedPrice | null {
  const terms = termsOf(mechanic)
  if (terms === null || terms.limit < terms.size) return null
  const { size, paid, benefit } = terms
  const whole = paid * list + (size - paid) * (list - benefit(list))
  return { Cantidad: size, Precio: toPesos(dividedHalfAway(whole, size)) }
}
