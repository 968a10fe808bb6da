import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { call, newCardPayment, newPreference, pay, startTestSimulator } from './call-simulator.fixture.ts'
import type { Simulator } from './start-simulator.ts'

let simulator: Simulator
beforeEach(async () => {
  simulator = await startTestSimulator()
})
afterEach(() => simulator.stop())

const DAY_MS = 86_400_000
const totals = () => simulator.books().totals

describe('preferences', () => {
  test('are answered with the page where they are paid', async () => {
    const preference = await newPreference(simulator)
    expect(preference['init_point']).toBe(`${simulator.url}/checkout/pagar?pref_id=${preference['id']}`)
  })

  test.each([
    [{ items: [] }, 'items needed'],
    [{ items: [{ title: 'a', quantity: 1, unit_price: 0 }] }, 'unit_price invalid'],
    [{ items: [{ title: 'a', quantity: 1, unit_price: 1.005 }] }, 'unit_price invalid'],
    [{ items: [{ title: 'a', quantity: 0, unit_price: 1 }] }, 'quantity must be'],
    [{ items: [{ title: 'a', quantity: 1, unit_price: 1, currency_id: 'USD' }] }, 'currency_id invalid'],
    [{ auto_return: 'approved' }, 'back_url.success must be defined'],
    [{ back_urls: { success: 'javascript:alert(1)' } }, 'back_urls invalid'],
    [{ notification_url: 'avisos' }, 'notification_url attribute must be a valid url'],
    [{ expiration_date_to: 'mañana' }, 'expiration_date_to must be'],
  ])('%j is refused', async (changes, message) => {
    const refusal = await newPreference(simulator, changes)
    expect(refusal).toMatchObject({ status: 400, error: 'bad_request', cause: [{}] })
    expect(refusal['message']).toContain(message)
  })

  test('take a payment until they expire', async () => {
    const { id } = await newPreference(simulator)
    await call(simulator, `PUT /checkout/preferences/${id}`, {
      expires: true,
      expiration_date_to: new Date().toISOString(),
    })
    expect((await pay(simulator, id)).status).toBe(400)
    simulator.dial.turn({ payAfterClose: 1 })
    expect((await pay(simulator, id)).body).toMatchObject({ status: 'approved', transaction_amount: 1234.56 })
  })

  test('may be paid with another amount, if the dial says so', async () => {
    simulator.dial.turn({ wrongAmount: 1 })
    const { body } = await pay(simulator, (await newPreference(simulator))['id'])
    expect(body['transaction_amount']).not.toBe(1234.56)
  })
})

describe('payments', () => {
  test('a card is authorised, captured for less, refunded in parts', async () => {
    const { id, ...payment } = await newCardPayment(simulator)
    expect(payment).toMatchObject({ status: 'authorized', status_detail: 'pending_capture', captured: false })
    const more = await call(simulator, `PUT /v1/payments/${id}`, { capture: true, transaction_amount: 1001 })
    expect(more).toMatchObject({ status: 400, body: { cause: [{ code: 2041 }] } })
    const captured = await call(simulator, `PUT /v1/payments/${id}`, {
      capture: true,
      transaction_amount: 900.4,
    })
    expect(captured.body).toMatchObject({ status: 'approved', captured: true, transaction_amount: 900.4 })
    expect(totals()).toEqual({
      asked: 100_050,
      captured: 90_040,
      refunded: 0,
      released: 10_010,
      kept: 90_040,
    })

    const first = await call(simulator, `POST /v1/payments/${id}/refunds`, { amount: 100.1 })
    expect(first).toMatchObject({ status: 201, body: { payment_id: id, amount: 100.1, status: 'approved' } })
    expect((await call(simulator, `GET /v1/payments/${id}`)).body).toMatchObject({
      status_detail: 'partially_refunded',
      transaction_amount_refunded: 100.1,
    })
    const over = await call(simulator, `POST /v1/payments/${id}/refunds`, { amount: 800.31 })
    expect(over).toMatchObject({ status: 400, body: { cause: [{ code: 2063 }] } })
    await call(simulator, `POST /v1/payments/${id}/refunds`, {})
    expect((await call(simulator, `GET /v1/payments/${id}`)).body['status']).toBe('refunded')
    expect((await call(simulator, `GET /v1/payments/${id}/refunds`)).body).toHaveLength(2)
    expect(totals()).toMatchObject({ captured: 90_040, refunded: 90_040, kept: 0 })
  })

  test('an authorised one is released by cancelling, or by seven days', async () => {
    const first = await newCardPayment(simulator)
    const second = await newCardPayment(simulator)
    await call(simulator, `PUT /v1/payments/${first['id']}`, { status: 'cancelled' })
    simulator.clock.advance(7 * DAY_MS)
    const late = await call(simulator, `PUT /v1/payments/${second['id']}`, { capture: true })
    expect(late).toMatchObject({ status: 400, body: { cause: [{ code: 2063 }] } })
    const details = await Promise.all(
      [first, second].map(async ({ id }) => (await call(simulator, `GET /v1/payments/${id}`)).body),
    )
    expect(details.map((payment) => [payment['status'], payment['status_detail']])).toEqual([
      ['cancelled', 'by_collector'],
      ['cancelled', 'expired'],
    ])
    expect(totals()).toMatchObject({ captured: 0, released: 200_100 })
  })

  test('a delayed one is approved by itself', async () => {
    const { body } = await pay(simulator, (await newPreference(simulator))['id'], 'DEMO')
    expect(body['status']).toBe('in_process')
    simulator.clock.advance(20_000)
    expect((await call(simulator, `GET /v1/payments/${body['id']}`)).body['status']).toBe('approved')
  })

  test.each([
    ['FUND', 'cc_rejected_insufficient_amount'],
    ['OTHE', 'cc_rejected_other_reason'],
  ])('%s is rejected as %s, and takes nothing', async (outcome, detail) => {
    expect(await newCardPayment(simulator, {}, outcome)).toMatchObject({
      status: 'rejected',
      status_detail: detail,
    })
    expect(totals()).toMatchObject({ captured: 0, released: 0 })
  })

  test.each([
    [{ transaction_amount: 0 }, 4037],
    [{ transaction_amount: '10' }, 4037],
    [{ token: 'de-otro' }, 2006],
    [{ payer: {} }, 4050],
    [{ installments: 7 }, 3028],
    [{ payment_method_id: 'naranja' }, 2070],
    [{ payment_method_id: 'master' }, 3034],
  ])('%j is refused with %i', async (changes, code) => {
    expect(await newCardPayment(simulator, changes)).toMatchObject({ status: 400, cause: [{ code }] })
    expect(simulator.books().payments).toEqual([])
  })

  test('are searched by reference and date, sorted and paged', async () => {
    const since = simulator.clock.now().toISOString()
    for (const reference of ['a', 'b', 'a']) {
      simulator.clock.advance(1000)
      await newCardPayment(simulator, { external_reference: reference })
    }
    const search = async (query: string) => (await call(simulator, `GET /v1/payments/search?${query}`)).body
    expect((await search('external_reference=a'))['paging']).toEqual({ total: 2, limit: 30, offset: 0 })
    const dates = `range=date_created&begin_date=${since}&end_date=${simulator.clock.now().toISOString()}`
    const page = await search(`${dates}&sort=date_created&criteria=asc&limit=2&offset=1`)
    expect(page['results'].map((found: Record<string, unknown>) => found['external_reference'])).toEqual([
      'b',
      'a',
    ])
    expect(await search('limit=101')).toMatchObject({ status: 400 })
    simulator.dial.turn({ searchLagMs: 60_000 })
    expect((await search('external_reference=a'))['results']).toEqual([])
  })
})

