import { ARTICLES_CHANGED, type WebhookEvent, DELIVERY_FAULTS } from '@gondola/contract/integrations'
import { instant } from '../../platform/clock.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AddressError, postBody } from '../../platform/network/post-body.ts'
import { signingSecretsOf, webhookSignature } from './sealed-webhook-secrets.ts'

/** How long another system may take to answer. */
export const ANSWER_MAX_MS = 10_000

/** An event as sent: its order, or articles, are already serialised as JSON. */
export interface ToldEvent {
  key: string
  type: WebhookEvent | 'prueba'
  /** The event's number. */
  sequence: number
  at: string
  payload: string
}

/** The outcome of an attempt; `fault` null: the other system accepted it. */
export interface WebhookOutcome {
  status: number | null
  answer: string | null
  /** Why it was not accepted, in Spanish. */
  fault: string | null
}

/** The bytes that are signed and sent. */
export const webhookBody = ({ key, type, sequence, at, payload }: ToldEvent): string =>
  `{"Evento":${JSON.stringify(key)},"Tipo":"${type}","Secuencia":${sequence},"Momento":"${at}","${type === ARTICLES_CHANGED ? 'Articulos' : 'Pedido'}":${payload}}`

/** Sends one event to one endpoint, once. Errors are returned as the outcome's fault, never thrown. */
export async function sendWebhook(
  { clock, config, secrets }: Deps,
  endpoint: Row<'webhook_endpoints'>,
  event: ToldEvent,
  timeoutMs = ANSWER_MAX_MS,
): Promise<WebhookOutcome> {
  const body = webhookBody(event)
  const signing = signingSecretsOf({ secrets }, endpoint, instant(clock))
  // an unsigned event could not be verified, so it is not sent
  if (signing.length === 0) return { status: null, answer: null, fault: DELIVERY_FAULTS.lostSecret }
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Gondola-Webhook/1',
    'x-gondola-evento': event.key,
    'x-gondola-tipo': event.type,
    'x-gondola-firma': webhookSignature(body, signing, clock.now()),
  }
  try {
    const limits = { networks: config.webhookNetworks, timeoutMs }
    const { status, text } = await postBody(endpoint.url, body, headers, limits)
    const isTaken = status >= 200 && status < 300
    return { status, answer: text, fault: isTaken ? null : DELIVERY_FAULTS.status(status) }
  } catch (error) {
    return { status: null, answer: null, fault: faultOf(error) }
  }
}

function faultOf(error: unknown): string {
  if (error instanceof AddressError) return DELIVERY_FAULTS[error.fault]
  if (!(error instanceof Error)) return DELIVERY_FAULTS.unreachable('?')
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return DELIVERY_FAULTS.tooSlow
  return DELIVERY_FAULTS.unreachable('code' in error ? String(error.code) : error.name)
}
