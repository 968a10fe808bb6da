import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PICTURE_MAX_BYTES } from '@gondola/contract/base'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'

// A file that is refused before it is read completely: the sender must get the response, and the connection must stay
// usable.

describe('a file that is refused', () => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database: 'sqlite', base: true })
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    staff = await staffOf(shop, 'catalogo')
    await staff.request('GET', '/api/parametros/get')
  })
  afterAll(() => shop.close())

  const headers = (path: string) => {
    const cookies = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nCookie: ${cookies}\r\nX-XSRF-TOKEN: ${staff.cookies.get('XSRF-TOKEN')}\r\n`
  }
  // more than the sockets buffer
  const SIZE = PICTURE_MAX_BYTES + 40_000_000

  it.each([
    ['is too large', '/api/gestion/imagenes/articulos', '413'],
    ['has a name that is too long', `/api/gestion/imagenes/articulos?Nombre=${'x'.repeat(201)}`, '400'],
  ])('because it %s is read to its end, and the next request is answered', async (_why, path, status) => {
    const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk: Buffer) => void (text += chunk.toString('latin1')))
    const ended = once(socket, 'close')
    socket.write(`${headers(path)}Content-Length: ${SIZE}\r\n\r\n`)
    socket.write(Buffer.alloc(SIZE, 97))
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    await ended
    expect(text.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual([status, '200'])
  })

  it.each([
    ['closes', 'destroy'],
    ['resets', 'resetAndDestroy'],
  ] as const)('leaves nothing behind when its sender %s the connection in the middle', async (_how, cut) => {
    const folder = join(shop.deps.config.dataFolder, 'importaciones')
    const files = () => readdir(folder).catch(() => [])
    const descriptors = async () => {
      const fds = await readdir('/proc/self/fd')
      const open = await Promise.all(fds.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
      return open.filter((path) => path.startsWith(folder))
    }
    const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `${headers('/api/gestion/importaciones/archivos?Nombre=x.csv')}Content-Length: 5000000\r\n\r\n`,
    )
    socket.write(Buffer.alloc(1_000_000, 97))
    await vi.waitFor(async () => expect(await descriptors()).toHaveLength(1), { timeout: 10_000 })
    socket[cut]()
    await vi.waitFor(async () => expect([await files(), await descriptors()]).toEqual([[], []]), {
      timeout: 10_000,
    })
  })
})
