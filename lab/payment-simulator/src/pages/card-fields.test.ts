import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSimulator } from '../call-simulator.fixture.ts'
import type { Simulator } from '../start-simulator.ts'

let simulator: Simulator
beforeAll(async () => {
  simulator = await startTestSimulator()
})
afterAll(() => simulator.stop())

/** As a browser calls it: with the public key, from another origin. */
const fromBrowser = (path: string, options: RequestInit = {}) =>
  fetch(`${simulator.url}${path}${path.includes('?') ? '&' : '?'}public_key=TEST-publica`, options)

test('a field’s frame offers test cards by name, and nothing to type', async () => {
  const text = await (await fetch(`${simulator.url}/checkout/campo?tipo=cardNumber`)).text()
  expect([...text.matchAll(/type="(\w+)"/g)].map(([, type]) => type)).toEqual(Array(4).fill('radio'))
  expect(text).toContain('no se cobra nada')
  const other = await (await fetch(`${simulator.url}/checkout/campo?tipo=securityCode`)).text()
  expect(other).not.toContain('<input')
})

test('a browser makes a token with the public key, and reads nothing else with it', async () => {
  const token = await fromBrowser('/v1/card_tokens', {
    method: 'POST',
    body: JSON.stringify({ payment_method_id: 'visa', cardholder: { name: 'APRO' } }),
  })
  expect(token.headers.get('access-control-allow-origin')).toBe('*')
  expect(await token.json()).toMatchObject({ id: expect.stringMatching(/^\w{32}$/), status: 'active' })
  const preflight = await fromBrowser('/v1/card_tokens', { method: 'OPTIONS' })
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'content-type',
  ])
  for (const path of [
    '/v1/payments/search',
    '/v1/payments/1',
    '/checkout/preferences/1',
    '/simulador/libros',
  ])
    expect((await fromBrowser(path)).status).toBe(401)
})

test('the card’s first digits tell its kind and its instalments', async () => {
  const methods = await (await fromBrowser('/v1/payment_methods/search?bins=450995')).json()
  expect(methods).toMatchObject({ results: [{ id: 'visa', deferred_capture: 'supported' }] })
  const found = await (await fromBrowser('/v1/payment_methods/installments?bin=450995&amount=1000.5')).json()
  expect(found).toMatchObject([
    { payment_method_id: 'visa', payer_costs: [{ installments: 1 }, { installments: 3 }, {}, {}] },
  ])
  const [{ payer_costs: costs }] = found as [{ payer_costs: object[] }]
  expect(costs[1]).toMatchObject({
    installment_amount: 333.5,
    total_amount: 1000.5,
    recommended_message: expect.stringMatching(/^3 cuotas de \$\s333,50 \(\$\s1\.000,50\)$/),
    labels: ['CFT_0,00%|TEA_0,00%'],
  })
  const debit = await (await fromBrowser('/v1/payment_methods/installments?bin=400276&amount=10')).json()
  expect(debit).toMatchObject([{ payment_type_id: 'debit_card', payer_costs: [{ installments: 1 }] }])
})
