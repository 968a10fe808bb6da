import type { CartLine } from '../cart/index.ts'
import type { DeliveryForm } from '../delivery/index.ts'
import { sumOfPesos } from '../base/index.ts'

/** An order's totals in pesos: TotalNeto = TotalBruto − TotalDescuento + TotalEnvio (contract §5). */
export interface OrderTotals {
  TotalBruto: number
  TotalDescuento: number
  TotalEnvio: number
  TotalNeto: number
}

/**
 * Totals of priced lines; `Monto1` is the fee of home delivery (spec §4: pickup is free), which goods of `GratisDesde`
 * pesos and more do not pay.
 */
export function orderTotals(
  lines: readonly Pick<CartLine, 'Precioventa'>[],
  FormaEntrega: DeliveryForm | null,
  Monto1: number,
  TotalDescuento = 0,
  GratisDesde: number | null = null,
): OrderTotals {
  const TotalBruto = sumOfPesos(lines.map(({ Precioventa }) => Precioventa ?? 0))
  const isFree = GratisDesde !== null && sumOfPesos([TotalBruto, -TotalDescuento]) >= GratisDesde
  const TotalEnvio = isFree ? 0 : shippingCost(FormaEntrega, Monto1)
  return {
    TotalBruto,
    TotalDescuento,
    TotalEnvio,
    TotalNeto: sumOfPesos([TotalBruto, -TotalDescuento, TotalEnvio]),
  }
}

/** The delivery fee: `Monto1` for home delivery (ED), 0 for pickup (RS) or if none is chosen. */
export function shippingCost(FormaEntrega: DeliveryForm | null, Monto1: number): number {
  return FormaEntrega === 'ED' ? Monto1 : 0
}

/** The amount compared with the minimum purchase: after discount, before shipping (contract §5). */
export function goodsTotal({ TotalBruto, TotalDescuento }: OrderTotals): number {
  return sumOfPesos([TotalBruto, -TotalDescuento])
}
