import { makeLargeShop } from './large-shop.ts'
import { median } from './median.ts'
import { pinLoad, residentMiB, startPinnedServer } from './pinned-process.ts'
import { changePrices } from './change-prices.ts'

// A price update of 5,000 articles, written by another process, under load (docs/performance.md).

const ARTICLES = 50_000
const CHANGED = 5000
const TIMES = 5

pinLoad()
const shop = await makeLargeShop(ARTICLES)
const server = await startPinnedServer(shop.env)
try {
  const changes = []
  for (let time = 0; time < TIMES; time++) changes.push(await changePrices(server, shop, CHANGED))
  const { most } = residentMiB(server.child.pid!)
  console.log(
    `${CHANGED} prices of ${ARTICLES} changed, ${TIMES} times: seen after ${median(changes.map(({ seenMs }) => seenMs)).toFixed(0)} ms ` +
      `(at most ${Math.max(...changes.map(({ seenMs }) => seenMs)).toFixed(0)}), longest wait of a request ` +
      `${median(changes.map(({ longestMs }) => longestMs)).toFixed(0)} ms (at most ${Math.max(...changes.map(({ longestMs }) => longestMs)).toFixed(0)}), ` +
      `p99 ${median(changes.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms; ${most.toFixed(0)} MiB at most`,
  )
} finally {
  await server.end()
  await shop.remove()
}
