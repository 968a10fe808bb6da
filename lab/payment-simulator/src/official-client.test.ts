import {
  CardToken,
  MercadoPagoConfig,
  Payment,
  PaymentMethod,
  PaymentRefund,
  Preference,
  WebhookSignatureValidator,
} from 'mercadopago'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCESS_TOKEN, NOTICE_SECRET, pay, startTestSimulator } from './call-simulator.fixture.ts'
import { noticeSignature } from './notices/notice-request.ts'
import type { Simulator } from './start-simulator.ts'

// The official client has no option for its address: the test replaces the constant that it reads for each call. The
// calls themselves are its own, over real sockets.

const OFFICIAL_URL = AppConfig.BASE_URL
const address = AppConfig as { BASE_URL: string }
/** The client keeps the options of one call, its key among them, for all later ones of the same configuration. */
const newConfig = () => new MercadoPagoConfig({ accessToken: ACCESS_TOKEN, options: { maxRetries: 0 } })
const config = newConfig()
const payments = new Payment(config)
let simulator: Simulator
beforeAll(async () => {
  simulator = await startTestSimulator()
  address.BASE_URL = simulator.url
})
afterAll(async () => {
  address.BASE_URL = OFFICIAL_URL
  await simulator.stop()
})

const reserve = async (requestOptions = {}) => {
  const token = await new CardToken(config).create({ body: { card_number: '4509953566233704' } })
  return payments.create({
    body: {
      transaction_amount: 2500.25,
      token: token.id!,
      payment_method_id: 'visa',
      installments: 1,
      capture: false,
      payer: { email: 'ana@example.com' },
      external_reference: 'oficial',
    },
    requestOptions,
  })
}

test('a preference is made, read and expired', async () => {
  const preferences = new Preference(config)
  const made = await preferences.create({
    body: { items: [{ id: '1', title: 'Pedido', quantity: 1, unit_price: 10.5 }], external_reference: 'p-1' },
  })
  expect(made).toMatchObject({
    id: expect.any(String),
    init_point: expect.stringContaining('/checkout/pagar?pref_id='),
    external_reference: 'p-1',
    collector_id: expect.any(Number),
    api_response: { status: 201 },
  })
  const changed = await preferences.update({
    id: made.id!,
    updatePreferenceRequest: {
      items: made.items!,
      expires: true,
      expiration_date_to: '2026-01-01T00:00:00.000-03:00',
    },
  })
  expect(changed.expires).toBe(true)
  expect((await preferences.get({ preferenceId: made.id! })).expiration_date_to).toContain('2026-01-01')
})

test('a reserve is made, captured for less, and refunded', async () => {
  const reserved = await reserve()
  expect(reserved).toMatchObject({
    id: expect.any(Number),
    status: 'authorized',
    status_detail: 'pending_capture',
    captured: false,
    currency_id: 'ARS',
    live_mode: false,
    transaction_amount: 2500.25,
    transaction_amount_refunded: 0,
    installments: 1,
    payment_method_id: 'visa',
    payment_type_id: 'credit_card',
    external_reference: 'oficial',
    date_created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-04:00$/),
  })
  const captured = await payments.capture({ id: reserved.id!, transaction_amount: 2000.1 })
  expect(captured).toMatchObject({ status: 'approved', captured: true, transaction_amount: 2000.1 })
  const refunds = new PaymentRefund(config)
  const part = await refunds.create({ payment_id: reserved.id!, body: { amount: 0.1 } })
  expect(part).toMatchObject({
    id: expect.any(Number),
    payment_id: reserved.id,
    amount: 0.1,
    status: 'approved',
  })
  expect(await refunds.get({ payment_id: reserved.id!, refund_id: part.id! })).toMatchObject({ amount: 0.1 })
  await refunds.total({ payment_id: reserved.id! })
  expect(Object.values(await refunds.list({ payment_id: reserved.id! }))).toEqual(
    expect.arrayContaining([expect.objectContaining({ amount: 2000 })]),
  )
  expect(await payments.get({ id: reserved.id! })).toMatchObject({
    status: 'refunded',
    transaction_amount_refunded: 2000.1,
  })
})

test('a reserve is released', async () => {
  const { id } = await reserve()
  expect(await payments.cancel({ id: id! })).toMatchObject({
    status: 'cancelled',
    status_detail: 'by_collector',
  })
})

test('a repeated call with its key is the same call', async () => {
  const { id } = await reserve()
  const keyed = new Payment(newConfig())
  const capture = () =>
    keyed.capture({ id: id!, transaction_amount: 100, requestOptions: { idempotencyKey: 'cobro-1' } })
  expect((await capture()).id).toBe((await capture()).id)
})

