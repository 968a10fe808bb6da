import type { LinePromotion } from '../../entities/promotion-mechanic.ts'
import { toPesos } from '../money.ts'
import { stacksOf, type PromotedLine } from './basket.ts'
import type { Taken } from './best-choice.ts'
import { chosenPromotions } from './chosen-promotions.ts'

/**
 * A promotion that a line takes part in: with how many of its units (grams, where it is weighed), and the pesos that come
 * off the line; none where the units only complete a set whose free one is of another line.
 */
export interface AppliedPromotion {
  promotion: LinePromotion
  Cantidad: number
  Monto: number
}

/**
 * The discounts of a basket: by line, in the order of the lines, and in all, in pesos. `isBest`: no other choice of
 * promotions gives more; else the basket was too large to compare them all. `work`: the steps it took.
 */
export interface PromotionDiscounts {
  lines: readonly (readonly AppliedPromotion[])[]
  TotalDescuento: number
  isBest: boolean
  work: number
}

/**
 * What promotions take off a basket, the best for the customer (argentina §6): each unit takes part in one promotion at
 * most and not on top of its offer, the better of both wins. Lines are of different articles, their `Promociones` those
 * of the day. The order of the lines makes no difference. Decision 0008 tells how, and how far it is exact.
 */
export function promotionDiscounts(lines: readonly PromotedLine[]): PromotionDiscounts {
  const stacks = stacksOf(lines)
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
 * An article on offer that pays its list price so that another is free costs more than without the promotion: what it
 * loses is taken off what the others gain, so that no line is told a negative discount. Losses never exceed gains.
 */
function withoutLosses(taken: readonly Taken[]): Taken[] {
  let loss = taken.reduce((sum, { gain }) => sum + Math.max(0, -gain), 0)
  return taken.map((each) => {
    const covered = Math.min(loss, Math.max(0, each.gain))
    loss -= covered
    return { ...each, gain: Math.max(0, each.gain) - covered }
  })
}
