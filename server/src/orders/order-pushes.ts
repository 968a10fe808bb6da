import {
  OrderStatus,
  preparationDifferences,
  type OrderAction,
  type PushKind,
} from '@gondola/contract/orders'
import type { Deps } from '../platform/deps.ts'
import { queueOrderPush } from '../push/queue-push.ts'
import type { OrderListener } from './order-events.ts'
import { readOwnOrder } from './orders.store.ts'
import { instant, type Clock } from '../platform/clock.ts'
import type { LockedOrder } from './locked-order.store.ts'

/** Who notes a delivery later than this tidies up: that is no news. */
const DELIVERY_NEWS_SECONDS = 2 * 86_400

/** Whether a delivery that is noted now is news for the customer. */
export const isDeliveryNews = (
  { dispatched_at }: Pick<LockedOrder, 'dispatched_at'>,
  clock: Clock,
): boolean => (dispatched_at ?? '') >= instant(clock, -DELIVERY_NEWS_SECONDS)

/** The actions that customers are pushed a message about: those of staff that they wait for. */
const KINDS: Readonly<Partial<Record<OrderAction, Exclude<PushKind, 'pregunta'>>>> = {
  preparar: 'preparando',
  listo: 'listo',
  despachar: 'en-camino',
  entregar: 'entregado',
  cancelar: 'cancelado',
}

/** Pushes a message about the state of an order to the browsers that its customer chose. */
export const pushOrderEvents =
  ({ clock }: Deps): OrderListener =>
  async (trx, event) => {
    const kind = KINDS[event.action]
    const { orderId, before, at } = event
    if (kind === undefined || before === null || before.client_id === null) return
    if (before.Estado === OrderStatus.Incomplete) return
    if (kind === 'entregado' && !isDeliveryNews(before, clock)) return
    const clientId = before.client_id
    await queueOrderPush(trx, clock, { clientId, orderId, kind, at }, async () => ({
      orderId,
      isPickup: before.FormaEntrega === 'RS',
      hasDifferences:
        kind === 'listo' && preparationDifferences(await readOwnOrder(trx, clientId, orderId)).length > 0,
    }))
  }
