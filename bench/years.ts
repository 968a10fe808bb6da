import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import { systemClock } from '../server/src/platform/clock.ts'
import { isSqlite } from '../server/src/platform/db/in-transaction.ts'
import type { Db } from '../server/src/platform/db/open-database.ts'
import { createSession } from '../server/src/sessions/session.store.ts'
import { startPostgres, type PostgresServer } from '../server/test/postgres-server.ts'
import { makeLargeShop, type LargeShop } from './large-shop.ts'
import { pinLoad, residentMiB, startPinnedServer } from './pinned-process.ts'
import { compareOrders } from './years/compare-orders.ts'
import { checkYears } from './years/check-years.ts'
import { loadYears, type LoadedYears } from './years/load-years.ts'
import { exportDay } from './years/export-day.ts'
import { spentBy, type Measured } from './years/spent-by-call.ts'
import { DASHBOARD, dailyCalls, SEARCHES, type Callers } from './years/year-calls.ts'
import { yearSizes, type YearSizes } from './years/year-sizes.ts'

// npm run bench -- years: a shop that has sold for five years, 2,000,000 orders of 20 lines on PostgreSQL and a tenth of
// it on SQLite; what its calls cost, and orders a second against the same shop without a past. BENCH_YEARS=20000 makes
// a small one, BENCH_DATABASE=postgres one kind alone. PostgreSQL's parallel workers are off: each statement's time is
// one process's, as in a busy shop.

const ARTICLES = 5000
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
  const postgres = kind === 'postgres' ? await startTunedPostgres() : null
  const full = await makeLargeShop(ARTICLES, postgres?.url() ?? null)
  const empty = await makeLargeShop(ARTICLES, postgres?.url('vacia') ?? null)
  try {
    const sizes = yearSizes(kind)
    console.log(`\n## ${kind}: ${sizes.orders} orders, ${sizes.customers} customers\n`)
    const began = performance.now()
    const loaded = await full.withDb((db) => loadYears(db, sizes))
    console.log(`made in ${seconds(began)} s, ${await full.withDb(sizeText)}`)
    const checking = performance.now()
    await full.withDb((db) => checkYears(db, loaded))
    console.log(`every rule between tables holds (${seconds(checking)} s)\n`)
    await measure(full, sizes, loaded, postgres)
    await compareOrders(full, empty)
  } finally {
    await full.remove()
    await empty.remove()
    await postgres?.stop()
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
    const measured: Measured = {
      pid: server.child.pid!,
      port: server.port,
      postmaster: postgres === null ? null : await shop.withDb(findPostmaster),
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
    let clock = 0
    for (const path of DASHBOARD) {
      const { p50, clockP99 } = await spentBy(
        measured,
        Array.from({ length: 3 }, () => ({ path, cookie: callers.staff })),
      )
      sum += p50
      clock += clockP99
      console.log(`| ${path} | – | ${ms(p50)} | – | ${ms(clockP99)} |`)
    }
    console.log(
      `| the month's dashboard together | ${DASHBOARD_GOAL_MS} ms | ${ms(sum)}${missed(sum, DASHBOARD_GOAL_MS)} | – | ${ms(clock)} |\n`,
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

/** With memory as a shop of this size would give it, and without parallel workers. */
async function startTunedPostgres(): Promise<PostgresServer> {
  const postgres = await startPostgres({ durable: true })
  const settings = {
    shared_buffers: '1GB',
    maintenance_work_mem: '512MB',
    work_mem: '16MB',
    max_wal_size: '8GB',
    max_parallel_workers_per_gather: '0',
  }
  for (const [name, value] of Object.entries(settings))
    execFileSync('psql', [postgres.url(), '-qc', `alter system set ${name} = '${value}'`])
  execFileSync('psql', [postgres.url(), '-qc', 'create database vacia'])
  await postgres.kill()
  await postgres.restart()
  return postgres
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

function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(0)
}
