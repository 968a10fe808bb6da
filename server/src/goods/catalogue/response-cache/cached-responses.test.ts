import { subscribe } from 'node:diagnostics_channel'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  deleteAccount,
  loginByUser,
  resetPassword,
  updateClient,
  blockClient,
  type Client,
} from '@gondola/contract/clients'
import { REQUESTS_PER_MINUTE } from '@gondola/contract/base'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../../lab/shop/fill-catalogue.ts'
import { NetworkClient } from '../../../../../lab/harness/network-client.ts'
import { staffOf } from '../../../../../lab/harness/staff-client.ts'
import { startTestShop, type TestShop } from '../../../../../lab/shop/test-shop.ts'
import { registrationDraft } from '../../../../../lab/shop/test-registration.ts'
import { createReference } from '../../../people/clients/recovery.store.ts'
import { PriceViewers, VIEWER_MS } from './price-viewers.ts'

/** The password in `registrationDraft`. */
const PASSWORD = 'secreta1'
const HIDDEN = 7_654_321
const LIST = '/api/tarticulos/familia/101/0/20'
const ONE = '/api/tarticulos/familia/101/0/1'
/** Headers that differ in each request. */
const OWN = new Set(['date', 'x-request-id', 'set-cookie'])

describeOnBothDatabases('the lane in front', (database) => {
  let shop: TestShop
  let address: string
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true, now: '2026-11-18T12:00:00Z' })
    await fillCatalogue(shop)
    address = await listen(shop)
  })
  afterAll(() => shop.close())

  it.each([
    ['as it is', 1, {}],
    ['in gzip', 2, { 'accept-encoding': 'gzip' }],
    ['in brotli', 3, { 'accept-encoding': 'gzip, br' }],
    ['to who has a token', 4, { cookie: 'XSRF-TOKEN=abc' }],
  ])('answers %s as the framework does, measured and logged', async (_how, from, headers) => {
    const url = `/api/tarticulos/familia/101/${from}/20`
    const first = await send(`${address}${url}`, headers)
    shop.log.length = 0
    const second = await inLane(() => send(`${address}${url}`, headers))
    expect(second).toStrictEqual(first)
    expect(shop.log).toMatchObject([
      { msg: 'answered', method: 'GET', route: '/api/tarticulos/familia/:Id/:from/:count', status: 200 },
    ])
    expect(shop.log[0]?.['reqId']).toMatch(/^[\w-]{36}$/)
  })

  it('tells who has the bytes already that they hold', async () => {
    const { headers } = await send(`${address}${LIST}`, {})
    const etag = headers['etag'] ?? ''
    const framework = await shop.app.inject({ url: LIST, headers: { 'if-none-match': etag } })
    const lane = await inLane(() => send(`${address}${LIST}`, { 'if-none-match': etag }))
    expect([framework.statusCode, lane.status]).toStrictEqual([304, 304])
    expect(Object.keys(lane.headers).toSorted()).toStrictEqual(
      [...Object.keys(framework.headers), 'keep-alive'].filter((name) => !OWN.has(name)).toSorted(),
    )
    expect(lane.body).toBe('')
  })

  it('hands each new visitor a token of its own, keeps a given id, and leaves the rest to the framework', async () => {
    await send(`${address}${LIST}`, {})
    const tokens = await Promise.all([1, 2].map(async () => tokenOf(await fetch(`${address}${LIST}`))))
    expect(new Set(tokens).size).toBe(2)
    expect(tokens[0]).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/)
    const known = await fetch(`${address}${LIST}`, {
      headers: { cookie: 'XSRF-TOKEN=abc', 'x-request-id': 'given-by-proxy' },
    })
    expect(known.headers.get('set-cookie')).toBeNull()
    expect(known.headers.get('x-request-id')).toBe('given-by-proxy')
    expect((await fetch(`${address}${LIST}`, { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(`${address}${LIST}`, { method: 'POST' })).status).toBe(403)
  })

  it('never answers a visitor with what a customer saw, nor the other way round', async () => {
    const customer = await loggedIn(shop, address)
    for (let round = 0; round < 3; round++) {
      expect(JSON.stringify(await customer.get(LIST))).toContain(String(HIDDEN))
      const visitor = await send(`${address}${LIST}`, {})
      expect(visitor.body).not.toContain(String(HIDDEN))
      const foreign = { cookie: 'XSRF-TOKEN=abc; gondola_sesion=nobodys' }
      const stranger = await send(`${address}${LIST}`, foreign)
      expect(stranger).toStrictEqual({ ...visitor, headers: stranger.headers })
      expect(stranger.headers['etag']).toBe(visitor.headers['etag'])
    }
    await inLane(() => customer.get(LIST))
  })

  it('shows prices for two seconds at most after a session ended elsewhere', async () => {
    const customer = await loggedIn(shop, address)
    await customer.get(LIST)
    await shop.db.deleteFrom('sessions').execute()
    shop.setNow(new Date(shop.deps.clock.now().getTime() + VIEWER_MS).toISOString())
    expect(JSON.stringify(await customer.get(LIST))).not.toContain(String(HIDDEN))
    expect(await customer.post('/api/pedidos/save', { Estado: 'I', Lineas: [] })).toMatchObject({
      status: 401,
    })
  })

  it.each<[string, (customer: NetworkClient, client: Client) => Promise<unknown>]>([
    ['a logout', (customer) => customer.post('/api/clientes/salir', undefined)],
    [
      'another login in the same browser',
      (customer, { Usuario }) => customer.post('/api/clientes/login', { Usuario, Pass: PASSWORD }),
    ],
    [
      'a block by staff',
      async (_customer, { Id }) => {
        const staff = await staffOf(shop, 'administracion', `block-${Id}`)
        expect((await staff.call(blockClient, { params: { Id }, body: { Motivo: 'prueba' } })).status).toBe(
          200,
        )
      },
    ],
    [
      'a password chosen by the mailed link',
      async (_customer, { Id }) => {
        const Token = await createReference(shop.db, shop.deps.clock, 'recovery_tokens', Id)
        const body = { Token, PassNueva: 'otra-clave-9' }
        expect((await shop.visitor().call(resetPassword, { body })).status).toBe(204)
      },
    ],
    [
      'a password changed in another browser',
      async (_customer, { Usuario }) => {
        const other = shop.visitor()
        await other.call(loginByUser, { body: { Usuario, Pass: PASSWORD } })
        const body = { Pass: PASSWORD, PassNueva: 'otra-clave-9' }
        expect((await other.call(updateClient, { body })).status).toBe(200)
      },
    ],
    [
      'the account given up in another browser',
      async (_customer, { Usuario }) => {
        const other = shop.visitor()
        await other.call(loginByUser, { body: { Usuario, Pass: PASSWORD } })
        expect((await other.call(deleteAccount, { body: { Pass: PASSWORD } })).status).toBe(204)
      },
    ],
  ])('shows no price any more after %s', async (_what, end) => {
    const customer = await loggedIn(shop, address)
    const client = (await customer.get('/api/clientes/yo')) as Client
    // the same cookies again: another tab, or a copy of them
    const cookie = customer.cookieHeader()
    const seen = async () => (await send(`${address}${LIST}`, { cookie })).body.includes(String(HIDDEN))
    expect([await seen(), await seen()]).toEqual([true, true])
    await end(customer, client)
    expect(await seen()).toBe(false)
  })

  it('answers from the next catalogue as soon as there is one', async () => {
    await send(`${address}${LIST}`, {})
    await shop.db
      .updateTable('articles')
      .set({ Descripcion: 'Otro nombre' })
      .where('Codigo', '=', 'A')
      .execute()
    await insertArticles(shop.db, [articleRow({ Codigo: 'B', Descripcion: 'Nuevo', position: -1 })])
    await shop.deps.catalogue.refresh()
    expect((await send(`${address}${LIST}`, {})).body).toContain('Nuevo')
  })
})

