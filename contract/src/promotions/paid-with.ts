import type { LinePromotion } from '../catalogue/index.ts'

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