describe('every call', () => {
  test('needs the account’s key', async () => {
    const answer = await call(simulator, 'GET /v1/payments/1', undefined, { authorization: 'Bearer otra' })
    expect(answer).toMatchObject({ status: 401, body: { error: 'unauthorized', status: 401 } })
    const control = await call(simulator, 'GET /simulador/libros', undefined, { authorization: '' })
    expect(control.status).toBe(401)
  })

  test('that asks for what does not exist is answered 404', async () => {
    for (const unknown of ['/v1/payments/7', '/v1/payments/x', '/checkout/preferences/x', '/v1/otra'])
      expect((await call(simulator, `GET ${unknown}`)).status).toBe(404)
  })

  test('that writes is done once for its key', async () => {
    const { id } = await newCardPayment(simulator)
    await call(simulator, `PUT /v1/payments/${id}`, { capture: true })
    const refund = (amount: number) =>
      call(simulator, `POST /v1/payments/${id}/refunds`, { amount }, { 'x-idempotency-key': 'k-1' })
    const [first, second] = [await refund(10), await refund(10)]
    expect(second).toEqual(first)
    expect(await refund(11)).toMatchObject({ status: 409, body: { cause: [{ code: 2032 }] } })
    expect(totals()['refunded']).toBe(1000)
  })

  test('fails as the dial says: not done, or done and not answered', async () => {
    const body = { items: [{ title: 'a', quantity: 1, unit_price: 1 }] }
    const make = () => call(simulator, 'POST /checkout/preferences', body, { 'x-idempotency-key': 'k' })
    simulator.dial.failNext('error500', 'error429', 'error503', 'cutBefore')
    expect([await make(), await make(), await make()].map(({ status }) => status)).toEqual([500, 429, 503])
    await expect(make()).rejects.toThrow('fetch failed')
    const { id } = await newCardPayment(simulator)
    const capture = () =>
      call(simulator, `PUT /v1/payments/${id}`, { capture: true }, { 'x-idempotency-key': 'k' })
    simulator.dial.failNext('cutAfter')
    await expect(capture()).rejects.toThrow('fetch failed')
    expect(totals()['captured']).toBe(100_050)
    expect((await capture()).body['status']).toBe('approved')
  })
})

test('the books outlive the process, answers given for a key included', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'simulador-'))
  const file = path.join(folder, 'libros.jsonl')
  const first = await startTestSimulator({ file })
  const { id } = await newCardPayment(first)
  const capture = (of: Simulator) =>
    call(of, `PUT /v1/payments/${id}`, { capture: true }, { 'x-idempotency-key': 'k' })
  const answer = await capture(first)
  const books = first.books()
  await first.stop()
  const second = await startTestSimulator({ file })
  expect(second.books()).toEqual(books)
  expect(await capture(second)).toEqual(answer)
  expect((await newCardPayment(second))['id']).toBeGreaterThan(id)
  await second.stop()
  rmSync(folder, { recursive: true })
})

test('the same seed draws the same chances', async () => {
  const draw = async (seed: number) => {
    const one = await startTestSimulator({ seed })
    await one.stop()
    return Array.from({ length: 20 }, () => one.dial.draw(1000))
  }
  expect(await draw(5)).toEqual(await draw(5))
  expect(await draw(5)).not.toEqual(await draw(6))
})
