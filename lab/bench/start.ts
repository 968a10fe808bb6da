import { setTimeout as sleep } from 'node:timers/promises'
import { load } from './load.ts'
import { makeLargeShop } from './large-shop.ts'
import { median } from './median.ts'
import { requestOf } from './compare-with-bare.ts'
import { pinLoad, processorMs, residentMiB, startPinnedServer } from './pinned-process.ts'

// How long a process takes from its start to its first responses, and how much memory it holds (docs/performance.md).

const ARTICLES = 50_000
const STARTS = 5
const SETTLE_MS = 3000

pinLoad()
const shop = await makeLargeShop(ARTICLES)
const seconds: number[] = []
const processor: number[] = []
const atReady: number[] = []
const settled: number[] = []
const most: number[] = []
for (let start = 0; start < STARTS; start++) {
  const server = await startPinnedServer(shop.env)
  const pid = server.child.pid!
  seconds.push(server.readyMs / 1000)
  processor.push(processorMs(pid) / 1000)
  atReady.push(residentMiB(pid).now)
  await load(server.port, requestOf('/api/tarticulos/familia/101/0/20'), 32, 2)
  await sleep(SETTLE_MS)
  settled.push(residentMiB(pid).now)
  most.push(residentMiB(pid).most)
  await server.end()
}
await shop.remove()
console.log(
  `start with ${ARTICLES} articles, ${STARTS} times: ready after ${median(seconds).toFixed(2)} s, ${median(processor).toFixed(2)} s of processor; resident ${median(atReady).toFixed(0)} MiB then, ` +
    `${median(settled).toFixed(0)} MiB after two seconds of load, ${median(most).toFixed(0)} MiB at most`,
)
