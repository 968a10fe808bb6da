import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOwnClient, loginByEmail, loginByPath, loginByUser } from '@gondola/contract/clients'
import { startTestShop, type TestShop } from '../../lab/shop/test-shop.ts'

describe('log and metrics', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database: 'sqlite', demo: true })
  })
  afterAll(() => shop.close())

  it('hold no password, token, name or address of a customer', async () => {
    const visitor = shop.visitor()
    const secrets = ['demo1234', 'wrongpass9', 'demo@gondola.example', 'X-Hidden-Value']
    await visitor.call(loginByPath, { params: { Usuario: 'demo', Pass: 'demo1234' } })
    const first = visitor.cookies.get('gondola_sesion')
    await visitor.call(loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
    await visitor.call(loginByUser, { body: { Usuario: 'demo', Pass: 'wrongpass9' } })
    await visitor.call(loginByEmail, { body: { Email: 'demo@gondola.example', Pass: 'demo1234' } })
    await visitor.call(findOwnClient, {
      headers: { authorization: 'X-Hidden-Value', referer: 'http://x/X-Hidden-Value' },
    })
    await visitor.request('GET', '/api/clientes/usuario/demo/demo1234/extra')
    await visitor.request('POST', '/api/clientes/login', '{"Usuario":"demo","Pass":"demo1234"')
    await visitor.request('GET', '/nada/demo1234')
    const text = JSON.stringify(shop.log) + (await visitor.request('GET', '/metrics')).text
    expect(text).toContain('/api/clientes/usuario/:Usuario/:Pass')
    expect(first).toBeDefined()
    for (const secret of [...secrets, ...visitor.cookies.values(), first ?? ''])
      expect(text).not.toContain(secret)
  })
})
