import { startPostgres } from '../harness/postgres-server.ts'
import { makeLargeShop } from './large-shop.ts'
import { bareOrdersPerSecond, BARE_KINDS, sameRowsPerSecond } from './bare-orders.ts'
import { pinLoad, startPinnedServer } from './pinned-process.ts'
import { placeOrders } from './place-orders.ts'

// Durable orders of 20 lines over HTTP with 8 clients, against the database's own transactions on the same disk
// (docs/performance.md): of as many plain rows, and of the same rows as an order leaves. All must return 200, and exist afterwards with their lines, places and mails.

const ARTICLES = 50_000
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)

pinLoad()
for (const kind of BARE_KINDS) {
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : null
  const shop = await makeLargeShop(ARTICLES, postgres?.url() ?? null)
  try {
    const before = await shop.withDb((db) => bareOrdersPerSecond(db))
    const server = await startPinnedServer(shop.env)
    const { perSecond, p50Ms, p99Ms, processorMs } = await placeOrders(server, shop, SECONDS)
    await server.end()
    const after = await shop.withDb((db) => bareOrdersPerSecond(db))
    const bare = (before + after) / 2
    const sameRows = await shop.withDb((db) => sameRowsPerSecond(db))
    console.log(
      `orders of 20 lines, ${kind}, 8 clients: ${perSecond.toFixed(0)}/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ` +
        `${processorMs.toFixed(2)} ms of processor each, ${(perSecond / bare).toFixed(2)} of bare transactions (${bare.toFixed(0)}/s), ` +
        `${(perSecond / sameRows).toFixed(2)} of transactions of the same rows (${sameRows.toFixed(0)}/s); none failed`,
    )
  } finally {
    await shop.remove()
    await postgres?.stop()
  }
}
