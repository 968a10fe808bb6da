import { toCentavos } from '@gondola/contract/base'
import { promotionDiscounts, type PromotionDiscounts, promoLineText } from '@gondola/contract/promotions'
import type { PricedLine } from '../order-lines.ts'
import type { LinePromotion } from '@gondola/contract/catalogue'

interface WithPromotions {
  Promociones?: LinePromotion[]
}

/** Whether a promotion's limit covers all of a client's orders of a day together. */
export const isLimitedByDay = ({ Mecanica }: LinePromotion): boolean =>
  Mecanica.LimitePorDia === true && Mecanica.Limite !== undefined

/** Reduces the promotions' daily limits by the units already used; drops a promotion whose limit is used up. */
export function withLimitsLeft<L extends WithPromotions>(
  lines: readonly L[],
  used: ReadonlyMap<number, number>,
): L[] {
  return lines.map((line) => {
    if (!line.Promociones?.some(({ Promocion }) => used.has(Promocion))) return line
    const Promociones = line.Promociones.flatMap((promotion) => {
      const units = used.get(promotion.Promocion) ?? 0
      if (units === 0 || !isLimitedByDay(promotion)) return [promotion]
      const Limite = promotion.Mecanica.Limite! - units
      return Limite > 0 ? [{ ...promotion, Mecanica: { ...promotion.Mecanica, Limite } }] : []
    })
    return { ...line, Promociones }
  })
}

/** Lines as an order stores them, each with its promotion discounts, and the sum of the discounts in pesos. */
export interface DiscountedLines {
  lines: PricedLine[]
  TotalDescuento: number
  /** What of it is only because of the payment type, in centavos. */
  meansDiscount: number
  /** Units by promotion, for promotions limited per client and day; a weighed line counts as one. */
  uses: ReadonlyMap<number, number>
}

/**
 * Computes the promotion discounts of priced lines that are paid with a payment type (backoffice §5); the result no
 * longer carries promotions and limits.
 */
export function discountedLines(lines: readonly PricedLine[], paymentType: number | null): DiscountedLines {
  const { lines: applied, TotalDescuento } = promotionDiscounts(lines, paymentType)
  return {
    TotalDescuento,
    meansDiscount: meansDiscountOf(lines, applied, TotalDescuento),
    uses: usesOf(lines, applied),
    lines: lines.map(({ LimitePorPedido: _, ...line }, index) => {
      if (line.Promociones === undefined) return line
      const Descuentos = applied[index]!.flatMap(({ promotion: { Promocion, Mecanica }, Cantidad, Monto }) =>
        Monto > 0 ? [{ Promocion, Texto: promoLineText(Mecanica), Cantidad, Monto }] : [],
      )
      const { Promociones: __, Preciolista: ___, ...kept } = line
      return { ...kept, ...(Descuentos.length > 0 && { Descuentos }) }
    }),
  }
}

/** Without the payment type the same lines may have other promotions. */
function meansDiscountOf(
  lines: readonly PricedLine[],
  applied: PromotionDiscounts['lines'],
  TotalDescuento: number,
): number {
  const needsMeans = applied.some((line) => line.some(({ promotion }) => promotion.TiposPago !== undefined))
  return needsMeans ? toCentavos(TotalDescuento) - toCentavos(promotionDiscounts(lines).TotalDescuento) : 0
}

function usesOf(
  lines: readonly PricedLine[],
  applied: PromotionDiscounts['lines'],
): ReadonlyMap<number, number> {
  const uses = new Map<number, number>()
  for (const [index, { Unidad }] of lines.entries()) {
    for (const { promotion, Cantidad } of applied[index]!) {
      if (!isLimitedByDay(promotion)) continue
      const units = Unidad === 100 ? 1 : Cantidad
      uses.set(promotion.Promocion, (uses.get(promotion.Promocion) ?? 0) + units)
    }
  }
  return uses
}
