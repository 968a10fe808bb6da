import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { NoticeRequest } from '../provider.ts'
import { readNotice } from './mercado-pago.ts'

const SECRET = 'secreto-de-avisos'
const NOW = new Date('2026-11-23T12:00:00.000Z')
const SECONDS = String(NOW.getTime() / 1000)

const signature = (manifest: string, secret = SECRET) =>
  createHmac('sha256', secret).update(manifest).digest('hex')

/** A true notice of payment 123. */
const notice = (changes: Partial<NoticeRequest> = {}): NoticeRequest => ({
  headers: {
    'x-request-id': 'pedido-1',
    'x-signature': `ts=${SECONDS},v1=${signature(`id:123;request-id:pedido-1;ts:${SECONDS};`)}`,
  },
  query: { 'data.id': '123', type: 'payment' },
  body: { type: 'payment', data: { id: '123' } },
  ...changes,
})
const signedWith = (header: string): NoticeRequest =>
  notice({ headers: { 'x-request-id': 'pedido-1', 'x-signature': header } })
const at = (ts: string) => `ts=${ts},v1=${signature(`id:123;request-id:pedido-1;ts:${ts};`)}`

describe('a notice is signed', () => {
  test.each([
    ['with its moment in seconds', notice()],
    ['with its moment in milliseconds', signedWith(at(`${SECONDS}000`))],
    ['with spaces between its parts', signedWith(at(SECONDS).replace(',', ', '))],
    ['in capitals', signedWith(at(SECONDS).replace(/v1=.*/, (part) => `v1=${part.slice(3).toUpperCase()}`))],
    ['nine minutes ago', signedWith(at(String(Number(SECONDS) - 540)))],
    [
      'without a request’s id',
      notice({ headers: { 'x-signature': `ts=${SECONDS},v1=${signature(`id:123;ts:${SECONDS};`)}` } }),
    ],
  ])('%s', (_name, request) => {
    expect(readNotice(request, SECRET, NOW)).toEqual({ paymentId: '123', isSigned: true })
  })
})

describe('a notice is not signed', () => {
  test.each([
    ['without a signature', notice({ headers: {} })],
    [
      'with another secret',
      signedWith(`ts=${SECONDS},v1=${signature(`id:123;request-id:pedido-1;ts:${SECONDS};`, 'otro')}`),
    ],
    ['for another payment', notice({ query: { 'data.id': '124', type: 'payment' } })],
    ['for another request', notice({ headers: { ...notice().headers, 'x-request-id': 'pedido-2' } })],
    ['with another moment', signedWith(at(SECONDS).replace(SECONDS, String(Number(SECONDS) + 1)))],
    ['eleven minutes ago', signedWith(at(String(Number(SECONDS) - 660)))],
    ['eleven minutes ahead', signedWith(at(String(Number(SECONDS) + 660)))],
    ['with a short hash', signedWith(`ts=${SECONDS},v1=abcd`)],
    ['with no hash', signedWith(`ts=${SECONDS}`)],
    ['with several signatures', notice({ headers: { ...notice().headers, 'x-signature': ['a', 'b'] } })],
  ])('%s, and names a payment all the same', (_name, request) => {
    expect(readNotice(request, SECRET, NOW)).toMatchObject({ isSigned: false })
  })

  test('if the shop has no secret', () => {
    expect(readNotice(notice(), null, NOW)).toEqual({ paymentId: '123', isSigned: false })
  })
})

test.each([
  ['the old form', { query: { topic: 'payment', id: '123' }, body: {} }],
  ['the old form, its body alone', { query: {}, body: { topic: 'payment', resource: '123' } }],
  [
    'the old form with an address',
    { query: {}, body: { topic: 'payment', resource: 'https://api.mercadopago.com/v1/payments/123' } },
  ],
  ['a body alone', { query: {}, body: { type: 'payment', data: { id: 123 } } }],
])('%s names its payment, unsigned', (_name, changes) => {
  expect(readNotice(notice({ headers: {}, ...changes }), SECRET, NOW)).toEqual({
    paymentId: '123',
    isSigned: false,
  })
})

test.each([
  ['of another kind', { query: { topic: 'merchant_order', id: '123' }, body: null }],
  ['of a payment without id', { query: { type: 'payment' }, body: null }],
  ['with no number', { query: { 'data.id': '../1', type: 'payment' }, body: null }],
  ['with a number out of bounds', { query: { 'data.id': '1'.repeat(21), type: 'payment' }, body: null }],
  ['with several ids', { query: { 'data.id': ['1', '2'], type: 'payment' }, body: null }],
  ['that is a list', { query: {}, body: [1] }],
  ['that is a text', { query: {}, body: 'payment' }],
])('a notice %s is none', (_name, changes) => {
  expect(readNotice(notice({ headers: {}, ...changes }), SECRET, NOW)).toBe(null)
})
