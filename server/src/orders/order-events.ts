import type { Order, OrderStatusCode } from '@gondola/contract/entities/order.ts'
import type { PaymentType } from '@gondola/contract/entities/payment-type.ts'
import type { PreparationState } from '@gondola/contract/entities/preparation.ts'
import type { OrderAction } from '@gondola/contract/rules/order-transitions.ts'
import type { ChangeAuthor } from '../audit/record-change.ts'
import type { MailedClient } from '../mail/queue-mail.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { LockedOrder } from './locked-order.store.ts'

/** The customer, somebody of the staff, another system by its key's name, or the shop itself (null). */
export type OrderAuthor = { clientId: number } | ChangeAuthor | null

/** What happened to an order, in the transaction in which it happened. */
export interface OrderEvent {
  orderId: number
  action: OrderAction
  author: OrderAuthor
  at: string
  reason?: string
  /** The row as it was; null: the order is new. */
  before: LockedOrder | null
  /** A new order that took its client's saved cart's place. */
  fromCart?: boolean
  after: OrderOutcome
  /** A new order with whom it is for, as they were read to place it. */
  placed?: PlacedOrderFacts
}

export interface OrderOutcome {
  Estado: OrderStatusCode
  Preparacion: PreparationState | null
  TotalNeto: number
  /** Whether a total is another than before. */
  hasOtherTotals: boolean
}

export interface PlacedOrderFacts {
  order: Order
  client: MailedClient & { Nombre: string }
  payment: Pick<PaymentType, 'Indicaciones' | 'Alias'> | null
}

/** Does something about an order's event in the event's transaction: what it throws undoes the change. */
export type OrderListener = (trx: Db, event: OrderEvent) => Promise<void>

declare module '../platform/deps.ts' {
  interface Deps {
    /** Who is told of orders' events, in turn (`order-listeners.ts`). */
    orderListeners: readonly OrderListener[]
  }
}