describe('who sees prices', () => {
  it('is not remembered by a session that was looked up before another ended', () => {
    const viewers = new PriceViewers({ now: () => new Date() })
    const askedBefore = performance.now()
    viewers.forgetAll()
    viewers.remember('a=1', askedBefore)
    expect(viewers.has('a=1')).toBe(false)
    viewers.remember('a=1', performance.now() + 1)
    expect(viewers.has('a=1')).toBe(true)
  })
})

describe('the lane with limits', () => {
  it('counts requests with the framework', async () => {
    const shop = await startTestShop({ database: 'sqlite', base: true, config: { rateLimit: true } })
    await fillCatalogue(shop)
    const address = await listen(shop)
    const statuses = await statusesOf(address, REQUESTS_PER_MINUTE + 2)
    // the first answer, which is not cached yet, weighs by the time it took
    const first = statuses.indexOf(429)
    expect(first).toBeLessThanOrEqual(REQUESTS_PER_MINUTE)
    expect(first).toBeGreaterThan(REQUESTS_PER_MINUTE / 2)
    expect(statuses.slice(-2)).toStrictEqual([429, 429])
    await shop.close()
  })

  it('counts by the address that a trusted proxy tells', async () => {
    const config = { rateLimit: true, trustProxy: 'loopback' }
    const shop = await startTestShop({ database: 'sqlite', base: true, config })
    await fillCatalogue(shop)
    const address = await listen(shop)
    const from = async (ip: string) =>
      (await fetch(`${address}${LIST}`, { headers: { 'x-forwarded-for': ip } })).status
    await statusesOf(address, REQUESTS_PER_MINUTE, 'X-Forwarded-For: 203.0.113.7\r\n')
    expect([await from('203.0.113.7'), await from('203.0.113.8')]).toStrictEqual([429, 200])
    await shop.close()
  })
})

