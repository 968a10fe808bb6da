import { createHmac, randomUUID } from 'node:crypto'
import { COLLECTOR_ID, type PaymentAction } from '../account/account.ts'

/** A notice's request, ready to be sent. */
export interface NoticeRequest {
  url: string
  headers: Record<string, string>
  body: string
}

export interface NoticeFacts {
  /** The shop's address for notices. */
  to: string
  paymentId: string
  action: PaymentAction
  secret: string
  now: Date
}

/** A signed notice (webhook). */
export function signedNotice({ to, paymentId, action, secret, now }: NoticeFacts): NoticeRequest {
  const url = new URL(to)
  url.searchParams.set('data.id', paymentId)
  url.searchParams.set('type', 'payment')
  const requestId = randomUUID()
  return {
    url: String(url),
    headers: {
      'content-type': 'application/json',
      'x-request-id': requestId,
      'x-signature': noticeSignature(secret, paymentId, requestId, now),
    },
    body: JSON.stringify({
      action,
      api_version: 'v1',
      data: { id: paymentId },
      date_created: now.toISOString(),
      id: now.getTime(),
      live_mode: false,
      type: 'payment',
      user_id: String(COLLECTOR_ID),
    }),
  }
}

/** The old form (IPN), which has no signature. */
export function unsignedNotice(to: string, paymentId: string): NoticeRequest {
  const url = new URL(to)
  url.searchParams.set('topic', 'payment')
  url.searchParams.set('id', paymentId)
  return {
    url: String(url),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resource: paymentId, topic: 'payment' }),
  }
}

/**
 * The value of `x-signature`: `ts=…,v1=…`, where v1 is the HMAC-SHA256 of `id:…;request-id:…;ts:…;` with the secret of
 * the notices.
 */
export function noticeSignature(secret: string, id: string, requestId: string, now: Date): string {
  const ts = Math.floor(now.getTime() / 1000)
  const v1 = createHmac('sha256', secret).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex')
  return `ts=${ts},v1=${v1}`
}
