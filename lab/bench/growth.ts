import { changePrices } from './change-prices.ts'
import { compareWithBare } from './compare-with-bare.ts'
import { makeLargeShop } from './large-shop.ts'
import { measureSearch, namesOfShop } from './measure-search.ts'
import { pinLoad, residentMiB, startPinnedServer } from './pinned-process.ts'

// The same figures for growing catalogues (docs/performance.md), as a table.

/** Figures for one size of catalogue. */
interface Growth {
  articles: number
  /** Processor time of a request on the bare server, divided by that on the shop. */
  list: number
  detail: number
  /** Processor time, 99th percentile. */
  searchMs: number
  suggestionMs: number
  readySeconds: number
  memoryMiB: number
  seenMs: number
  longestMs: number
}

const SIZES = [1000, 10_000, 50_000, 200_000]
const CHANGED_SHARE = 0.1

pinLoad()
const growth: Growth[] = []
for (const articles of SIZES) growth.push(await measure(articles))
console.log(
  '| articles | list of 20 | article | search p99 | suggestion p99 | ready | memory | 10 % of prices changed: seen after | longest wait |',
)
console.log('|---:|---:|---:|---:|---:|---:|---:|---:|---:|')
for (const row of growth) {
  console.log(
    `| ${row.articles} | ${row.list.toFixed(2)} | ${row.detail.toFixed(2)} | ${row.searchMs.toFixed(2)} ms | ${row.suggestionMs.toFixed(2)} ms | ` +
      `${row.readySeconds.toFixed(2)} s | ${row.memoryMiB.toFixed(0)} MiB | ${(row.seenMs / 1000).toFixed(2)} s | ${row.longestMs.toFixed(0)} ms |`,
  )
}

async function measure(articles: number): Promise<Growth> {
  const shop = await makeLargeShop(articles)
  const server = await startPinnedServer(shop.env)
  try {
    const list = await compareWithBare(server, '/api/tarticulos/familia/101/0/20')
    const code = await shop.withDb((db) =>
      db
        .selectFrom('articles')
        .select('Codigo')
        .where('is_on_sale', '=', true)
        .limit(1)
        .executeTakeFirstOrThrow(),
    )
    const detail = await compareWithBare(server, `/api/tarticulos/get/${code.Codigo}`)
    const memoryMiB = residentMiB(server.child.pid!).now
    const { seenMs, longestMs } = await changePrices(server, shop, Math.ceil(articles * CHANGED_SHARE))
    const { searchMs, suggestionMs } = await measureSearch(await shop.withDb(namesOfShop))
    return {
      articles,
      list: list.costsUs[1] / list.costsUs[0],
      detail: detail.costsUs[1] / detail.costsUs[0],
      searchMs: searchMs.p99,
      suggestionMs: suggestionMs.p99,
      readySeconds: server.readyMs / 1000,
      memoryMiB,
      seenMs,
      longestMs,
    }
  } finally {
    await server.end()
    await shop.remove()
  }
}
