import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Article } from '@gondola/contract/catalogue'
import { NetworkClient } from '../../lab/harness/network-client.ts'
import {
  nginxFolder,
  nginxProgram,
  startNginx,
  temporaryPaths,
  wholeSite,
  type Nginx,
} from '../../lab/harness/nginx.ts'
import { bodyMaxOf, nginxLimits } from '../../lab/harness/nginx-limits.ts'
import { listAllCalls } from '../../lab/shop/all-calls.ts'
import { startTestShop, type TestShop } from '../../lab/shop/test-shop.ts'

const run = promisify(execFile)

describe('deploy/nginx', () => {
  it('has the limits of the calls: npm run nginx-limits', async () => {
    const read = (file: string) => readFile(new URL(`../../deploy/nginx/${file}`, import.meta.url), 'utf8')
    expect(await read('gondola-limits.conf')).toBe(await nginxLimits())
    const site = await read('gondola-site.conf')
    expect(site).toContain('include gondola-limits.conf;')
    expect(site).not.toContain('client_max_body_size')
  })

  it('is what nginx understands', async () => {
    const folder = await nginxFolder()
    await writeFile(join(folder, 'gondola.conf'), await wholeSite(folder))
    const main = `pid ${folder}/pid; events {} http { ${temporaryPaths(folder)} include gondola.conf; }`
    await writeFile(join(folder, 'nginx.conf'), main)
    const args = ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'logs/e')]
    const { stderr } = await run(nginxProgram(), args)
    expect(stderr).toContain('syntax is ok')
    expect(stderr).not.toMatch(/\[(warn|error|emerg)\]/)
    await rm(folder, { recursive: true })
  })
})

