import { OrderStatus, type OrderStatusCode } from './order.ts'
import type { PreparationState } from '../cart/index.ts'

export type Actor = 'client' | 'staff'

/** The preparation stage of a pending order: in the queue, being prepared, ready. */
export type Stage = 'cola' | PreparationState

/** The actions of staff. */
export type Step =
  | 'modificar'
  | 'asignar'
  | 'preparar'
  | 'listo'
  | 'reabrir'
  | 'devolver'
  | 'traspasar'
  | 'despachar'
  | 'entregar'
  | 'no-entregado'
  | 'cancelar'

/** All actions that change an order's state. */
export type OrderAction = 'guardar' | 'ordenar' | 'cambiar' | 'anular' | Step

/**
 * The states an action may start from: not stored yet, a saved cart (I), a stage of a pending order (P), dispatched (D)
 * and not yet delivered.
 */
export type Origin = 'nuevo' | 'carrito' | Stage | 'en-camino'

interface Transition {
  by: Actor
  from: readonly Origin[]
  /** Absent: the stage that it has. */
  to?: 'carrito' | Stage | 'D' | 'C' | 'A'
}

/**
 * All transitions of an order: the actor, the origins, the target (contract §5). C and A are final, and so is D once
 * `entregar` noted the delivery; until then `no-entregado` takes a dispatched order back to the shop. C is a cancellation by the shop, A an annulment by the customer.
 */
export const ORDER_ACTIONS: Readonly<Record<OrderAction, Transition>> = {
  guardar: { by: 'client', from: ['nuevo'], to: 'carrito' },
  ordenar: { by: 'client', from: ['nuevo', 'carrito'], to: 'cola' },
  // a customer may change and annul until staff start preparing
  cambiar: { by: 'client', from: ['cola'], to: 'cola' },
  // what staff may change of an order that is being prepared: `requireChangeableByStaff`
  modificar: { by: 'staff', from: ['cola', 'preparando', 'listo'] },
  anular: { by: 'client', from: ['carrito', 'cola'], to: OrderStatus.Annulled },
  // who is to prepare it; anybody may
  asignar: { by: 'staff', from: ['cola'] },
  preparar: { by: 'staff', from: ['cola'], to: 'preparando' },
  listo: { by: 'staff', from: ['preparando'], to: 'listo' },
  reabrir: { by: 'staff', from: ['listo'], to: 'preparando' },
  devolver: { by: 'staff', from: ['preparando', 'listo'], to: 'cola' },
  // its picker leaves: another one goes on
  traspasar: { by: 'staff', from: ['preparando'] },
  // straight from the queue if a shop does not prepare in the panel; the order leaves as ordered
  despachar: { by: 'staff', from: ['cola', 'listo'], to: OrderStatus.Delivered },
  entregar: { by: 'staff', from: ['en-camino'], to: OrderStatus.Delivered },
  // nobody at home, refused, a wrong address: its goods are back, to go again or to be cancelled
  'no-entregado': { by: 'staff', from: ['en-camino'] },
  cancelar: { by: 'staff', from: ['cola', 'preparando', 'listo'], to: OrderStatus.Cancelled },
}

/** The fields of an order that its transitions depend on; null: not stored yet. */
export type OrderState = {
  Estado: OrderStatusCode
  Preparacion?: PreparationState
  Entregado?: string
} | null

/** The stage of an order, null once it is not pending. */
export function stageOf(order: NonNullable<OrderState>): Stage | null {
  return order.Estado === OrderStatus.Pending ? (order.Preparacion ?? 'cola') : null
}

/** Whether an order was dispatched and nobody has noted its delivery. */
export const isOnTheWay = ({ Estado, Entregado }: NonNullable<OrderState>): boolean =>
  Estado === OrderStatus.Delivered && Entregado === undefined

/** Whether an order's state allows an action. */
export function isActionAllowed(action: OrderAction, order: OrderState): boolean {
  const origin = originOf(order)
  return origin !== null && ORDER_ACTIONS[action].from.includes(origin)
}

function originOf(order: OrderState): Origin | null {
  if (order === null) return 'nuevo'
  if (order.Estado === OrderStatus.Incomplete) return 'carrito'
  return isOnTheWay(order) ? 'en-camino' : stageOf(order)
}

export function statusAfter(action: OrderAction): OrderStatusCode {
  const { to } = ORDER_ACTIONS[action]
  if (to === 'carrito') return OrderStatus.Incomplete
  return to === 'D' || to === 'C' || to === 'A' ? to : OrderStatus.Pending
}

/** Whether a step needs a confirmation: dispatching an unprepared order, which cannot be undone. */
export const wantsConfirming = (step: Step, order: NonNullable<OrderState>): boolean =>
  step === 'despachar' && stageOf(order) === 'cola'
