import { loadavg } from 'node:os'
import { sql } from 'kysely'
import { systemClock } from '@gondola/server/platform/clock.ts'
import { isSqlite } from '@gondola/server/platform/db/in-transaction.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import { createSession } from '@gondola/server/sessions/session.store.ts'
import type { PostgresServer } from '../harness/postgres-server.ts'
import type { LargeShop } from './large-shop.ts'
import { pinLoad, residentMiB, startPinnedServer } from './pinned-process.ts'
import { compareOrders } from './years/compare-orders.ts'
import type { LoadedYears } from './years/load-years.ts'
import { exportDay } from './years/export-day.ts'
import { openYears } from './years/stored-years.ts'
import { measureIdle, spentBy, type Measured } from './years/spent-by-call.ts'
import { untilIdle } from './years/until-idle.ts'
import { DASHBOARD, dailyCalls, SEARCHES, type Callers } from './years/year-calls.ts'
import type { YearSizes } from './years/year-sizes.ts'

// npm run bench -- years: a shop that has sold for five years, 2,000,000 orders of 20 lines on PostgreSQL and a tenth of
// it on SQLite; what its calls cost, and orders a second against the same shop without a past. BENCH_YEARS=20000 makes
// a small one, BENCH_DATABASE=postgres one kind alone, BENCH_YEARS_KEEP=FOLDER keeps it there and takes it from there the
// next time. PostgreSQL's parallel workers are off: each statement's time is
// one process's, as in a busy shop.

const KINDS = (process.env['BENCH_DATABASE']?.split(',') ?? ['postgres', 'sqlite']) as (
  | 'postgres'
  | 'sqlite'
)[]
const CUSTOMERS = 100
const SEARCHED_TIMES = 3
const DASHBOARD_GOAL_MS = 1000
const THREAD_GOAL_MS = 20
const DATABASE_GOAL_MS = 200

pinLoad()
for (const kind of KINDS) {
  console.log(`\n## ${kind}\n`)
  const say = (text: string) => console.log(`- ${text} (load ${loadavg()[0]!.toFixed(0)})`)
  const shops = await openYears(kind, process.env['BENCH_YEARS_KEEP'] ?? null, say)
  const { full, empty, sizes, loaded, postgres } = shops
  try {
    say(`${sizes.orders} orders, ${sizes.customers} customers, ${await full.withDb(sizeText)}`)
    await measure(full, sizes, loaded, postgres)
    await compareOrders(full, empty, postgres === null ? null : await full.withDb(findPostmaster))
  } finally {
    await shops.close()
  }
}

async function measure(
  shop: LargeShop,
  sizes: YearSizes,
  loaded: LoadedYears,
  postgres: PostgresServer | null,
): Promise<void> {
  const callers = await shop.withDb((db) => callersOf(db, loaded, sizes))
  const server = await startPinnedServer(shop.env)
  try {
    const pid = server.child.pid!
    const postmaster = postgres === null ? null : await shop.withDb(findPostmaster)
    await untilIdle(server, postmaster)
    const measured: Measured = {
      pid,
      port: server.port,
      postmaster,
      idle: await measureIdle(pid, postmaster),
    }
    console.log(
      '| call | goal | p50 | p99, processor and database | p99 by the clock |\n|---|---:|---:|---:|---:|',
    )
    for (const { name, goalMs, requests } of dailyCalls(sizes, loaded, callers)) {
      const { p50, p99, clockP99 } = await spentBy(measured, requests)
      console.log(
        `| ${name} | ${goalMs} ms | ${ms(p50)} | ${ms(p99)}${missed(p99, goalMs)} | ${ms(clockP99)} |`,
      )
    }
    let sum = 0
    let firstSum = 0
    let clock = 0
    for (const path of DASHBOARD) {
      const { first, p50, clockP99 } = await spentBy(
        measured,
        Array.from({ length: 3 }, () => ({ path, cookie: callers.staff })),
      )
      sum += p50
      firstSum += first
      clock += clockP99
      console.log(`| ${path}, first ${ms(first)} | – | ${ms(p50)} | – | ${ms(clockP99)} |`)
    }
    console.log(
      `| the month's dashboard together, first ${ms(firstSum)}${missed(firstSum, DASHBOARD_GOAL_MS)} | ${DASHBOARD_GOAL_MS} ms | ${ms(sum)}${missed(sum, DASHBOARD_GOAL_MS)} | – | ${ms(clock)} |\n`,
    )
    console.log(
      `| search | rows | thread that serves, at most | database, at most | by the clock |\n|---|---:|---:|---:|---:|`,
    )
    for (const path of SEARCHES) {
      const requests = Array.from({ length: SEARCHED_TIMES }, () => ({ path, cookie: callers.staff }))
      const { threadMost, databaseMost, clockP99, rows } = await spentBy(measured, requests)
      console.log(
        `| \`${path}\` | ${rows} | ${ms(threadMost)}${missed(threadMost, THREAD_GOAL_MS)} | ${ms(databaseMost)}${missed(databaseMost, DATABASE_GOAL_MS)} | ${ms(clockP99)} |`,
      )
    }
    const { now } = residentMiB(measured.pid)
    const day = await exportDay(measured.port, callers.staff, sizes)
    const after = residentMiB(measured.pid)
    console.log(
      `\na day's export: ${day.rows} rows, ${(day.bytes / 1e6).toFixed(1)} MB in ${(day.ms / 1000).toFixed(1)} s; memory ${now.toFixed(0)} MiB before, ${after.now.toFixed(0)} after, ${after.most.toFixed(0)} at most`,
    )
  } finally {
    await server.end()
  }
}

/** Sessions of a staff member, and of customers with long and with short histories. */
async function callersOf(
  db: Db,
  { firstClient, regulars, staffId }: LoadedYears,
  sizes: YearSizes,
): Promise<Callers> {
  const staff = `gondola_gestion=${await createSession(db, systemClock, { staffId })}`
  const customers = []
  for (let index = 0; index < CUSTOMERS; index++) {
    const among = index % 2 === 0 ? regulars : sizes.customers
    const clientId = firstClient + ((index * 7919) % among)
    customers.push({
      clientId,
      cookie: `gondola_sesion=${await createSession(db, systemClock, { clientId })}`,
    })
  }
  return { staff, customers }
}

async function findPostmaster(db: Db): Promise<number> {
  const { rows } = await sql<{ file: string }>`select pg_read_file('postmaster.pid') as file`.execute(db)
  return Number.parseInt(rows[0]!.file, 10)
}

async function sizeText(db: Db): Promise<string> {
  const bytes = isSqlite(db)
    ? sql<{ b: number }>`select page_count * page_size as b from pragma_page_count(), pragma_page_size()`
    : sql<{ b: number }>`select pg_database_size(current_database()) as b`
  return `${((await bytes.execute(db)).rows[0]!.b / 1e9).toFixed(1)} GB`
}

function ms(figure: number): string {
  return `${figure < 10 ? figure.toFixed(1) : figure.toFixed(0)} ms`
}

function missed(figure: number, goal: number | null): string {
  return goal !== null && figure > goal ? ' **missed**' : ''
}
