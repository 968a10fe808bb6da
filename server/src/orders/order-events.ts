import type { Order, OrderAction, OrderDifference, OrderStatusCode } from '@gondola/contract/orders'
import type { PaymentType } from '@gondola/contract/delivery'
import type { PreparationState } from '@gondola/contract/cart'
import type { ChangeAuthor } from '../audit/record-change.ts'
import type { MailSource } from '../mail/render-mail.ts'
import type { MailedClient } from '../mail/queue-mail.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { LockedOrder } from './locked-order.store.ts'
import type { CatalogueDeps } from '../goods/catalogue/live-catalogue.ts'

/** The customer, a staff member, another system by its key's name, or the shop itself (null). */
export type OrderAuthor = { clientId: number } | ChangeAuthor | null

/** A change of an order, passed to the listeners in the transaction that makes it. */
export interface OrderEvent {
  orderId: number
  action: OrderAction
  author: OrderAuthor
  at: string
  reason?: string
  /** What the customer or staff changed. */
  difference?: OrderDifference
  /** The row before the change; null: the order is new. */
  before: LockedOrder | null
  fromCart?: boolean
  after: OrderOutcome
  /** For a new order: the order, its client and payment type, as read to place it. */
  placed?: PlacedOrderFacts
}

export interface OrderOutcome {
  Estado: OrderStatusCode
  Preparacion: PreparationState | null
  TotalNeto: number
  /** Whether any total changed. */
  hasOtherTotals: boolean
}

export interface PlacedOrderFacts {
  order: Order
  client: MailedClient & { Nombre: string }
  payment: Pick<PaymentType, 'Indicaciones' | 'Alias' | 'Forma' | 'Transferencia'> | null
  /** Whom it is paid through; null: at the door. */
  provider: string | null
  /** Until when it is to be paid, if it is paid before it is prepared. */
  payBy: string | null
  /** Whether the shop owes the client something, of which the order is paid. */
  hasCredit: boolean
  /** What its mail takes from the shop. */
  mail: MailSource
}

/** Reacts to an order's event in the event's transaction; an error rolls the change back. */
export type OrderListener = (trx: Db, event: OrderEvent) => Promise<void>

/** A step that somebody takes with an order, in a transaction of theirs. */
export type OrderStep<By = OrderAuthor> = (trx: Db, deps: OrderDeps, author: By, Id: number) => Promise<void>

/** What this room is given, and what it owns. */
export interface OrderDeps extends CatalogueDeps {
  /** The listeners for order events, in the order in which they are called (`main.ts`). */
  orderListeners: readonly OrderListener[]
}
