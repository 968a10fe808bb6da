import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

describe('who comes back from the provider', () => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await startTestShop({ database: 'sqlite' })
  })
  afterAll(() => shop.close())

  it.each([
    ['/pago/vuelta/17?payment_id=5&status=approved&external_reference=G99-x', '/#/pedido/17?pago=vuelta'],
    ['/pago/vuelta/17', '/#/pedido/17?pago=vuelta'],
    ['/pago/vuelta/%2F%2Fevil.example', '/#/mis-pedidos'],
    ['/pago/vuelta/otro', '/#/mis-pedidos'],
  ])('to %s is led to %s', async (path, screen) => {
    const { statusCode, headers } = await shop.app.inject({ method: 'GET', url: path })
    expect([statusCode, headers.location]).toEqual([303, screen])
  })
})
