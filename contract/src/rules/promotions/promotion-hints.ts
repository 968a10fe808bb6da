import type { LinePromotion } from '../../entities/promotion-mechanic.ts'
import type { PromotedLine } from './basket.ts'
import { promotionDiscounts, type PromotionDiscounts } from './promotion-discounts.ts'
import { termsOf } from './terms.ts'

/** What a line lacks for a promotion: so many units more of it make the basket's discount greater. */
export interface PromotionHint {
  promotion: LinePromotion
  missing: number
}

/**
 * Hints by line, null where there is none; one a line, that which lacks least. Articles that count together have theirs
 * on the last line with units left over. Every hint was tried: with the missing units the promotion does give more.
 */
export function promotionHints(
  lines: readonly PromotedLine[],
  discounts: PromotionDiscounts,
): (PromotionHint | null)[] {
  const left = lines.map((line, index) => unitsLeft(line, discounts, index))
  return lines.map((line, index) => {
    if (line.Unidad === 100 || line.Precioindividual === null || left[index] === 0) return null
    const hints = (line.Promociones ?? []).flatMap((promotion) => {
      const missing = missingUnits(lines, left, index, promotion)
      return missing !== null && givesMore(lines, discounts, index, promotion, missing)
        ? [{ promotion, missing }]
        : []
    })
    return hints.toSorted((a, b) => a.missing - b.missing)[0] ?? null
  })
}

const unitsLeft = ({ Cantidad }: PromotedLine, { lines }: PromotionDiscounts, index: number) =>
  Math.max(0, Cantidad - lines[index]!.reduce((sum, applied) => sum + applied.Cantidad, 0))

/** Units that complete the next set or reach the threshold; null where none are lacking, or another line tells it. */
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

function givesMore(
  lines: readonly PromotedLine[],
  before: PromotionDiscounts,
  index: number,
  { Promocion }: LinePromotion,
  missing: number,
): boolean {
  const more = lines.map((line, other) =>
    other === index ? { ...line, Cantidad: line.Cantidad + missing } : line,
  )
  const after = promotionDiscounts(more)
  const units = ({ lines: all }: PromotionDiscounts) =>
    all.flat().reduce((sum, each) => sum + (each.promotion.Promocion === Promocion ? each.Cantidad : 0), 0)
  return after.TotalDescuento > before.TotalDescuento && units(after) > units(before)
}