describe('the shop behind nginx', () => {
  let shop: TestShop
  let nginx: Nginx
  /** The shop's own address, without the proxy. */
  let direct: string
  let customer: NetworkClient
  const LIST = '/api/tarticulos/familia/101/0/20'

  beforeAll(async () => {
    const config = { trustProxy: 'loopback' } as const
    shop = await startTestShop({ database: 'sqlite', demo: true, branches: 3, config })
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = shop.app.server.address() as AddressInfo
    direct = `http://127.0.0.1:${port}`
    nginx = await startNginx([`127.0.0.1:${port}`])
    customer = new NetworkClient(nginx.address)
    await customer.post('/api/clientes/login', { Usuario: 'demo', Pass: 'demo1234' })
  })
  afterAll(async () => {
    await nginx.stop()
    await shop.close()
  })

  it('passes the events of a followed order on one by one, and ends them with the shop', async () => {
    const orders = (await customer.get('/api/pedidos/getallpedidoscliente/1/P/0/1')) as { Id: number }[]
    const headers = { cookie: customer.cookieHeader(), accept: 'text/event-stream' }
    const answer = await fetch(`${nginx.address}/api/pedidos/seguir/${orders[0]?.Id}`, { headers })
    expect(answer.headers.get('content-encoding')).toBe(null)
    const events = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await events.read()).value).toMatch(/^retry: 5000\nevent: version\ndata: \d/)
    const updated_at = '2026-12-01T00:00:00.000Z'
    await shop.db.updateTable('orders').set({ updated_at }).where('Id', '=', orders[0]!.Id).execute()
    expect((await events.read()).value).toContain(`data: ${updated_at}`)
    await events.cancel()
  })

  const isPriced = (articles: unknown) =>
    (articles as Article[]).every(({ Precioventa }) => Precioventa !== null)

  it("never gives a customer's answer to a visitor, nor the other way round, in either order", async () => {
    const visitor = new NetworkClient(nginx.address)
    const asked = Array.from({ length: 200 }, async (_, turn) => {
      const isCustomer = turn % 3 === 0
      return isPriced(await (isCustomer ? customer : visitor).get(LIST)) === isCustomer
    })
    expect(await Promise.all(asked)).not.toContain(false)
    expect(await customer.get('/api/clientes/yo')).toMatchObject({ Usuario: 'demo' })
    expect(await visitor.get('/api/clientes/yo')).toBeNull()
  })

  it("never answers with another branch's prices or stock, 200 requests of three branches at once", async () => {
    // articles that have few or none at one branch, each of which may be asked for at all three
    const short = await shop.db.selectFrom('stock').select('article_code').distinct().limit(5).execute()
    const paths = [
      LIST,
      '/api/tarticulos/search/leche/0/20',
      '/api/tofertas/hoy/0/20',
      ...short.map(({ article_code }) => `/api/tarticulos/get/${article_code}`),
    ]
    const cookie = customer.cookieHeader()
    const asks = ['?sucursal=1', '?sucursal=2', '?sucursal=3', ''].flatMap((branch) =>
      paths.flatMap((path) => [cookie, ''].map((who) => ({ path: path + branch, cookie: who }))),
    )
    const bodyFrom = async (address: string, ask: (typeof asks)[number]) => {
      const answer = await fetch(address + ask.path, { headers: { cookie: ask.cookie } })
      return `${answer.status} ${await answer.text()}`
    }
    const expected = await Promise.all(asks.map((ask) => bodyFrom(direct, ask)))
    const of = (path: string) => expected[asks.findIndex((ask) => ask.path === path && ask.cookie !== '')]
    const ofBranches = (path: string) => new Set([1, 2, 3].map((branch) => of(`${path}?sucursal=${branch}`)))
    expect(ofBranches(LIST).size).toBe(3)
    expect(paths.slice(3).every((path) => ofBranches(path).size > 1)).toBe(true)
    const drawn = Array.from({ length: 200 }, (_, turn) => (turn * 37) % asks.length)
    const found = await Promise.all(drawn.map((index) => bodyFrom(nginx.address, asks[index]!)))
    expect(found).toEqual(drawn.map((index) => expected[index]))
    expect(new Set(drawn)).toHaveLength(asks.length)
  })

  it('lets tags through, and answers 304 only for the own answer', async () => {
    const ask = (headers: Record<string, string>) => fetch(`${nginx.address}${LIST}`, { headers })
    const cookie = customer.cookieHeader()
    const [own, visitors] = [await ask({ cookie }), await ask({})]
    const [ownTag, visitorsTag] = [own.headers.get('etag') ?? '', visitors.headers.get('etag') ?? '']
    expect(ownTag).not.toBe(visitorsTag)
    for (const { headers } of [own, visitors]) {
      expect(headers.get('cache-control')).toBe('private, no-cache')
      expect(headers.get('vary')).toContain('Cookie')
    }
    expect((await ask({ cookie, 'if-none-match': ownTag })).status).toBe(304)
    expect((await ask({ 'if-none-match': visitorsTag })).status).toBe(304)
    const mixed = await ask({ 'if-none-match': ownTag })
    expect([mixed.status, isPriced(await mixed.json())]).toEqual([200, false])
  })

  it.each([
    '/imagenes/..%2fapi/clientes/yo',
    '/imagenes/%2e%2e/api/clientes/yo',
    '/assets/..%2f..%2fapi%2fclientes%2fyo',
    '/api/tarticulos/search/..%2f..%2f..%2fimagenes/0/20',
    '/api/tarticulos/search/..%2f..%2f..%2f..%2fassets%2fyerba/0/20',
    '/imagenes/x?/../../api/clientes/yo',
    '/api/clientes/yo?/imagenes/x.webp',
    '/api/clientes/yo/imagenes/x.webp',
  ])('keeps nothing of a customer under an address that looks like a file: %s', async (path) => {
    const ask = (headers: Record<string, string>) => rawGet(nginx.port, path, headers)
    const first = await ask({ cookie: customer.cookieHeader() })
    const second = await ask({})
    for (const secret of ['"Usuario":"demo"', 'demo@gondola.example']) expect(second).not.toContain(secret)
    expect(second).not.toMatch(/"Precioventa":\d/)
    expect(first.slice(0, 9)).toBe('HTTP/1.1 ')
  })

  it('does not believe who says where a request comes from', async () => {
    // the limit is 40 logins per address in five minutes; the address is the connection's, whatever the header says
    const own = await startTestShop({
      database: 'sqlite',
      base: true,
      config: { trustProxy: 'loopback', rateLimit: true },
    })
    await own.app.listen({ port: 0, host: '127.0.0.1' })
    const front = await startNginx([`127.0.0.1:${(own.app.server.address() as AddressInfo).port}`])
    try {
      const visitor = new NetworkClient(front.address)
      const statuses: number[] = []
      for (let turn = 0; turn < 42; turn++) {
        const forged = { 'x-forwarded-for': `10.1.${turn}.1`, forwarded: `for=10.2.${turn}.1` }
        const body = { Usuario: `nadie${turn}`, Pass: 'equivocada' }
        statuses.push((await visitor.post('/api/clientes/login', body, forged)).status)
      }
      expect(statuses.slice(0, 40)).not.toContain(429)
      expect(statuses.slice(40)).toEqual([429, 429])
    } finally {
      await front.stop()
      await own.close()
    }
  })

  it('hides figures and readiness, tells health', async () => {
    const statusOf = async (path: string) => (await fetch(`${nginx.address}${path}`)).status
    expect(await statusOf('/metrics')).toBe(404)
    expect(await statusOf('/readyz')).toBe(404)
    expect(await statusOf('/healthz')).toBe(200)
  })

  it('keeps pictures and asks for them without cookies; writes no password down', async () => {
    const list = (await customer.get(LIST)) as Article[]
    const picture = `${nginx.address}/imagenes/${list[0]?.Imagen}`
    const cookie = customer.cookieHeader()
    const first = await fetch(picture, { headers: { cookie, accept: 'image/avif,*/*' } })
    expect(first.status).toBe(200)
    const again = await fetch(picture, { headers: { accept: 'image/avif,image/png' } })
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
    expect(again.headers.get('set-cookie')).toBeNull()
    await fetch(`${nginx.address}/api/clientes/usuario/demo/demo1234?x=geheim`)
    const written = async () => (await nginx.accessLog()).join('\n')
    await expect.poll(written).toContain('"/api/clientes/usuario/***"')
    const lines = await written()
    expect(lines).toMatch(/GET "\/imagenes\/[^"]+" 200 .*cache=MISS/)
    expect(lines).toMatch(/GET "\/imagenes\/[^"]+" 200 .*cache=HIT/)
    expect(lines).not.toMatch(/"\/api[^"]*" \d+ .*cache=(HIT|MISS)/)
    expect(lines + (await nginx.errorLog())).not.toMatch(/demo1234|geheim/)
  })
})

