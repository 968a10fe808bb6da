import { Type, type Static } from 'typebox'
import { API_SCOPES } from '../calls/index.ts'
import { ErpOrder } from '../orders/index.ts'
import { ForBranches } from '../branches/index.ts'
import { Closed, Id, IsoDate, Nullable, ShortText, OneOf } from '../base/index.ts'

// Other systems: webhooks out, keys in (backoffice §10).

export const ARTICLES_CHANGED = 'articulos.cambiados'

/** Webhook events; `pedido.totales` is sent when a change altered the totals. */
export const WebhookEvent = OneOf(
  'pedido.generado',
  'pedido.cambiado',
  'pedido.preparando',
  'pedido.listo',
  'pedido.en-cola',
  'pedido.despachado',
  'pedido.entregado',
  'pedido.no-entregado',
  'pedido.cancelado',
  'pedido.anulado',
  'pedido.totales',
  ARTICLES_CHANGED,
)
export type WebhookEvent = Static<typeof WebhookEvent>

/** An article as it is after a change; of one that is not on sale only the code. */
export const ChangedArticle = Closed({
  Codigo: Type.String(),
  EnVenta: Type.Boolean(),
  Ean: Type.Optional(Nullable(Type.String())),
  Descripcion: Type.Optional(Type.String()),
  Precio: Type.Optional(Type.Number()),
  /** The prices that differ in a price list. */
  Listas: Type.Optional(Type.Array(Closed({ Lista: Id, Precio: Type.Number() }))),
})
export type ChangedArticle = Static<typeof ChangedArticle>

/** The body of a delivery. `Evento` is the same in every attempt; `Secuencia` increases with each event of an order. */
export const WebhookBody = Closed({
  Evento: Type.String(),
  Tipo: Type.Union([WebhookEvent, Type.Literal('prueba')]),
  Secuencia: Type.Integer(),
  /** Time of the event, an ISO instant in UTC. */
  Momento: Type.String(),
  /** The order at that time; null in a test. */
  Pedido: Type.Optional(Nullable(ErpOrder)),
  /** Instead of an order, with `articulos.cambiados`. */
  Articulos: Type.Optional(Type.Array(ChangedArticle)),
})
export type WebhookBody = Static<typeof WebhookBody>

export const WebhookDraft = Closed({
  Nombre: ShortText,
  Url: Type.String({ maxLength: 500 }),
  /** The events it subscribes to. */
  Eventos: Type.Array(WebhookEvent, { maxItems: 20 }),
  Activo: Type.Boolean(),
})
export type WebhookDraft = Static<typeof WebhookDraft>

export const Webhook = Closed({
  Id,
  ...WebhookDraft.properties,
  /** `2026-11-21T18:05:00-03:00`. */
  Alta: Type.String(),
  EnEspera: Type.Integer(),
  Fallidas: Type.Integer(),
  UltimaEntrega: Nullable(Type.String()),
})
export type Webhook = Static<typeof Webhook>

/** A single endpoint; `Secreto` only in the answer that creates it. */
export const WebhookWhole = Closed({ ...Webhook.properties, Secreto: Type.Optional(Type.String()) })
export type WebhookWhole = Static<typeof WebhookWhole>

/** Waiting (or being sent), accepted by the other system, failed after the last attempt. */
export const DeliveryState = OneOf('queued', 'sent', 'failed')
export type DeliveryState = Static<typeof DeliveryState>

export const WebhookDelivery = Closed({
  Id,
  Webhook: Id,
  NombreWebhook: Type.String(),
  Evento: Type.String(),
  Tipo: WebhookEvent,
  Pedido: Nullable(Id),
  Fechahora: Type.String(),
  Estado: DeliveryState,
  Intentos: Type.Integer(),
  /** Time of the next attempt; null: none is scheduled. */
  Proximo: Nullable(Type.String()),
  Entregado: Nullable(Type.String()),
  /** The last HTTP status of the other system; null: no response. */
  Codigo: Nullable(Type.Integer()),
  UltimoError: Nullable(Type.String()),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

/** A delivery with the body sent and the beginning of the last response. */
export const WebhookDeliveryWhole = Closed({
  ...WebhookDelivery.properties,
  Respuesta: Nullable(Type.String()),
  Cuerpo: Type.String(),
})
export type WebhookDeliveryWhole = Static<typeof WebhookDeliveryWhole>

/** The result of a test delivery. */
export const WebhookTrial = Closed({
  Entregado: Type.Boolean(),
  Codigo: Nullable(Type.Integer()),
  Respuesta: Nullable(Type.String()),
  Error: Nullable(Type.String()),
})
export type WebhookTrial = Static<typeof WebhookTrial>

const Scope = OneOf(...API_SCOPES)

/** How long a key is valid, in days, unless said otherwise. */
export const API_KEY_DAYS = 365

export const ApiKeyDraft = Closed({
  Nombre: ShortText,
  Permisos: Type.Array(Scope, { maxItems: API_SCOPES.length }),
  /** The last day on which it is taken; absent: in a year; null: it does not end. */
  Vence: Type.Optional(Nullable(IsoDate)),
  /** The branches that it sees and writes; null or absent: all. */
  ...ForBranches,
  /** The networks from which it is taken (`203.0.113.0/24`, `2001:db8::/32`, `198.51.100.7`); none or absent: any. */
  Redes: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 20 })),
})
export type ApiKeyDraft = Static<typeof ApiKeyDraft>

/** A key of another system, identified by its first characters. */
export const ApiKey = Closed({
  Id,
  Nombre: ApiKeyDraft.properties.Nombre,
  Permisos: ApiKeyDraft.properties.Permisos,
  Vence: Nullable(IsoDate),
  Sucursales: Nullable(Type.Array(Id)),
  Redes: Type.Array(Type.String()),
  Prefijo: Type.String(),
  Alta: Type.String(),
  CreadaPor: Type.String(),
  UltimoUso: Nullable(Type.String()),
  Revocada: Nullable(Type.String()),
})
export type ApiKey = Static<typeof ApiKey>

/** A single key; `Token` only in the answer that creates it. */
export const ApiKeyWhole = Closed({ ...ApiKey.properties, Token: Type.Optional(Type.String()) })
export type ApiKeyWhole = Static<typeof ApiKeyWhole>
