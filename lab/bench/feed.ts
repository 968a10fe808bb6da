import { feedUnderKills } from './killed-feed.ts'
import { startPostgres } from '../harness/postgres-server.ts'
import { makeLargeShop } from './large-shop.ts'
import { percentile } from './median.ts'

// Another system sends prices in batches of 1,000 while the server is killed again and again; nothing may be lost,
// doubled or half. A fifth as many follow while customers order. BENCH_ROWS, BENCH_KILLS, BENCH_ARTICLES, BENCH_DATABASE and BENCH_SEED draw another run.

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const KILLS = Number(process.env['BENCH_KILLS'] ?? 50)
const ARTICLES = Number(process.env['BENCH_ARTICLES'] ?? 28_000)
const SEED = Number(process.env['BENCH_SEED'] ?? Date.now() % 1_000_000)
const KINDS = process.env['BENCH_DATABASE']?.split(',') ?? ['sqlite', 'postgres']

for (const kind of KINDS) {
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : null
  const shop = await makeLargeShop(ARTICLES, postgres?.url() ?? null)
  try {
    const perSecond = (took: readonly number[]) =>
      ((took.length * 1000) / (took.reduce((sum, ms) => sum + ms, 0) / 1000)).toFixed(0)
    const { kills, took, shownMs } = await feedUnderKills(shop, { rows: ROWS, kills: KILLS, seed: SEED })
    console.log(
      `feed, ${kind}: ${ROWS} prices of ${ARTICLES} articles; ${kills.written + kills.nothing} kills ` +
        `(${kills.written} after the batch was written, ${kills.nothing} before; seed ${SEED}): none lost, doubled or half; ` +
        `${perSecond(took)} prices/s, a batch in p50 ${percentile(took, 50).toFixed(0)}, ` +
        `p99 ${percentile(took, 99).toFixed(0)} ms; the shelves were right ${shownMs.toFixed(0)} ms after the last`,
    )
    const ordered = await feedUnderKills(shop, { rows: ROWS / 5, kills: 0, seed: SEED + 1, isOrdered: true })
    console.log(
      `feed, ${kind}, beside ${ordered.ordersPerSecond.toFixed(0)} orders/s of 20 lines: ${perSecond(ordered.took)} prices/s, ` +
        `a batch in p50 ${percentile(ordered.took, 50).toFixed(0)}, p99 ${percentile(ordered.took, 99).toFixed(0)} ms; ` +
        `the shelves were right ${ordered.shownMs.toFixed(0)} ms after the last`,
    )
  } finally {
    await shop.remove()
    await postgres?.stop()
  }
}
