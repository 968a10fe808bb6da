import { ErpOrder, OrderStatus, type OrderAction } from '@gondola/contract/orders'
import type { WebhookEvent } from '@gondola/contract/integrations'
import { instant } from '../../platform/clock.ts'
import { answerSerializer } from '../../http/answer-serializer.ts'
import type { OrderEvent, OrderListener } from '../../orders/order-events.ts'
import { insertEvent } from './delivery-queue.store.ts'
import { findErpOrder } from './erp-orders.store.ts'
import type { WebhookDeps } from './active-endpoints.ts'

const serialize = answerSerializer(ErpOrder)

const ACTION_EVENTS: Readonly<Partial<Record<OrderAction, WebhookEvent>>> = {
  ordenar: 'pedido.generado',
  cambiar: 'pedido.cambiado',
  modificar: 'pedido.cambiado',
  anular: 'pedido.anulado',
  preparar: 'pedido.preparando',
  listo: 'pedido.listo',
  reabrir: 'pedido.preparando',
  devolver: 'pedido.en-cola',
  despachar: 'pedido.despachado',
  entregar: 'pedido.entregado',
  'no-entregado': 'pedido.no-entregado',
  cancelar: 'pedido.cancelado',
}

/**
 * Queues an order's event for the endpoints that subscribe to it, in the transaction of the change: both are stored or
 * neither is. A worker delivers it (`deliver-webhooks.ts`). The order's row is locked, so that an order's events are
 * numbered in the order in which they happened.
 */
export const queueOrderWebhooks =
  ({ clock, webhooks }: WebhookDeps): OrderListener =>
  async (trx, event) => {
    const types = webhookEventsOf(event)
    if (types.length === 0) return
    const endpoints = await webhooks.list(trx)
    const wanted = types.filter((type) => endpoints.some(({ events }) => events.includes(type)))
    if (wanted.length === 0) return
    const { orderId } = event
    const order = await findErpOrder(trx, orderId)
    if (order === null) throw new Error(`order ${orderId} is gone in its own transaction`)
    const at = instant(clock)
    const payload = serialize(order)
    for (const type of wanted) {
      const hearing = endpoints.filter(({ events }) => events.includes(type)).map(({ id }) => id)
      await insertEvent(trx, hearing, { type, order_id: orderId, at, payload })
    }
  }

/** The event for the new state, then one for the totals if they changed. Saved carts have no events. */
function webhookEventsOf({ action, before, after }: OrderEvent): WebhookEvent[] {
  const type = ACTION_EVENTS[action]
  if (type === undefined || (action === 'anular' && before?.Estado !== OrderStatus.Pending)) return []
  return [type, ...(after.hasOtherTotals ? (['pedido.totales'] as const) : [])]
}
