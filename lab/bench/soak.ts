import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { stockShop, type StockedShop } from '../faults/shop/stocked-shop.ts'
import { startPostgres, type PostgresServer } from '../harness/postgres-server.ts'
import { startServer } from '../harness/server-process.ts'
import { PRODUCTION_ENV, PRODUCTION_OPTIONS } from './soak/as-in-production.ts'
import { ASKABLE, collectedHeap } from './soak/collected-heap.ts'
import { Load } from './soak/load.ts'
import { MemoryLog } from './soak/memory-log.ts'

// npm run bench -- soak [--minutes 30] [--rate 10] [--database sqlite|postgres]: a mixed load at a fixed rate. No
// request may fail, and the memory of the last third may not exceed that of the middle third by more than 5 %.

const SAMPLE_MS = 5000
const GROWTH_MAX = 1.05
/** Halfway through the first third, which is not compared, so that the collection disturbs no figure. */
const FIRST_COLLECTION = 1 / 6

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '10' },
    database: { type: 'string', default: 'sqlite' },
  },
})

const folder = await mkdtemp(path.join(tmpdir(), 'gondola-soak-'))
const postgres = values.database === 'postgres' ? await startPostgres({ durable: true }) : null
try {
  const place = { dataFolder: folder, databaseUrl: postgres?.url() ?? null }
  const shop = await stockShop(place, { customers: 40, capacity: 1_000_000, demo: true })
  process.exitCode = (await soak(shop, postgres)) ? 0 : 1
} finally {
  await postgres?.stop()
  await rm(folder, { recursive: true })
}

async function soak(shop: StockedShop, database: PostgresServer | null): Promise<boolean> {
  const server = await startServer({
    GONDOLA_DATA: folder,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...PRODUCTION_ENV,
    NODE_OPTIONS: `${PRODUCTION_OPTIONS} ${ASKABLE}`,
    ...(database && { DATABASE_URL: database.url() }),
  })
  try {
    const load = await Load.of(server.address, shop)
    const memory = new MemoryLog(server.address)
    const length = Number(values.minutes) * 60_000
    const until = performance.now() + length
    const sending = load.run(Number(values.rate), until)
    while (performance.now() < until) {
      const isEarly = until - performance.now() > length * (1 - FIRST_COLLECTION)
      await memory.sample()
      if (!isEarly && memory.collected.length === 0)
        memory.collected.push(await collectedHeap(server.output()))
      await sleep(SAMPLE_MS)
    }
    await sending
    memory.collected.push(await collectedHeap(server.output()))
    return report(load, memory, server.output())
  } finally {
    await server.end('SIGTERM')
  }
}

function report(load: Load, memory: MemoryLog, log: string): boolean {
  const failures = load.failures()
  const complaints = log.split('\n').filter((line) => /"level":(40|50|60)/.test(line))
  const unexpected = complaints.filter((line) => !line.includes('RATE_LIMIT'))
  for (const line of [...load.lines(), ...memory.lines()]) console.log(line)
  for (const failure of failures.slice(0, 20)) console.log(`FAILED ${failure}`)
  for (const line of unexpected.slice(0, 20)) console.log(`LOGGED ${line}`)
  const growth = memory.growth()
  const isGood = failures.length === 0 && unexpected.length === 0 && growth <= GROWTH_MAX
  console.log(
    `soak on ${values.database}, ${values.minutes} minutes: ${load.count} requests, ${failures.length} failed, ` +
      `${unexpected.length} complaints in the log, resident memory of the last third ${growth.toFixed(3)} of the middle third: ` +
      (isGood ? 'good' : 'NOT GOOD'),
  )
  return isGood
}
