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
