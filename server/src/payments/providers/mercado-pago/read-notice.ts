import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NoticeRequest, PaymentNotice } from '../provider.ts'

/** A notice is not older, and a clock not further ahead. */
const TOLERANCE_MS = 600_000

const PAYMENT_ID = /^[1-9][0-9]{0,19}$/

/**
 * Reads a notice in both forms: `?data.id=…&type=payment`, signed, and the old `?topic=payment&id=…` (IPN). `secret`
 * null: none is configured, so that no notice counts as signed.
 */
export function readNotice(
  { headers, query, body }: NoticeRequest,
  secret: string | null,
  now: Date,
): PaymentNotice | null {
  const { data, type, topic, resource } = (body ?? {}) as Record<string, unknown>
  const named = textOf(query['data.id'])
  const kind = textOf(query['type']) ?? textOf(query['topic']) ?? textOf(type) ?? textOf(topic)
  if (kind !== 'payment') return null
  const paymentId =
    named ??
    textOf(query['id']) ??
    textOf((data as { id?: unknown } | null | undefined)?.id) ??
    // the old form may name the payment's address
    textOf(resource)?.split('/').at(-1) ??
    ''
  if (!PAYMENT_ID.test(paymentId)) return null
  return { paymentId, isSigned: secret !== null && isSigned({ headers, query }, secret, now) }
}

/** Whether `x-signature` is the HMAC of the id in the query, the request's id and the moment, and that is recent. */
function isSigned(
  { headers, query }: Pick<NoticeRequest, 'headers' | 'query'>,
  secret: string,
  now: Date,
): boolean {
  const parts = new Map(
    (textOf(headers['x-signature']) ?? '').split(',').map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name.trim(), value.trim()]
    }),
  )
  const [ts = '', v1 = ''] = [parts.get('ts'), parts.get('v1')]
  if (!/^(\d{10}|\d{13})$/.test(ts) || !/^[0-9a-f]{64}$/i.test(v1)) return false
  const moment = Number(ts) * (ts.length === 10 ? 1000 : 1)
  if (Math.abs(now.getTime() - moment) > TOLERANCE_MS) return false
  const id = textOf(query['data.id'])
  const requestId = textOf(headers['x-request-id'])
  const manifest = `${id === null ? '' : `id:${id};`}${requestId === null ? '' : `request-id:${requestId};`}ts:${ts};`
  const expected = createHmac('sha256', secret).update(manifest).digest()
  return timingSafeEqual(expected, Buffer.from(v1, 'hex'))
}

const textOf = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' && value.length <= 300 ? value : null
}
