import { describe, expect, it } from 'vitest'
import { CALL_LIMITS, NETWORK_SHARES, REQUESTS_PER_MINUTE } from '@gondola/contract/base'
import { requestRecovery } from '@gondola/contract/clients'
import { findThing, testFeature } from '../../../lab/shop/test-feature.ts'
import type { Feature } from './serve.ts'
import { Flood, networksOf } from './rate-limit.ts'
import { startTestShop } from '../../../lab/shop/test-shop.ts'

/** Paths below `/api`, then others. */
const PLACES = ['/docs', '/docs/', '/docs/json', '/docs/yaml', '/nada']
  .map((path) => `/api${path}`)
  .concat('/', '/gestion/', '/p/1/pan', '/imagenes/x.png', '/robots.txt', '/sitemap.xml', '/nada')
  .concat('/healthz', '/metrics')

describe('the limit for everything', () => {
  it('stops one address for the rest of the minute, and no other', async () => {
    const shop = await startTestShop({
      database: 'sqlite',
      features: [testFeature],
      config: { rateLimit: true },
    })
    const flooding = shop.visitor('10.0.0.1')
    const ask = () => flooding.call(findThing, { params: { Codigo: 'a', from: 0 } })
    shop.setNow('2026-11-21T12:00:00Z')
    let last = await ask()
    for (let count = 1; count < REQUESTS_PER_MINUTE; count++) last = await ask()
    expect(last.status).toBe(200)
    last = await ask()
    expect(last).toMatchObject({ status: 429, problem: { code: 'limite' } })
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60)
    const other = await shop.visitor('10.0.0.2').call(findThing, { params: { Codigo: 'a', from: 0 } })
    expect(other.status).toBe(200)
    shop.setNow('2026-11-21T12:01:01Z')
    expect((await ask()).status).toBe(200)
    await shop.close()
  })

  it('is for every page, file and description, not only for calls', async () => {
    const shop = await startTestShop({ database: 'sqlite', config: { rateLimit: true } })
    shop.setNow('2026-11-21T12:00:00Z')
    const [flooding, other] = [shop.visitor('10.0.0.1'), shop.visitor('10.0.0.2')]
    for (let count = 0; count < REQUESTS_PER_MINUTE; count++) await flooding.request('GET', '/healthz')
    for (const url of PLACES) {
      const { status, headers } = await flooding.request('GET', url)
      expect([url, status, headers['retry-after']]).toEqual([url, 429, '60'])
      expect([url, (await other.request('GET', url)).status]).not.toEqual([url, 429])
    }
    await shop.close()
  })

  it.each([
    ['large', REQUESTS_PER_MINUTE * 50_000, 0],
    ['slow', 0, REQUESTS_PER_MINUTE],
  ])('counts what a %s answer costs', async (_, bytes, spentMs) => {
    const heavy: Feature = (api) => {
      api.get('/pesado', (request, reply) => {
        request.weigh(bytes, spentMs)
        return reply.send(null)
      })
    }
    const shop = await startTestShop({ database: 'sqlite', features: [heavy], config: { rateLimit: true } })
    shop.setNow('2026-11-21T12:00:00Z')
    const ask = async (address: string) => (await shop.visitor(address).request('GET', '/api/pesado')).status
    expect([await ask('10.0.0.1'), await ask('10.0.0.1'), await ask('10.0.0.2')]).toEqual([200, 429, 200])
    await shop.close()
  })
})

describe('the networks of an address', () => {
  it.each([
    ['10.1.2.3', ['10.1.2.3']],
    ['::ffff:10.1.2.3', ['10.1.2.3']],
    ['::FFFF:0a01:0203', ['10.1.2.3']],
    ['2001:db8:1:2ab::1', ['2001:db8:1:2ab', '2001:db8:1:200/56', '2001:db8:1/48']],
    ['2001:0DB8:0001:02ab:0:0:0:1', ['2001:db8:1:2ab', '2001:db8:1:200/56', '2001:db8:1/48']],
    ['2001:db8:1:2ab:1:2:1.2.3.4', ['2001:db8:1:2ab', '2001:db8:1:200/56', '2001:db8:1/48']],
    ['fe80::1%eth0', ['fe80:0:0:0', 'fe80:0:0:0/56', 'fe80:0:0/48']],
    ['::1', ['0:0:0:0', '0:0:0:0/56', '0:0:0/48']],
    ['unknown', ['unknown']],
  ])('of %s are %j', (address, keys) => {
    expect(networksOf(address).map(({ key }) => key)).toEqual(keys)
  })

  it('count together at a call: a /56 four times as often as an address', async () => {
    const shop = await startTestShop({ database: 'sqlite', base: true, config: { rateLimit: true } })
    const most = CALL_LIMITS.recovery.perAddress * NETWORK_SHARES[56]
    const statuses: number[] = []
    for (let turn = 0; turn < most + 3; turn++) {
      const visitor = shop.visitor(`2001:db8:0:${turn.toString(16)}::1`)
      const params = { Referencia: `r${turn}`, Email: `nadie${turn}@example.com` }
      statuses.push((await visitor.call(requestRecovery, { params })).status)
    }
    expect(statuses.indexOf(429)).toBe(most)
    expect(statuses.slice(most)).toEqual([429, 429, 429])
    const elsewhere = await shop.visitor('2001:db8:0:100::1').call(requestRecovery, {
      params: { Referencia: 'r', Email: 'otra@example.com' },
    })
    expect(elsewhere.status).toBe(200)
    await shop.close()
  })

  it('count together for everything in memory', () => {
    const flood = new Flood({ now: () => new Date(0) }, 10)
    const rooms = Array.from({ length: 200 }, (_, turn) =>
      flood.isRoomFor(`2001:db8:0:${(turn * 300).toString(16)}::1`),
    )
    expect(rooms.filter(Boolean)).toHaveLength(160)
  })
})