test('payments are searched', async () => {
  const { id } = (await new Preference(config).create({
    body: { items: [{ id: '1', title: 'Pedido', quantity: 1, unit_price: 10 }], external_reference: 'busca' },
  })) as { id: string }
  await pay(simulator, id)
  const found = await payments.search({
    options: { external_reference: 'busca', sort: 'date_created', criteria: 'asc' },
  })
  expect(found.paging).toEqual({ total: 1, limit: 30, offset: 0 })
  expect(found.results).toMatchObject([
    { status: 'approved', transaction_amount: 10, external_reference: 'busca' },
  ])
})

test('payments that changed within a window are searched page by page, each of its documented shape', async () => {
  const begin_date = new Date(Date.now() - 60_000).toISOString()
  const made = [await reserve(), await reserve(), await reserve()].map(({ id }) => id!)
  await payments.cancel({ id: made[0]! })
  const page = (offset: number) =>
    payments.search({
      options: {
        sort: 'date_last_updated',
        criteria: 'asc',
        range: 'date_last_updated',
        begin_date,
        end_date: new Date(Date.now() + 60_000).toISOString(),
        limit: 2,
        offset,
      },
    })
  const first = await page(0)
  const total = first.paging!.total
  const found = [...first.results!]
  for (let offset = 2; offset < total; offset += 2) found.push(...(await page(offset)).results!)
  expect(found).toHaveLength(total)
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(made))
  expect(found.at(-1)).toMatchObject({ id: made[0], status: 'cancelled' })
  for (const payment of found)
    expect(payment).toMatchObject({
      id: expect.any(Number),
      status: expect.any(String),
      status_detail: expect.any(String),
      currency_id: 'ARS',
      transaction_amount: expect.any(Number),
      transaction_amount_refunded: expect.any(Number),
      captured: expect.any(Boolean),
      live_mode: false,
      installments: expect.any(Number),
      payment_method_id: expect.any(String),
      date_created: expect.any(String),
      date_last_updated: expect.any(String),
    })
})

test('a card that refuses is a payment, not an error', async () => {
  const token = await new CardToken(config).create({
    // the types leave out the holder, which the provider's calls take
    body: { card_number: '4509953566233704', cardholder: { name: 'FUND' } } as object,
  })
  const refused = await payments.create({
    body: {
      transaction_amount: 10,
      token: token.id!,
      payment_method_id: 'visa',
      installments: 1,
      payer: { email: 'ana@example.com' },
    },
  })
  expect(refused).toMatchObject({
    status: 'rejected',
    status_detail: 'cc_rejected_insufficient_amount',
    captured: expect.any(Boolean),
  })
})

test('a refund that is said twice with its key is one refund', async () => {
  const { id } = await reserve()
  await payments.capture({ id: id!, transaction_amount: 100 })
  const keyed = newConfig()
  const give = () =>
    new PaymentRefund(keyed).create({
      payment_id: id!,
      body: { amount: 40 },
      requestOptions: { idempotencyKey: 'devolucion-1' },
    })
  expect((await give()).id).toBe((await give()).id)
  expect((await payments.get({ id: id! })).transaction_amount_refunded).toBe(40)
})

test('the means of payment say which can be captured later', async () => {
  const methods = Object.values(await new PaymentMethod(config).get())
  expect(methods).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'visa', payment_type_id: 'credit_card', deferred_capture: 'supported' }),
      expect.objectContaining({ id: 'naranja', deferred_capture: 'unsupported' }),
    ]),
  )
})

test('errors have the documented shape', async () => {
  await expect(payments.get({ id: 1 })).rejects.toMatchObject({ status: 404, message: 'Payment not found' })
  const other = new Payment(new MercadoPagoConfig({ accessToken: 'otra', options: { maxRetries: 0 } }))
  await expect(other.get({ id: 1 })).rejects.toMatchObject({ status: 401 })
  const { id } = await reserve()
  await expect(payments.capture({ id: id!, transaction_amount: 9999 })).rejects.toMatchObject({
    status: 400,
    causes: [{ code: 2041 }],
  })
})

test('its validator accepts the signature of a notice, and no other', () => {
  const now = new Date()
  const xSignature = noticeSignature(NOTICE_SECRET, '123', 'pedido-1', now)
  const facts = {
    xSignature,
    xRequestId: 'pedido-1',
    dataId: '123',
    secret: NOTICE_SECRET,
    toleranceSeconds: 60,
  }
  expect(() => WebhookSignatureValidator.validate(facts)).not.toThrow()
  expect(() => WebhookSignatureValidator.validate({ ...facts, dataId: '124' })).toThrow(/SignatureMismatch/)
})
