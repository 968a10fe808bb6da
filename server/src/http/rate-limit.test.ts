import { describe, expect, it } from 'vitest'
import { REQUESTS_PER_MINUTE } from '@gondola/contract/base'
import { findThing, testFeature } from '../../../lab/shop/test-feature.ts'
import type { Feature } from './serve.ts'
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
