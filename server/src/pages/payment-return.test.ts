import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ database: 'sqlite' })
})
afterAll(() => shop.close())

it.each([
  ['12', '/#/pedido/12?pago=vuelta'],
  ['12?status=approved&external_reference=G12-x&payment_id=7', '/#/pedido/12?pago=vuelta'],
  ['12%2f%2fevil.example', '/#/mis-pedidos'],
  ['012', '/#/mis-pedidos'],
  ['99999999999999', '/#/mis-pedidos'],
  ['%0d%0aset-cookie:a=b', '/#/mis-pedidos'],
])('who comes back to %s goes on to %s, and nothing is believed or stored', async (address, to) => {
  const { status, headers } = await shop.visitor().request('GET', `/pago/vuelta/${address}`)
  expect([status, headers['location'], headers['cache-control']]).toEqual([303, to, 'no-store'])
})
