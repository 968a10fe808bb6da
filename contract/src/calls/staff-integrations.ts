import { Type } from 'typebox'
import { Closed, Id, Instant } from '../entities/fields.ts'
import { ApiKey, ApiKeyDraft, ApiKeyWhole, DeliveryState, Webhook, WebhookDelivery, WebhookDeliveryWhole, WebhookDraft, WebhookEvent, WebhookTrial, WebhookWhole } from '../entities/integration.ts'
import { staffCall } from './call.ts'
import { OrderExportFilters } from './order-export.ts'
import { IdParams } from './params.ts'
import { staffResource } from './staff-resource.ts'

// Other systems: webhooks, their deliveries, keys, orders as CSV (backoffice §10; docs/erp.md).

const some = Type.Optional
const see = 'integraciones.ver'
const edit = 'integraciones.editar'

export const staffWebhooks = staffResource('webhooks', { see, edit, row: Webhook, record: WebhookWhole, create: WebhookDraft, change: WebhookDraft, removes: true })
/** Sends a test at once and tells how it went. */
export const tryWebhook = staffCall('POST', '/gestion/webhooks/:Id/probar', edit, { params: IdParams, answer: WebhookTrial })
/** Makes another secret, shown in this answer alone; for a day deliveries are signed with the one before as well. */
export const rotateWebhookSecret = staffCall('POST', '/gestion/webhooks/:Id/secreto', edit, { params: IdParams, answer: Closed({ Secreto: Type.String() }) })
/** Delivers again what happened since a moment, what was taken as well; tells how many go. */
export const replayWebhook = staffCall('POST', '/gestion/webhooks/:Id/repetir', edit, {
  params: IdParams,
  body: Closed({ Desde: Instant, SoloFallidas: Type.Boolean() }),
  answer: Closed({ Cantidad: Type.Integer() }),
})

export const staffDeliveries = staffResource('entregas-webhook', {
  see,
  edit,
  row: WebhookDelivery,
  record: WebhookDeliveryWhole,
  filters: { Webhook: some(Id), Estado: some(DeliveryState), Tipo: some(WebhookEvent), Pedido: some(Id) },
})
/** Delivers one event again, from the first attempt. */
export const replayDelivery = staffCall('POST', '/gestion/entregas-webhook/:Id/repetir', edit, { params: IdParams, answer: WebhookDeliveryWhole })

export const staffApiKeys = staffResource('claves-api', { see, edit, row: ApiKey, record: ApiKeyWhole, create: ApiKeyDraft })
/** From now on the key opens nothing. */
export const revokeApiKey = staffCall('POST', '/gestion/claves-api/:Id/revocar', edit, { params: IdParams, answer: ApiKeyWhole })

/** Orders as CSV of the country, streamed. */
export const exportOrders = staffCall('GET', '/gestion/pedidos/exportar', 'pedidos.exportar', { query: Closed(OrderExportFilters), file: 'text/csv' })
