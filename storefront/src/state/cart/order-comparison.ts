import { type CartLine, cartTotal } from '@gondola/contract/cart'
import type { ClonedOrder, Order } from '@gondola/contract/orders'
import { sumOfPesos } from '@gondola/contract/base'
import { promotionDiscounts } from '@gondola/contract/promotions'

/** A line of an order, then and today; `now` is null if the article is no longer sold. */
export interface ComparedLine {
  line: CartLine
  now: CartLine | null
  trend: 'same' | 'dearer' | 'cheaper' | 'gone'
}

export interface OrderComparison {
  lines: readonly ComparedLine[]
  /** Totals of the goods in pesos, net of promotions: as ordered, and for those still sold at today's prices. */
  totalThen: number
  totalNow: number
}

/** Compares an order with what duplicating it would add to the cart (spec §7, clonar). */
export function comparedOrder(order: Order, { Lineas, Faltantes }: ClonedOrder): OrderComparison {
  const lines = order.Lineas.map((line) => comparedLine(line, Lineas, Faltantes))
  // Weighing and missing articles change a prepared order's totals; what duplicating adds is what was ordered.
  const { TotalBruto, TotalDescuento } = order.TotalesPedido ?? order
  return {
    lines,
    totalThen: sumOfPesos([TotalBruto, -(TotalDescuento ?? 0)]),
    totalNow: sumOfPesos([cartTotal(Lineas) ?? 0, -promotionDiscounts(Lineas).TotalDescuento]),
  }
}

function comparedLine(
  line: CartLine,
  today: readonly CartLine[],
  missing: readonly CartLine[],
): ComparedLine {
  const now = today.find(({ Codart }) => Codart === line.Codart) ?? null
  if (!now || missing.some(({ Codart }) => Codart === line.Codart)) return { line, now: null, trend: 'gone' }
  const difference = (now.Precioindividual ?? 0) - (line.Precioindividual ?? 0)
  if (difference === 0) return { line, now, trend: 'same' }
  return { line, now, trend: difference > 0 ? 'dearer' : 'cheaper' }
}

/** Whether the duplicated order equals the original: the same articles at the same prices, for the same total. */
export function isUnchanged({ lines, totalThen, totalNow }: OrderComparison): boolean {
  return lines.length > 0 && lines.every(({ trend }) => trend === 'same') && totalThen === totalNow
}
