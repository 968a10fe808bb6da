import type { ApiScope } from '@gondola/contract/calls'
import type { DeliveryState, WebhookEvent } from '@gondola/contract/integrations'
import type { Generated } from 'kysely'
import type { Json } from './json-column.ts'

// Other systems: webhooks and API keys.

/** Another system's webhook endpoint for order events. */
export interface WebhookEndpointTable {
  id: Generated<number>
  name: string
  url: string
  events: Json<WebhookEvent[]>
  is_active: boolean
  /** Encrypted (`integrations/sealed-webhook-secrets.ts`), like `previous_secret`. */
  secret: string
  /** The previous secret, which also signs until `previous_until`. */
  previous_secret: string | null
  previous_until: string | null
  created_at: string
}

export interface WebhookEventTable {
  id: Generated<number>
  /** The event's id for other systems. */
  key: string
  type: WebhookEvent
  order_id: number
  at: string
  /** The order at that time, as wire JSON. */
  payload: string
}

/** The delivery of one event to one endpoint, with its state. */
export interface WebhookDeliveryTable {
  id: Generated<number>
  event_id: number
  endpoint_id: number
  order_id: number
  state: Generated<DeliveryState>
  attempts: Generated<number>
  next_attempt_at: string
  lease: string | null
  /** The HTTP status of the last attempt. */
  status_code: number | null
  answer: string | null
  last_error: string | null
  sent_at: string | null
}

/** Another system's API key; only its hash is stored. */
export interface ApiKeyTable {
  id: Generated<number>
  name: string
  prefix: string
  key_hash: string
  scopes: Json<ApiScope[]>
  created_at: string
  created_by: string
  used_at: string | null
  revoked_at: string | null
}
