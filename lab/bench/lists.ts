import { NetworkClient } from '../harness/network-client.ts'
import { compareWithBare } from './compare-with-bare.ts'
import { makeLargeShop } from './large-shop.ts'
import { pinLoad, startPinnedServer } from './pinned-process.ts'

// Catalogue calls against a bare node:http server that sends the same bytes and headers, in turns, as ratios
// (docs/performance.md): 50,000 articles, 32 connections, one process on one core.

const ARTICLES = 50_000
const CALLS = {
  'family, 20 articles': '/api/tarticulos/familia/101/0/20',
  'the same by price': '/api/tarticulos/familia/101/0/20?orden=pb',
  'article by code': '/api/tarticulos/get/B7000',
  'search, two words': '/api/tarticulos/search/yerba%20playadito/0/20',
}

pinLoad()
const shop = await makeLargeShop(ARTICLES)
const server = await startPinnedServer(shop.env)
try {
  const customer = new NetworkClient(`http://127.0.0.1:${server.port}`)
  await customer.post('/api/clientes/login', { Usuario: 'demo', Pass: 'demo1234' })
  const visitor = { cookie: `XSRF-TOKEN=${'x'.repeat(43)}` }
  console.log(
    `lists, ${ARTICLES} articles, one process, against bare node:http with the same bytes and headers:`,
  )
  for (const [name, path] of Object.entries(CALLS)) {
    for (const [who, headers] of [
      ['new visitor', {}],
      ['visitor', visitor],
      ['customer', { cookie: customer.cookieHeader() }],
    ] as const) {
      const { ratio, quarters, shop: ours, bare, costsUs } = await compareWithBare(server, path, headers)
      console.log(
        `  ${name}, ${who}: ${ratio.toFixed(2)} of bare (${quarters.map((each) => each.toFixed(2)).join(' to ')}), ` +
          `${ours.perSecond.toFixed(0)}/s against ${bare.perSecond.toFixed(0)}/s, p99 ${ours.p99Ms.toFixed(2)} ms, ` +
          `processor time ${(costsUs[1] / costsUs[0]).toFixed(2)} of bare’s speed (${costsUs.map((us) => us.toFixed(1)).join(' against ')} µs a request)`,
      )
    }
  }
} finally {
  await server.end()
  await shop.remove()
}
