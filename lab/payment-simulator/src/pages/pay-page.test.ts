import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, newPreference, startTestSimulator } from '../call-simulator.fixture.ts'
import type { Simulator } from '../start-simulator.ts'

let simulator: Simulator
beforeEach(async () => {
  simulator = await startTestSimulator()
})
afterEach(() => simulator.stop())

const BACK = {
  success: 'http://127.0.0.1:9/pago/listo',
  pending: 'http://127.0.0.1:9/pago/pendiente',
  failure: 'http://127.0.0.1:9/pago/no',
}

const open = async (changes: object = {}) => {
  const preference = await newPreference(simulator, {
    back_urls: BACK,
    auto_return: 'approved',
    ...changes,
  })
  return preference['init_point'] as string
}
const send = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

test('the page says what it is, runs no script, and leads nowhere else', async () => {
  const answer = await fetch(await open({ items: [{ title: '<b>Ñ</b>', quantity: 1, unit_price: 1234.5 }] }))
  const text = await answer.text()
  expect(text).toContain('Simulador de pagos: no se cobra nada')
  expect(text).toContain('&#60;b&#62;Ñ')
  expect(text).toMatch(/\$\s1\.234,50/)
  expect(text).not.toMatch(/<script|style=/)
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self' http://127.0.0.1:9; base-uri 'none'; frame-ancestors 'none'",
  )
})

test('an approved payment leads back to the shop with the provider’s parameters', async () => {
  const answer = await send(await open(), { medio: 'master', cuotas: '3', resultado: 'APRO', intento: '1' })
  const back = new URL(answer.headers.get('location')!)
  expect(back.origin + back.pathname).toBe(BACK.success)
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    status: 'approved',
    external_reference: 'ref-1',
    payment_id: String(simulator.books().payments[0]!.id),
  })
  const { body } = await call(simulator, `GET /v1/payments/${back.searchParams.get('payment_id')}`)
  expect(body).toMatchObject({ payment_method_id: 'master', installments: 3 })
})

test('a form that is sent twice pays once', async () => {
  const address = await open()
  const [first, second] = [await send(address, { intento: '7' }), await send(address, { intento: '7' })]
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
  expect(simulator.books().payments).toHaveLength(1)
})

test.each([
  ['FUND', 'Pago rechazado', 'cc_rejected_insufficient_amount', BACK.failure],
  ['CONT', 'Pago pendiente', 'pending_contingency', BACK.pending],
])('%s stays on the provider’s page, with the way back', async (resultado, title, detail, back) => {
  const answer = await send(await open(), { resultado, intento: '1' })
  const text = await (await fetch(new URL(answer.headers.get('location')!, simulator.url))).text()
  expect(text).toContain(title)
  expect(text).toContain(detail)
  expect(text).toContain(back)
})

test('who gives up is led back without a payment', async () => {
  const text = await (await fetch(await open())).text()
  expect(text).toContain(`${BACK.failure}?collection_id=null`)
  expect(simulator.books().payments).toEqual([])
})

test('a closed page takes nothing', async () => {
  const address = await open({ expires: true, expiration_date_to: '2026-01-01T00:00:00.000-03:00' })
  expect((await fetch(address)).status).toBe(410)
  expect((await send(address, { intento: '1' })).status).toBe(410)
  expect(simulator.books().payments).toEqual([])
})

test('the card’s page hands a token over by a form, never in an address', async () => {
  const back = encodeURIComponent(BACK.success)
  const address = `${simulator.url}/checkout/tarjeta?importe=100050&vuelta=${back}&titulo=Pedido%201`
  expect(await (await fetch(address)).text()).not.toContain('account_money')
  const answer = await send(address, { medio: 'visa', cuotas: '6', resultado: 'APRO' })
  const text = await answer.text()
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  expect(text).toContain(`action="${BACK.success}"`)
  const [, token = ''] = /name="token" value="(\w{32})"/.exec(text) ?? []
  const payment = await call(simulator, 'POST /v1/payments', {
    transaction_amount: 1000.5,
    token,
    payment_method_id: 'visa',
    installments: 6,
    capture: false,
    payer: { email: 'ana@example.com' },
  })
  expect(payment.body['status']).toBe('authorized')
})

test.each([
  'importe=0&vuelta=http://127.0.0.1:9/',
  'importe=1.5&vuelta=http://127.0.0.1:9/',
  'importe=500&vuelta=javascript:alert(1)',
  'importe=500',
])('the card’s page refuses %s', async (query) =>
  expect((await fetch(`${simulator.url}/checkout/tarjeta?${query}`)).status).toBe(400),
)
