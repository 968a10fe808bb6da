import type { OrderStatusCode } from '../entities/order.ts'

/** Who changes an order. */
export type Actor = 'client' | 'staff'

/** A change of status: `from` null is a new order. */
interface Transition {
  from: OrderStatusCode | null
  to: OrderStatusCode
  by: Actor
  /** Only until staff start preparing the order. */
  unlessPreparing?: true
}

/** Every allowed change (contract §5); D, C and A are final. C is the shop's cancelling, A the customer's annulling. */
export const TRANSITIONS: readonly Transition[] = [
  { from: null, to: 'I', by: 'client' },
  { from: null, to: 'P', by: 'client' },
  { from: 'I', to: 'P', by: 'client' },
  { from: 'I', to: 'A', by: 'client' },
  { from: 'P', to: 'A', by: 'client', unlessPreparing: true },
  { from: 'P', to: 'D', by: 'staff' },
  { from: 'P', to: 'C', by: 'staff' },
]

/** Whether `by` may take an order from one status to another. */
export function isTransitionAllowed(
  from: OrderStatusCode | null,
  to: OrderStatusCode,
  by: Actor,
  isPreparing = false,
): boolean {
  return TRANSITIONS.some(
    (each) =>
      each.from === from && each.to === to && each.by === by && !(each.unlessPreparing && isPreparing),
  )
}
