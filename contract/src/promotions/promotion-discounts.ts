import type { LinePromotion } from '../catalogue/index.ts'
import { toPesos } from '../base/index.ts'
import { stacksOf, type PromotedLine } from './basket.ts'
import type { Taken } from './best-choice.ts'
import { chosenPromotions } from './chosen-promotions.ts'
import { paidWith } from './paid-with.ts'

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