async function fillCatalogue({ db, deps }: TestShop): Promise<void> {
  await fillCategories(db)
  const articles = ['A', ...Array.from({ length: 30 }, (_, number) => `A${number}`)]
  await insertArticles(
    db,
    articles.map((Codigo) =>
      articleRow({ Codigo, Descripcion: `Galletitas ${Codigo}`, Precioventa: HIDDEN }),
    ),
  )
  await deps.catalogue.refresh()
}

async function listen({ app }: TestShop): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

async function loggedIn(shop: TestShop, address: string): Promise<NetworkClient> {
  const customer = new NetworkClient(address)
  const { status } = await customer.post('/api/clientes/save', registrationDraft())
  expect(status).toBe(200)
  return customer
}

async function send(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } })
  const body = await answer.text()
  return {
    status: answer.status,
    body,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !OWN.has(name))),
  }
}

const tokenOf = (answer: Response) => answer.headers.get('set-cookie')

let frameworkAnswers = 0
subscribe('tracing:fastify.request.handler:start', () => frameworkAnswers++)

/** Does work that must not reach the framework. */
async function inLane<T>(work: () => Promise<T>): Promise<T> {
  const before = frameworkAnswers
  const result = await work()
  expect(frameworkAnswers).toBe(before)
  return result
}

/** Sends the same request many times over one connection, without waiting. */
async function statusesOf(address: string, count: number, header = ''): Promise<number[]> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write(
    `GET ${ONE} HTTP/1.1\r\nHost: gondola\r\nCookie: XSRF-TOKEN=abc\r\n${header}\r\n`.repeat(count),
  )
  const statuses: number[] = []
  let text = ''
  for await (const chunk of socket) {
    text += (chunk as Buffer).toString('latin1')
    const found = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)]
    for (const [, status] of found) statuses.push(Number(status))
    text = text.slice((found.at(-1)?.index ?? -12) + 12)
    if (statuses.length === count) break
  }
  return statuses
}
