import {
  OrderStatus,
  preparationDifferences,
  type OrderAction,
  type PushKind,
} from '@gondola/contract/orders'
import type { Deps } from '../platform/deps.ts'
import { queueOrderPush } from '../push/queue-push.ts'
import type { OrderListener } from './order-events.ts'
import { isDeliveryNews } from './following/delivery-news.ts'
import { readOwnOrder } from './orders.store.ts'

/** The actions that customers are pushed a message about: those of staff that they wait for. */
const KINDS: Readonly<Partial<Record<OrderAction, PushKind>>> = {
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