describe('what nginx takes and writes down', () => {
  const SECRETS = [
    ['/api/clientes/usuario/demo/geheim1?x=geheim2', '/api/clientes/usuario/***'],
    ['/api/%63lientes//usuario/demo/geheim3', '/api/clientes/usuario/***'],
    ['/api/entrega/lugar?Latitud=-37.32861&Longitud=-59.1', '/api/entrega/lugar'],
    ['/api/gestion/clientes?q=geheim4', '/api/gestion/clientes'],
    ['/pago/tarjeta/G6654-geheim5', '/pago/tarjeta/***'],
    ['/api/pagos/tarjeta/G6654-geheim6', '/api/pagos/tarjeta/***'],
    ['/api/tarticulos/search/geheim7/0/20', '/api/tarticulos/search/***'],
  ] as const

  it('writes no query, position, password or address of a card page, also when no process answers', async () => {
    const nginx = await startNginx(['127.0.0.1:1'])
    for (const [path] of SECRETS) await rawGet(nginx.port, path, {})
    await raw(nginx.port, 'GET /api/gestion/clientes?q=geheim8 HTTP/9.9\r\n\r\n')
    const written = async () => (await nginx.accessLog()).join('\n')
    for (const [, path] of SECRETS) await expect.poll(written).toContain(` "${path}" 502 `)
    expect((await written()) + (await nginx.errorLog())).not.toMatch(/geheim|37\.3|demo/)
    await nginx.stop()
  })

  it('takes of each call a body as long as the shop does', async () => {
    const nginx = await startNginx(['127.0.0.1:1'])
    const calls = (await listAllCalls()).filter(([, call]) => bodyMaxOf(call) > 0)
    expect(calls.length).toBeGreaterThan(10)
    const answers = calls.map(async ([name, call]) => {
      const path = `/api${call.path.replaceAll(/:\w+/g, '1')}`
      // nginx refuses by the head alone; of what it takes it waits for the body
      const head = `${call.method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${bodyMaxOf(call)}\r\n\r\n`
      return [name, (await raw(nginx.port, head, 1000)).slice(0, 12)]
    })
    expect(await Promise.all(answers)).toEqual(calls.map(([name]) => [name, '']))
    const tooLong = 'POST /api/gestion/extractos HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n'
    expect(await raw(nginx.port, tooLong, 1000)).toContain('413')
    await nginx.stop()
  })
})

