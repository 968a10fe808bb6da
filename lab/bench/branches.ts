import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../harness/postgres-server.ts'
import { changePrices, type Change } from './change-prices.ts'
import { compareWithBare, requestOf } from './compare-with-bare.ts'
import { load } from './load.ts'
import { makeLargeShop } from './large-shop.ts'
import { median } from './median.ts'
import { pinLoad, processorMs, residentMiB, startPinnedServer } from './pinned-process.ts'

// Catalogues of several branches, each with a price list of its own that names every article (docs/performance.md):
// start, memory, lists and articles with requests spread over all branches, 5,000 prices of one branch.

interface Size {
  articles: number
  branches: number
  database: 'sqlite' | 'postgres'
}

const BRANCHES = [1, 10, 100]

/** BENCH_BRANCHES=200000x100,50000x100xpostgres measures these alone. */
const SIZES: readonly Size[] = process.env['BENCH_BRANCHES']?.split(',').map(sizeOf) ?? [
  ...BRANCHES.map((branches): Size => ({ articles: 50_000, branches, database: 'sqlite' })),
  { articles: 200_000, branches: 100, database: 'sqlite' },
  ...BRANCHES.map((branches): Size => ({ articles: 50_000, branches, database: 'postgres' })),
]
const CHANGED = 5000
const TIMES = 3
const STARTS = 3
const SETTLE_MS = 3000

pinLoad()
console.log(
  '| database | articles | branches | ready | processor time until then | memory | list of 20 | article | 5,000 prices of one branch: seen after | longest wait |',
)
console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|')
for (const size of SIZES) {
  const postgres = size.database === 'postgres' ? await startPostgres({ durable: true }) : null
  try {
    console.log(await measure(size, postgres?.url() ?? null))
  } finally {
    await postgres?.stop()
  }
}

function sizeOf(text: string): Size {
  const [articles, branches, database = 'sqlite'] = text.split('x')
  if (database !== 'sqlite' && database !== 'postgres') throw new Error(`BENCH_BRANCHES: ${database}?`)
  return { articles: Number(articles), branches: Number(branches), database }
}

async function measure({ articles, branches, database }: Size, databaseUrl: string | null): Promise<string> {
  const shop = await makeLargeShop(articles, databaseUrl, branches)
  try {
    const readySeconds: number[] = []
    const processorSeconds: number[] = []
    const start = async () => {
      const started = await startPinnedServer(shop.env)
      readySeconds.push(started.readyMs / 1000)
      processorSeconds.push(processorMs(started.child.pid!) / 1000)
      return started
    }
    for (let before = 1; before < STARTS; before++) await (await start()).end()
    const server = await start()
    try {
      const ids = await shop.withDb((db) =>
        db.selectFrom('branches').select('Id').where('is_active', '=', true).orderBy('Id').execute(),
      )
      const spread = (path: string) =>
        branches === 1 ? [path] : ids.map(({ Id }) => `${path}?sucursal=${Id}`)
      const lists = spread('/api/tarticulos/familia/101/0/20')
      await load(
        server.port,
        lists.map((path) => requestOf(path)),
        32,
        2,
      )
      await sleep(SETTLE_MS)
      const memoryMiB = residentMiB(server.child.pid!).now
      const list = await compareWithBare(server, lists)
      const article = await compareWithBare(server, spread('/api/tarticulos/get/B7000'))
      const of = branches === 1 ? null : { branch: ids.at(-1)!.Id, list: branches }
      const changes: Change[] = []
      for (let time = 0; time < TIMES; time++) changes.push(await changePrices(server, shop, CHANGED, of))
      const middle = (figure: 'seenMs' | 'longestMs') =>
        median(changes.map((each) => each[figure])).toFixed(0)
      return (
        `| ${database} | ${articles} | ${branches} | ${median(readySeconds).toFixed(2)} s | ${median(processorSeconds).toFixed(2)} s | ${memoryMiB.toFixed(0)} MiB | ` +
        `${share(list.costsUs)} | ${share(article.costsUs)} | ${middle('seenMs')} ms | ${middle('longestMs')} ms |`
      )
    } finally {
      await server.end()
    }
  } finally {
    await shop.remove()
  }
}

/** Of bare `node:http`, by processor time, with both times. */
function share([ours, bare]: readonly [number, number]): string {
  return `${(bare / ours).toFixed(2)} (${ours.toFixed(0)}, ${bare.toFixed(0)} µs)`
}
