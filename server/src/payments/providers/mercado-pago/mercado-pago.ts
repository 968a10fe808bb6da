import { toPesos } from '@gondola/contract/base'
import {
  ProviderError,
  type CardToken,
  type PaymentAsk,
  type PaymentProvider,
  type ProviderPayment,
  type NoticeRequest,
  type PaymentNotice,
} from '../provider.ts'
import { callApi, type ApiAccount, type ApiCall } from './call-api.ts'
import { readPayment, readRefund, readSession, type ReadPayment } from './read-payment.ts'
import { askPatiently, providerDate, searchPages } from './search-pages.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'

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

export interface MercadoPagoOptions extends ApiAccount {
  /** Of the notices' signatures, from the provider's panel; null: none is configured. */
  noticeSecret: string | null
  /** The page with the provider's card fields, where an ask to reserve is answered. */
  cardPage: (ask: PaymentAsk) => string
  now: () => Date
}

/** Its name in the contract's table. */
export const MERCADO_PAGO = 'mercado-pago'
export const MERCADO_PAGO_URL = 'https://api.mercadopago.com'

/** Marks the session of a reserve, which exists at the shop only. */
const CARD_SESSION = 'tarjeta-'

/** Cash vouchers are paid days later, when the order is long gone. */
const SLOW_TYPES = ['ticket', 'atm']

/** The code of an action that the payment's state does not allow: mostly, that it was done before. */
const DONE_BEFORE = '2063'

/** Mercado Pago by its documented calls: preferences (Checkout Pro), and cards that are captured later. */
export function mercadoPago({
  noticeSecret,
  cardPage,
  now,
  ...account
}: MercadoPagoOptions): PaymentProvider {
  const ask = (call: ApiCall) => callApi(account, call)
  const patiently = askPatiently(ask)
  /** A search leaves the refunds out. */
  const whole = async ({ payment: read, hasRefunds }: ReadPayment, by = ask): Promise<ProviderPayment> =>
    hasRefunds ? read : readPayment(await by({ method: 'GET', path: paymentPath(read.id) })).payment
  const payment = async (call: ApiCall): Promise<ProviderPayment> => whole(readPayment(await ask(call)))

  const lookUp = async (paymentId: string): Promise<ProviderPayment | null> => {
    try {
      return await payment({ method: 'GET', path: paymentPath(paymentId) })
    } catch (error) {
      if (isCode(error, '2000', '404', 'not_found')) return null
      throw error
    }
  }

  /** A change that the payment's state does not allow has succeeded if the payment is as it was to be. */
  const changeOnce = async (
    paymentId: string,
    call: ApiCall,
    isDone: (found: ProviderPayment) => boolean,
  ): Promise<ProviderPayment> => {
    try {
      return await payment(call)
    } catch (error) {
      const found = isCode(error, DONE_BEFORE) ? await lookUp(paymentId) : null
      if (found === null || !isDone(found)) throw error
      return found
    }
  }

  return {
    abilities: { reserves: true, refunds: 'llamada', closes: true, notices: true },
    begin: async (asked, key) => {
      if (asked.mode === 'reservar') return { id: CARD_SESSION + asked.reference, url: cardPage(asked) }
      const body = preferenceOf(asked)
      return readSession(await ask({ method: 'POST', path: '/checkout/preferences', body, key }))
    },
    reserve: (asked, card, key) =>
      payment({ method: 'POST', path: '/v1/payments', body: reserveOf(asked, card), key }),
    end: async (sessionId) => {
      if (sessionId.startsWith(CARD_SESSION)) return
      const path = `/checkout/preferences/${encodeURIComponent(sessionId)}`
      const body = { expires: true, expiration_date_to: providerDate(now()) }
      await ask({ method: 'PUT', path, body })
    },
    find: async (reference) => {
      const filter = { external_reference: reference, sort: 'date_created', criteria: 'asc' }
      const found: ProviderPayment[] = []
      for await (const read of searchPages(ask, filter))
        if (read.payment.reference === reference) found.push(await whole(read))
      return found
    },
    lookUp,
    capture: (paymentId, centavos, key) => {
      const body = { capture: true, transaction_amount: toPesos(centavos) }
      const call: ApiCall = { method: 'PUT', path: paymentPath(paymentId), body, key }
      return changeOnce(paymentId, call, ({ captured }) => captured === centavos)
    },
    cancel: (paymentId, key) => {
      const call: ApiCall = {
        method: 'PUT',
        path: paymentPath(paymentId),
        body: { status: 'cancelled' },
        key,
      }
      return changeOnce(paymentId, call, ({ state }) => state === 'cancelado' || state === 'vencido')
    },
    refund: async (paymentId, centavos, key) => {
      const path = `${paymentPath(paymentId)}/refunds`
      return readRefund(await ask({ method: 'POST', path, body: { amount: toPesos(centavos) }, key }))
    },
    readNotice: (request) => readNotice(request, noticeSecret, now()),
    async *list(since, until) {
      const filter = {
        sort: 'date_last_updated',
        criteria: 'asc',
        range: 'date_last_updated',
        begin_date: since,
        end_date: until,
      }
      for await (const read of searchPages(patiently, filter)) yield await whole(read, patiently)
    },
  }
}

const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof ProviderError && error.fault === 'rechazado' && codes.includes(error.code)

const paymentPath = (paymentId: string) => `/v1/payments/${encodeURIComponent(paymentId)}`

/** One item for the whole order: lines with promotions and weights have no price that times quantity is exact. */
const preferenceOf = ({
  reference,
  centavos,
  title,
  email,
  returnUrl,
  noticeUrl,
  expiresAt,
}: PaymentAsk) => ({
  items: [{ id: reference, title, quantity: 1, unit_price: toPesos(centavos), currency_id: 'ARS' }],
  external_reference: reference,
  payer: { email },
  back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
  auto_return: 'approved',
  ...(noticeUrl !== null && { notification_url: webhookUrl(noticeUrl) }),
  expires: true,
  expiration_date_to: providerDate(new Date(expiresAt)),
  date_of_expiration: providerDate(new Date(expiresAt)),
  payment_methods: { excluded_payment_types: SLOW_TYPES.map((id) => ({ id })) },
})

const reserveOf = (
  { reference, centavos, title, email, noticeUrl }: PaymentAsk,
  { token, means, installments }: CardToken,
) => ({
  transaction_amount: toPesos(centavos),
  token,
  payment_method_id: means,
  installments,
  capture: false,
  description: title,
  external_reference: reference,
  payer: { email },
  ...(noticeUrl !== null && { notification_url: webhookUrl(noticeUrl) }),
})

/** Asks for signed notices instead of the old, unsigned ones. */
function webhookUrl(noticeUrl: string): string {
  const url = new URL(noticeUrl)
  url.searchParams.set('source_news', 'webhooks')
  return String(url)
}
