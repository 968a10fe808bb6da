import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'

// A sender that leaves in the middle of its body is no fault of the shop: a fault in the log pages the operator.

describe('a request whose sender leaves before its end', () => {
  let shop: TestShop
  let visitor: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database: 'sqlite', base: true })
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    visitor = shop.visitor()
    await visitor.request('GET', '/api/parametros/get')
  })
  afterAll(() => shop.close())

  const head = (path: string) => {
    const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const xsrf = `X-XSRF-TOKEN: ${visitor.cookies.get('XSRF-TOKEN')}`
    return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50000\r\nCookie: ${cookies}\r\n${xsrf}\r\n\r\n`
  }

  it.each([
    ['a call', '/api/clientes/login'],
    ['a registration', '/api/clientes/save'],
  ])('with %s is no fault of the shop', async (_what, path) => {
    const before = shop.log.length
    const arrived = once(shop.app.server, 'request')
    const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`${head(path)}{"a":`)
    await arrived
    socket.destroy()
    const told = () => shop.log.slice(before)
    await expect.poll(() => told().length, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(told().filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})
