import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebhookSignatureValidator } from 'mercadopago'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  call,
  newCardPayment,
  newPreference,
  NOTICE_SECRET,
  pay,
  startTestSimulator,
} from '../call-simulator.fixture.ts'
import type { Simulator } from '../start-simulator.ts'

interface Received {
  query: URLSearchParams
  isSigned: boolean
  body: Record<string, unknown>
}

let received: Received[]
let statuses: number[]
let shop: Server
let noticeUrl: string
let simulator: Simulator

beforeEach(async () => {
  received = []
  statuses = []
  shop = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += String(chunk)))
    request.on('end', () => {
      const query = new URL(request.url!, 'http://a').searchParams
      received.push({ query, isSigned: isSigned(request.headers, query), body: JSON.parse(text) })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve))
  noticeUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/avisos?tienda=1`
  // the last waiting time, four days, becomes a third of a second
  simulator = await startTestSimulator({ hurry: 1_000_000 })
})
afterEach(async () => {
  await simulator.stop()
  shop.closeAllConnections()
  await new Promise((resolve) => void shop.close(resolve))
})

/** By the provider's own validator. */
function isSigned(headers: Record<string, string | string[] | undefined>, query: URLSearchParams): boolean {
  try {
    WebhookSignatureValidator.validate({
      xSignature: headers['x-signature'],
      xRequestId: headers['x-request-id'],
      dataId: query.get('data.id')!,
      secret: NOTICE_SECRET,
      toleranceSeconds: 60,
    })
    return true
  } catch {
    return false
  }
}

const order = async (reference: string): Promise<string> => {
  const preference = await newPreference(simulator, {
    notification_url: noticeUrl,
    external_reference: reference,
  })
  return String((await pay(simulator, preference['id'])).body['id'])
}
const ids = () => received.map(({ query }) => query.get('data.id') ?? query.get('id'))

test('each change of a payment is sent, signed, to the address that the shop gave', async () => {
  const { id } = await newCardPayment(simulator, { notification_url: noticeUrl })
  await simulator.quiet()
  await call(simulator, `PUT /v1/payments/${id}`, { capture: true })
  await simulator.quiet()
  expect(received.map(({ isSigned: signed, body }) => [signed, body['action'], body['data']])).toEqual([
    [true, 'payment.created', { id: String(id) }],
    [true, 'payment.updated', { id: String(id) }],
  ])
  expect(received[0]!.query.get('type')).toBe('payment')
  expect(received[0]!.query.get('tienda')).toBe('1')
})

test('a notice that is not answered with 200 or 201 is sent again', async () => {
  statuses = [500, 404, 302, 201]
  await order('a')
  await simulator.quiet()
  expect(received).toHaveLength(4)
  expect(simulator.noticeCounts()).toEqual({ sent: 4, dropped: 0, forged: 0, failed: 0 })
})

test('after the seventh repetition it is given up', async () => {
  statuses = Array.from({ length: 20 }, () => 500)
  await order('a')
  await simulator.quiet()
  expect(simulator.noticeCounts()).toMatchObject({ sent: 8, failed: 1 })
})

test('the dial drops, doubles, reorders and adds the old form', async () => {
  simulator.dial.turn({ drop: 1 })
  await order('a')
  await simulator.quiet()
  expect([received, simulator.noticeCounts().dropped]).toEqual([[], 1])

  simulator.dial.reset()
  simulator.dial.turn({ double: 1 })
  const doubled = await order('b')
  await simulator.quiet()
  expect(ids()).toEqual([doubled, doubled])

  simulator.dial.reset()
  simulator.dial.turn({ reorder: 1 })
  const first = await order('c')
  simulator.dial.reset()
  received = []
  const second = await order('d')
  await simulator.quiet()
  expect(ids().toSorted()).toEqual([first, second].toSorted())

  simulator.dial.turn({ ipn: 1 })
  received = []
  const both = await order('e')
  await simulator.quiet()
  expect(received.map(({ query, isSigned: signed }) => [query.get('topic'), signed]).toSorted()).toEqual(
    [
      [null, true],
      ['payment', false],
    ].toSorted(),
  )
  expect(ids()).toEqual([both, both])
})

test('forged notices: only that of another shop’s payment has a true signature', async () => {
  const paid = await order('a')
  await simulator.quiet()
  received = []
  simulator.forge(noticeUrl, 8)
  await simulator.quiet()
  expect(received.filter(({ isSigned: signed }) => signed)).toHaveLength(2)
  expect(ids().filter((id) => id === paid)).toHaveLength(2)
  const foreign = received.find(({ isSigned: signed }) => signed)!.query.get('data.id')
  const { body } = await call(simulator, `GET /v1/payments/${foreign}`)
  expect(body['external_reference']).toMatch(/^otro-comercio-/)
  expect(simulator.books().payments.map(({ id }) => String(id))).toEqual([paid])
})
