import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'

// ASVS 4.2.1: the proxy and the server must agree on where a request ends, or one request can be hidden in another's
// body.

const HIDDEN = 'GET /api/gestion/yo HTTP/1.1\r\nHost: x\r\n\r\n'

describe('a request whose end can be read in two ways', () => {
  let shop: TestShop
  let port: number
  beforeAll(async () => {
    shop = await startTestShop({ database: 'sqlite', base: true })
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    port = (shop.app.server.address() as AddressInfo).port
  })
  afterAll(() => shop.close())

  /** Everything received on one connection until it is closed or quiet for this long. */
  async function send(bytes: string, quietMs = 500): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    let text = ''
    socket.on('data', (chunk: Buffer) => void (text += chunk.toString('latin1')))
    socket.setTimeout(quietMs, () => socket.destroy())
    socket.on('error', () => undefined)
    socket.write(bytes, 'latin1')
    await once(socket, 'close')
    return text
  }

  const head = 'POST /api/clientes/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

  it.each([
    ['both lengths', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['two lengths', `${head}Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    ['a length with a sign', `${head}Content-Length: +${HIDDEN.length}\r\n\r\n${HIDDEN}`],
    ['chunked by another name', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['chunked, then something', `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a blank before the colon', `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['a broken chunk size', `${head}Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${HIDDEN}`],
    ['a line feed alone', `${head}X: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    [
      'a folded header',
      `${head}X: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
  ])('is refused, and nothing after it is answered: %s', async (_how, bytes) => {
    const text = await send(bytes)
    // refused, or still waited for: never answered as two requests
    expect(['', '4']).toContain((text.match(/^HTTP\/1\.1 \d/gm) ?? []).map((line) => line.at(-1)).join(''))
    expect(text).not.toContain('urn:gondola:sesion')
  })

  it('is not waited for without an end, nor is who does not read the answer', () => {
    const { requestTimeout, headersTimeout, timeout } = shop.app.server
    expect({ requestTimeout, headersTimeout, timeout }).toEqual({
      requestTimeout: 60_000,
      headersTimeout: 60_000,
      timeout: 300_000,
    })
  })

  it('is answered where it is plain', async () => {
    const plain = 'GET /api/gestion/yo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    // the server closes much earlier
    expect(await send(plain, 30_000)).toContain('urn:gondola:sesion')
  })
})
