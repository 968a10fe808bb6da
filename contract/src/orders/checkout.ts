import { type CartLine, checkPieces, checkQuantities } from '../cart/index.ts'
import type { CostParameters, DeliveryForm } from '../delivery/index.ts'
import { sumOfPesos, type Violation } from '../base/index.ts'

/** An order's totals in pesos: TotalNeto = TotalBruto − TotalDescuento + TotalEnvio (contract §5). */
export interface OrderTotals {
  TotalBruto: number
  TotalDescuento: number
  TotalEnvio: number
  TotalNeto: number
}

/** Totals of priced lines; home delivery (ED) costs `homeDeliveryFee`. */
export function orderTotals(
  lines: readonly Pick<CartLine, 'Precioventa'>[],
  FormaEntrega: DeliveryForm | null,
  Monto1: number,
  TotalDescuento = 0,
  GratisDesde: number | null = null,
): OrderTotals {
  const TotalBruto = sumOfPesos(lines.map(({ Precioventa }) => Precioventa ?? 0))
  const goods = sumOfPesos([TotalBruto, -TotalDescuento])
  const TotalEnvio = FormaEntrega === 'ED' ? homeDeliveryFee({ Monto1, GratisDesde }, goods) : 0
  return {
    TotalBruto,
    TotalDescuento,
    TotalEnvio,
    TotalNeto: sumOfPesos([TotalBruto, -TotalDescuento, TotalEnvio]),
  }
}

type FeeTerms = Pick<CostParameters, 'Monto1'> & { GratisDesde?: number | null }

/**
 * The fee of a home delivery by the terms of its place, in pesos: goods of `GratisDesde` and more do not pay it. Pickup is
 * free (spec §4).
 */
export function homeDeliveryFee({ Monto1, GratisDesde = null }: FeeTerms, goods: number): number {
  return GratisDesde !== null && goods >= GratisDesde ? 0 : Monto1
}

/** The amount compared with the minimum purchase: after discount, before shipping (contract §5). */
export function goodsTotal({ TotalBruto, TotalDescuento }: OrderTotals): number {
  return sumOfPesos([TotalBruto, -TotalDescuento])
}

/** Entry to the checkout (spec §4): the cart is not empty, then the customer is logged in. */
export function checkCheckoutEntry(lines: readonly unknown[], isLoggedIn: boolean): Violation | null {
  if (lines.length === 0) return { code: 'carrito-vacio' }
  return isLoggedIn ? null : { code: 'comprar-sin-cliente' }
}

/**
 * Checkout 1 on 'Comprar' (spec §5): quantities, the maximum of pieces, then the minimum purchase. `goods` and `Monto2`
 * in pesos.
 */
export function checkSummary(
  lines: readonly Pick<CartLine, 'Cantidad' | 'Unidad'>[],
  goods: number,
  Monto2: number,
  mostPieces: number,
): Violation | null {
  const broken = checkQuantities(lines) ?? checkPieces(lines, mostPieces)
  return broken ?? (goods < Monto2 ? { code: 'minimo-resumen', Monto2 } : null)
}

/** Checkout 2 on 'Comprar' (spec §5): delivery form, day and slot chosen, then the minimum purchase. */
export function checkDelivery(
  chosen: { FormaEntrega: string | null; Dia: number | null; HorarioEntrega: string | null },
  goods: number,
  Monto2: number,
): Violation | null {
  if (!chosen.FormaEntrega) return { code: 'forma-entrega' }
  if (!chosen.Dia) return { code: 'dia-entrega' }
  if (!chosen.HorarioEntrega) return { code: 'horario-entrega' }
  return checkMinimum(goods, Monto2)
}

/** The minimum purchase, checked again on entering steps 2 and 3 (spec §4). */
export function checkMinimum(goods: number, Monto2: number): Violation | null {
  return goods < Monto2 ? { code: 'minimo-compra', Monto2 } : null
}

/** Checkout 3 (spec §5): a payment type. */
export function checkPayment(TipoPago: { Id: number } | null): Violation | null {
  return TipoPago ? null : { code: 'tipo-pago' }
}

/**
 * Saving the cart (spec §5): a logged-in customer, a non-empty cart, and the minimum number of lines, which is 1 or 5
 * by the two readings of the specification (contract §5, `MinimoLineasGuardar`).
 */
export function checkSaving(
  lines: readonly unknown[],
  isLoggedIn: boolean,
  MinimoLineasGuardar: number,
): Violation | null {
  if (!isLoggedIn) return { code: 'guardar-sin-cliente' }
  if (lines.length === 0) return { code: 'guardar-vacio' }
  if (lines.length < MinimoLineasGuardar) return { code: 'guardar-minimo-lineas', MinimoLineasGuardar }
  return null
}
