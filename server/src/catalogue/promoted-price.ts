import type { PromotedPrice, SaleUnit } from '@gondola/contract/entities/article.ts'
import type { Mechanic } from '@gondola/contract/entities/promotion-mechanic.ts'
import { dividedHalfAway, toCentavos, toPesos } from '@gondola/contract/rules/money.ts'
import { takesWeighed, termsOf } from '@gondola/contract/rules/promotions/terms.ts'

/**
 * The lowest price of a unit (or kilogram) that an article's promotions make of it, and how many have to be bought for it;
 * null where none is lower than what it costs today. `list` is its price without offer, `today` with it, in pesos.
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
