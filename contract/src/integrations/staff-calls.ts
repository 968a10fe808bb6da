import { Type } from 'typebox'
import { Closed, Id, Instant } from '../base/index.ts'
import { ApiKey, ApiKeyDraft, ApiKeyWhole, DeliveryState, Webhook, WebhookDelivery, WebhookDeliveryWhole, WebhookDraft, WebhookEvent, WebhookTrial, WebhookWhole } from './integration.ts'
import { staffCall, IdParams, staffResource } from '../calls/index.ts'
import { OrderExportFilters } from '../orders/index.ts'

// Other systems: webhooks, their deliveries, keys, orders as CSV (backoffice §10; docs/erp.md).

const some = Type.Optional
const see = 'integraciones.ver'
const edit = 'integraciones.editar'

export const staffWebhooks = staffResource('webhooks', {
  see,
  edit,
  row: Webhook,
  record: WebhookWhole,
  create: WebhookDraft,
  change: WebhookDraft,
  removes: true,
  needsRecentLogin: true,
  docs: ['Gestión: integraciones', 'Webhook', 'Webhooks', 'el webhook', 'los webhooks'],
})
/** Sends a test delivery at once and returns its result. */
export const tryWebhook = staffCall('POST', '/gestion/webhooks/:Id/probar', edit, { params: IdParams, answer: WebhookTrial, docs: ['Gestión: integraciones', 'tryWebhook', 'Probar un webhook', 'Envía una prueba enseguida y dice cómo salió.'] })
/** A new secret, returned only in this answer; for a day deliveries are signed with the previous one as well. */
export const rotateWebhookSecret = staffCall('POST', '/gestion/webhooks/:Id/secreto', edit, {
  params: IdParams,
  answer: Closed({ Secreto: Type.String() }),
  needsRecentLogin: true,
  docs: ['Gestión: integraciones', 'rotateWebhookSecret', 'Cambiar el secreto', 'Crea otro secreto, que se muestra solo en esta respuesta; por un día se firma también con el anterior.'],
})
/** Redelivers the events since a given moment, including those already delivered; returns how many are queued. */
export const replayWebhook = staffCall('POST', '/gestion/webhooks/:Id/repetir', edit, {
  params: IdParams,
  body: Closed({ Desde: Instant, SoloFallidas: Type.Boolean() }),
  answer: Closed({ Cantidad: Type.Integer() }),
  docs: ['Gestión: integraciones', 'replayWebhook', 'Repetir entregas', 'Entrega de nuevo lo que pasó desde un momento y dice cuántas entregas son.'],
})

export const staffDeliveries = staffResource('entregas-webhook', {
  see,
  edit,
  row: WebhookDelivery,
  record: WebhookDeliveryWhole,
  filters: { Webhook: some(Id), Estado: some(DeliveryState), Tipo: some(WebhookEvent), Pedido: some(Id) },
  docs: ['Gestión: integraciones', 'WebhookDelivery', 'WebhookDeliveries', 'la entrega a un webhook', 'las entregas a webhooks'],
})
/** Redelivers one event, counting attempts from the first. */
export const replayDelivery = staffCall('POST', '/gestion/entregas-webhook/:Id/repetir', edit, {
  params: IdParams,
  answer: WebhookDeliveryWhole,
  docs: ['Gestión: integraciones', 'replayDelivery', 'Repetir una entrega', 'Entrega un evento de nuevo, desde el primer intento.'],
})

export const staffApiKeys = staffResource('claves-api', {
  see,
  edit,
  row: ApiKey,
  record: ApiKeyWhole,
  create: ApiKeyDraft,
  needsRecentLogin: true,
  docs: ['Gestión: integraciones', 'ApiKey', 'ApiKeys', 'la clave de otro sistema', 'las claves de otros sistemas'],
})
/** Revokes the key at once. */
export const revokeApiKey = staffCall('POST', '/gestion/claves-api/:Id/revocar', edit, {
  params: IdParams,
  answer: ApiKeyWhole,
  needsRecentLogin: true,
  docs: ['Gestión: integraciones', 'revokeApiKey', 'Revocar una clave', 'Desde ahora la clave no abre nada.'],
})

/** Orders of the account's branches as CSV in Argentina's format, streamed. */
export const exportOrders = staffCall('GET', '/gestion/pedidos/exportar', 'pedidos.exportar', {
  query: Closed(OrderExportFilters),
  file: 'text/csv',
  byBranch: true,
  limit: 'export',
  needsRecentLogin: true,
  docs: ['Gestión: pedidos', 'exportOrders', 'Exportar pedidos', 'Los pedidos que cumplen los filtros en CSV.'],
})
