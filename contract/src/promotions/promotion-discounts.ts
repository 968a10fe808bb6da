import { type LinePromotion, lineTotal } from '../catalogue/index.ts'
import type { CartLine } from '../cart/index.ts'
import { dividedHalfAway, toCentavos, toPesos } from '../base/index.ts'
import { stacksOf, type PromotedLine } from './basket.ts'
import type { Taken } from './best-choice.ts'
import { chosenPromotions } from './chosen-promotions.ts'

/** Whether a promotion applies to an order of this payment type; null: none was chosen yet. */
export const isPaidWith = ({ TiposPago }: Pick<LinePromotion, 'TiposPago'>, paymentType: number | null) =>
  TiposPago === undefined || (paymentType !== null && TiposPago.includes(paymentType))

/** The lines with only the promotions that apply to an order of this payment type. */
export function paidWith<L extends { Promociones?: LinePromotion[] }>(
  lines: readonly L[],
  paymentType: number | null,
): readonly L[] {
  return lines.map((line) =>
    line.Promociones?.some((promotion) => !isPaidWith(promotion, paymentType))
      ? { ...line, Promociones: line.Promociones.filter((promotion) => isPaidWith(promotion, paymentType)) }
      : line,
  )
}

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

/**
 * A promotion applied to a line: the units that take part (grams if it is weighed), and the discount in pesos; 0 if the
 * units only complete a set whose free unit is in another line.
 */
export interface AppliedPromotion {
  promotion: LinePromotion
  Cantidad: number
  Monto: number
}

/**
 * The discounts of a basket in pesos, by line in the order of the lines, and in total. `isBest`: no other choice of
 * promotions gives more; otherwise the basket was too large to compare them all. `work`: the steps used.
 */
export interface PromotionDiscounts {
  lines: readonly (readonly AppliedPromotion[])[]
  TotalDescuento: number
  isBest: boolean
  work: number
}

/**
 * The discounts of a basket, the best for the customer (argentina §6): each unit takes part in at most one promotion,
 * which does not add to its offer; the better of both wins. Lines are of different articles, with the `Promociones` of
 * the day; those that need a payment type apply only with `paymentType`. The order of the lines makes no difference.
 * Decision 0008 describes the method and where it is exact.
 */
export function promotionDiscounts(
  lines: readonly PromotedLine[],
  paymentType: number | null = null,
): PromotionDiscounts {
  const stacks = stacksOf(paidWith(lines, paymentType))
  if (stacks.length === 0) return { lines: lines.map(() => []), TotalDescuento: 0, isBest: true, work: 0 }
  const perLine: AppliedPromotion[][] = lines.map(() => [])
  let total = 0
  const { taken: chosen, isBest, work } = chosenPromotions(stacks)
  for (const taken of byPromotion(chosen)) {
    for (const { stack, running, units, gain } of withoutLosses(taken)) {
      total += gain
      const { Cantidad, Unidad } = lines[stack.line]!
      perLine[stack.line]!.push({
        promotion: running.promotion,
        Cantidad: Unidad === 100 ? Cantidad : units,
        Monto: toPesos(gain),
      })
    }
  }
  for (const applied of perLine) applied.sort((a, b) => a.promotion.Promocion - b.promotion.Promocion)
  return { lines: perLine, TotalDescuento: toPesos(total), isBest, work }
}

function byPromotion(all: readonly Taken[]): Iterable<Taken[]> {
  const groups = new Map<number, Taken[]>()
  for (const taken of all) {
    const { Promocion } = taken.running.promotion
    const group = groups.get(Promocion)
    if (group === undefined) groups.set(Promocion, [taken])
    else group.push(taken)
  }
  return groups.values()
}

/**
 * An article on offer that pays its list price so that another is free costs more than without the promotion. This loss
 * is subtracted from the gains of the others, so that no line has a negative discount. Losses never exceed gains.
 */
function withoutLosses(taken: readonly Taken[]): Taken[] {
  let loss = taken.reduce((sum, { gain }) => sum + Math.max(0, -gain), 0)
  return taken.map((each) => {
    const covered = Math.min(loss, Math.max(0, each.gain))
    loss -= covered
    return { ...each, gain: Math.max(0, each.gain) - covered }
  })
}
