import type { LinePromotion } from '../catalogue/index.ts'
import { sumOfPesos } from '../base/index.ts'
import { type PromotedLine, termsOf } from './basket.ts'
import {
  paidWith,
  type AppliedPromotion,
  promotionDiscounts,
  type PromotionDiscounts,
} from './promotion-discounts.ts'

/** The units that a line lacks for a promotion: with `missing` more of them the basket's discount increases. */
export interface PromotionHint {
  promotion: LinePromotion
  missing: number
}

/** Maximum steps for trying hints; later ones are omitted. */
const HINTS_WORK_MAX = 1_000_000

/**
 * Hints by line, null without one; per line the one with the fewest missing units. Articles that count together have
 * theirs on the last line with units left over. Every hint was verified: with the missing units the promotion does give
 * more. A basket too large for the exact choice has none. `discounts` are of the same payment type.
 */
export function promotionHints(
  all: readonly PromotedLine[],
  discounts: PromotionDiscounts,
  paymentType: number | null = null,
): (PromotionHint | null)[] {
  const lines = withoutMeans(paidWith(all, paymentType))
  if (!discounts.isBest) return lines.map(() => null)
  const left = lines.map((line, index) => unitsLeft(line, discounts, index))
  const together = linesTogether(lines)
  let room = HINTS_WORK_MAX
  return lines.map((line, index) => {
    if (line.Unidad === 100 || line.Precioindividual === null || left[index] === 0) return null
    const hints = (line.Promociones ?? []).flatMap((promotion) => {
      const missing = missingUnits(lines, left, index, promotion)
      if (missing === null || room <= 0) return []
      const { isMore, work } = tryMore(lines, discounts, together[index]!, { index, promotion, missing })
      room -= work
      return isMore ? [{ promotion, missing }] : []
    })
    return hints.toSorted((a, b) => a.missing - b.missing)[0] ?? null
  })
}

/** The promotions that are left apply whatever the payment type is. */
const withoutMeans = (lines: readonly PromotedLine[]): readonly PromotedLine[] =>
  lines.map((line) =>
    line.Promociones?.some(({ TiposPago }) => TiposPago)
      ? { ...line, Promociones: line.Promociones.map(({ TiposPago: _, ...promotion }) => promotion) }
      : line,
  )

/** For each line, the lines whose discounts it may affect through promotions that count several articles together. */
function linesTogether(lines: readonly PromotedLine[]): (readonly number[])[] {
  const groups = lines.map((_, index) => [index])
  const lastOf = new Map<number, number>()
  for (const [index, { Promociones = [] }] of lines.entries()) {
    for (const { Promocion, Mecanica } of Promociones) {
      if (!Mecanica.Combinable && Mecanica.Limite === undefined) continue
      const own = groups[index]!
      const others = groups[lastOf.get(Promocion) ?? index]!
      lastOf.set(Promocion, index)
      if (others === own) continue
      const joined = others.concat(own)
      for (const each of joined) groups[each] = joined
    }
  }
  return groups
}

const unitsLeft = ({ Cantidad }: PromotedLine, { lines }: PromotionDiscounts, index: number) =>
  Math.max(0, Cantidad - lines[index]!.reduce((sum, applied) => sum + applied.Cantidad, 0))

/** Units that complete the next set or reach the threshold; null if none are missing, or another line has the hint. */
function missingUnits(
  lines: readonly PromotedLine[],
  left: readonly number[],
  index: number,
  promotion: LinePromotion,
): number | null {
  const terms = termsOf(promotion.Mecanica)
  if (terms === null || terms.size === 1) return null
  if (!terms.isCombinable) return terms.size - (left[index]! % terms.size)
  const together = lines.flatMap((line, other) =>
    line.Unidad === 1 && left[other]! > 0 && hasPromotion(line, promotion) ? [other] : [],
  )
  if (together.at(-1) !== index) return null
  const units = together.reduce((sum, other) => sum + left[other]!, 0)
  return terms.size - (units % terms.size)
}

const hasPromotion = ({ Promociones = [] }: PromotedLine, { Promocion }: LinePromotion) =>
  Promociones.some((other) => other.Promocion === Promocion)

/** Whether `missing` more units of a line increase the promotion's discount. */
function tryMore(
  lines: readonly PromotedLine[],
  before: PromotionDiscounts,
  together: readonly number[],
  { index, promotion: { Promocion }, missing }: PromotionHint & { index: number },
): { isMore: boolean; work: number } {
  const more = together.map((other) => {
    const line = lines[other]!
    return other === index ? { ...line, Cantidad: line.Cantidad + missing } : line
  })
  const after = promotionDiscounts(more)
  const earlier = together.flatMap((other) => before.lines[other]!)
  const units = (all: readonly AppliedPromotion[]) =>
    all.reduce((sum, each) => sum + (each.promotion.Promocion === Promocion ? each.Cantidad : 0), 0)
  const isMore =
    after.TotalDescuento > sumOfPesos(earlier.map(({ Monto }) => Monto)) &&
    units(after.lines.flat()) > units(earlier)
  return { isMore, work: after.work }
}
