import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deliverOrder, dispatchOrder, watchOrder } from '@gondola/contract/orders'
import { logout, type Client } from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { OrderWatchers, type WatchPace } from './order-watchers.ts'

/** What a stream sent so far, and the next chunk. */
const reading = (stream: Readable) => {
  const texts: string[] = []
  stream.on('data', (chunk: Buffer) => texts.push(chunk.toString()))
  return { texts, next: () => once(stream, 'data'), ended: once(stream, 'end') }
}

describeOnBothDatabases('the open streams of followed orders', (database) => {
  let shop: TestShop
  let ana: { browser: TestClient; client: Client }
  let picker: TestClient
  let watchers: OrderWatchers
  beforeAll(async () => {
    shop = await startOrderShop(database)
    ana = await registerTestClient(shop)
    picker = await staffOf(shop, 'pedidos', 'marta')
  })
  afterEach(() => watchers.close())
  afterAll(() => shop.close())

  const open = (pace: Partial<WatchPace>) =>
    (watchers = new OrderWatchers(shop.deps, pino({ level: 'silent' }), { pauseMs: 10, ...pace }))
  const sessionOf = async (Id: number) => {
    const rows = shop.db.selectFrom('sessions').select('token_hash').where('client_id', '=', Id)
    return { clientId: Id, tokenHash: (await rows.executeTakeFirstOrThrow()).token_hash }
  }
  const placed = async () => {
    const { Id } = (await save(ana.browser, orderDraft())).json
    const row = shop.db.selectFrom('orders').select('updated_at').where('Id', '=', Id)
    return { orderId: Id, version: (await row.executeTakeFirstOrThrow()).updated_at }
  }

  it('are not opened by a HEAD request', async () => {
    open({})
    const { orderId } = await placed()
    const { statusCode, headers, payload } = await shop.app.inject({
      method: 'HEAD',
      url: `/api${watchOrder.path.replace(':Id', String(orderId))}`,
      cookies: Object.fromEntries(ana.browser.cookies),
      headers: { accept: 'text/event-stream' },
    })
    expect([statusCode, headers['content-type'], payload]).toEqual([200, 'text/event-stream', ''])
  })

  it('report the current version and each change, by any author, and end when the session does', async () => {
    open({ turnsPerHeartbeat: 3 })
    const order = await placed()
    const other = await registerTestClient(shop)
    const stream = reading(watchers.watch({ ...(await sessionOf(ana.client.Id)), ...order }))
    const foreign = reading(watchers.watch({ ...(await sessionOf(other.client.Id)), ...order }))
    await foreign.ended
    expect(foreign.texts.join('')).toContain('event: fin')
    const versions = () => stream.texts.join('').match(/(?<=data: )\d.*/g)
    for (const call of [dispatchOrder, deliverOrder]) {
      const before = versions()?.length ?? 0
      await picker.call(call, { params: { Id: order.orderId } })
      while (versions()?.length === before) await stream.next()
    }
    expect(versions()?.[0]).toBe(order.version)
    expect(new Set(versions()).size).toBe(3)
    await ana.browser.call(logout)
    await stream.ended
    expect(stream.texts.join('')).toMatch(/\n:\n\n[^]*event: fin\ndata: fin\n\n$/)
    expect(watchers.size).toBe(0)
    ana = await registerTestClient(shop)
  })

  it('are few for an account and for the process: the oldest makes room', async () => {
    open({ perClient: 2, perProcess: 3 })
    const order = await placed()
    const own = { ...(await sessionOf(ana.client.Id)), ...order }
    const [first, second] = [reading(watchers.watch(own)), reading(watchers.watch(own))]
    watchers.watch(own).resume()
    await first.ended
    expect(first.texts.join('')).toContain('event: fin')
    expect(watchers.size).toBe(2)
    for (const clientId of [-1, -2]) watchers.watch({ ...own, clientId }).resume()
    await second.ended
    expect(watchers.size).toBe(3)
  })

  it('end of themselves after a while, when the shop stops, and when their browser goes or does not read', async () => {
    open({ turnsPerStream: 3, turnsPerHeartbeat: 1 })
    const own = { ...(await sessionOf(ana.client.Id)), ...(await placed()) }
    const old = reading(watchers.watch(own))
    await old.ended
    expect(old.texts.join('')).not.toContain('fin')
    const [gone, stopped] = [watchers.watch(own), watchers.watch(own)]
    gone.destroy()
    await once(gone, 'close')
    expect(watchers.size).toBe(1)
    const last = reading(stopped)
    watchers.close()
    await last.ended
    expect(watchers.size).toBe(0)
  })

  it('are served for own orders alone; without events the current version is read', async () => {
    const { orderId: Id, version } = await placed()
    open({})
    const answer = await ana.browser.call(watchOrder, { params: { Id } })
    expect([answer.status, answer.headers['content-type'], answer.headers['x-accel-buffering']]).toEqual([
      200,
      'text/event-stream',
      'no',
    ])
    expect(answer.text).toBe(`retry: 5000\nevent: version\ndata: ${version}\n\n`)
    const other = await registerTestClient(shop)
    expect((await other.browser.call(watchOrder, { params: { Id } })).status).toBe(404)
  })
})
