import { OrderStatus, type OrderStatusCode } from '../entities/order.ts'
import type { PreparationState } from '../entities/preparation.ts'

/** Where a pending order is between the customer and the van: in the queue, being prepared, ready. */
export type Stage = 'cola' | PreparationState

/** What staff do with an order. */
export type Step = 'preparar' | 'listo' | 'reabrir' | 'devolver' | 'despachar' | 'cancelar'

/** Every step of staff: from which stages of a pending order, to which stage or final status (contract §5). */
export const STEPS: Readonly<Record<Step, { from: readonly Stage[]; to: Stage | 'D' | 'C' }>> = {
  preparar: { from: ['cola'], to: 'preparando' },
  listo: { from: ['preparando'], to: 'listo' },
  reabrir: { from: ['listo'], to: 'preparando' },
  devolver: { from: ['preparando', 'listo'], to: 'cola' },
  // straight from the queue: a shop that prepares by other means; everything goes as ordered
  despachar: { from: ['cola', 'listo'], to: OrderStatus.Delivered },
  cancelar: { from: ['cola', 'preparando', 'listo'], to: OrderStatus.Cancelled },
}

/** The stage of an order, null once it is not pending. */
export function stageOf(order: { Estado: OrderStatusCode; Preparacion?: PreparationState }): Stage | null {
  return order.Estado === OrderStatus.Pending ? (order.Preparacion ?? 'cola') : null
}

/** Whether a step is asked about before it is taken: dispatching what nobody prepared, which cannot be taken back. */
export const wantsConfirming = (
  step: Step,
  order: { Estado: OrderStatusCode; Preparacion?: PreparationState },
): boolean => step === 'despachar' && stageOf(order) === 'cola'

/** Whether staff may take a step with an order as it is. */
export function isStepAllowed(
  step: Step,
  order: { Estado: OrderStatusCode; Preparacion?: PreparationState },
): boolean {
  const stage = stageOf(order)
  return stage !== null && STEPS[step].from.includes(stage)
}
