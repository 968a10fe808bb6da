import type { CartLine } from '../cart/index.ts'
import { type Order, OrderStatus } from './order.ts'

/** Whether any line is sold by weight: the total is an estimate until it is weighed (argentina §1.3). */
export function holdsWeighed(lines: readonly Pick<CartLine, 'Unidad'>[]): boolean {
  return lines.some(({ Unidad }) => Unidad === 100)
}

/** Whether an order's total may still change: it has a weighed line that is not prepared yet. */
export function isTotalEstimated({
  Estado,
  Preparacion,
  Lineas,
}: Pick<Order, 'Estado' | 'Preparacion' | 'Lineas'>): boolean {
  return Estado === OrderStatus.Pending && Preparacion !== 'listo' && holdsWeighed(Lineas)
}