/** The requests that reached a server which cuts every connection after reading. */
interface Seen {
  method: string
  headers: IncomingHttpHeaders
  body: string
}

describe('nginx before processes that die', () => {
  const servers: Server[] = []
  let nginx: Nginx | undefined
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
    await nginx?.stop()
  })

  /** A process that dies this many times while handling a request, before it responds. */
  async function process(seen: Seen[], deaths: number): Promise<string> {
    let left = deaths
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        seen.push({ method: request.method ?? '', headers: request.headers, body })
        if (left-- <= 0) response.end('{"ok":true}')
        else request.socket.destroy()
      })
    })
    servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  const send = (method: string, path: string, headers: Record<string, string> = {}) =>
    fetch(`${nginx?.address}${path}`, { method, headers, ...(method === 'GET' ? {} : { body: '{"a":1}' }) })

  it.each([
    ['GET', '/api/parametros/get', {}, 'again'],
    ['PUT', '/api/clientes/update', {}, 'again'],
    ['POST', '/api/contactos/save', {}, 'once'],
    ['POST', '/api/contactos/save', { 'idempotency-key': 'k' }, 'once'],
    ['POST', '/api/pedidos/save', {}, 'once'],
    ['POST', '/api/pedidos/save', { 'idempotency-key': '' }, 'once'],
    ['POST', '/api/pedidos/save', { 'idempotency-key': 'una-clave' }, 'again'],
  ] as const)('sends %s %s %j %s', async (method, path, headers, how) => {
    const seen: Seen[] = []
    nginx = await startNginx([await process(seen, Infinity), await process(seen, Infinity)])
    expect((await send(method, path, headers)).status).toBe(502)
    expect(seen).toHaveLength(how === 'again' ? 4 : 1)
    for (const { body } of seen) expect(body).toBe(method === 'GET' ? '' : '{"a":1}')
  })

  it('asks a process that is back again, where the other one died meanwhile', async () => {
    const seen: Seen[] = []
    nginx = await startNginx([await process(seen, 1), await process(seen, 1)])
    const key = { 'idempotency-key': 'una-clave' }
    expect((await send('POST', '/api/pedidos/save', key)).status).toBe(200)
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill('una-clave'))
  })

  it('sends anything to the next where one does not even listen', async () => {
    const seen: Seen[] = []
    nginx = await startNginx(['127.0.0.1:1', await process(seen, 0)])
    for (let turn = 0; turn < 10; turn++) expect((await send('POST', '/api/contactos/save')).status).toBe(200)
    expect(seen).toHaveLength(10)
  })

  it('passes on one request for one, whatever is hidden in it', async () => {
    const seen: Seen[] = []
    nginx = await startNginx([await process(seen, 0)])
    const hidden = 'GET /api/gestion/pedidos HTTP/1.1\r\nHost: x\r\n\r\n'
    const head = 'POST /api/contactos/save HTTP/1.1\r\nHost: x\r\n'
    const attempts = [
      `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      `${head}Content-Length: 4\r\nContent-Length: 60\r\n\r\n0\r\n\r\n${hidden}`,
      `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
      `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
      `${head}Content-Length: +4\r\n\r\n0\r\n\r\n${hidden}`,
      `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
      `${head}Content_Length: 0\r\nX: y\r\n\r\n`,
    ]
    for (const attempt of attempts) await raw(nginx.port, attempt)
    // nginx reads chunks whole and forwards them with one length
    await raw(
      nginx.port,
      `${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
    )
    expect(seen.map(({ method }) => method)).not.toContain('GET')
    for (const { headers } of seen) {
      expect(headers['transfer-encoding']).toBeUndefined()
      expect(headers).not.toHaveProperty('content_length')
    }
    expect(seen.at(-1)).toMatchObject({ body: 'abc', headers: { 'content-length': '3' } })
  })
})

/** Sends bytes unchanged, and returns what is received until the other side closes or is silent for this long. */
async function raw(port: number, bytes: string, quietMs = 3000): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (text: Buffer) => (answer += text.toString('latin1')))
  socket.setTimeout(quietMs, () => socket.destroy())
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

/** A GET of exactly this path, which fetch would normalise. */
const rawGet = (port: number, path: string, headers: Record<string, string>) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines.join('')}\r\n`
  // the other side closes much earlier
  return raw(port, request, 60_000)
}
