import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLongStatements } from '@gondola/server/platform/db/scopes.ts'
import { migrate } from '@gondola/server/platform/db/migrate.ts'
import type { DatabaseKind, Db } from '@gondola/server/platform/db/open-database.ts'
import { sumOneDay } from '@gondola/server/office/reports/sum-days.ts'
import { startPostgres, type PostgresServer } from '../../harness/postgres-server.ts'
import { makeLargeShop, openLargeShop, type LargeShop } from '../large-shop.ts'
import { loadYears, type LoadedYears } from './load-years.ts'
import { yearSizes, type YearSizes } from './year-sizes.ts'
import { sql } from 'kysely'

/** Each finds rows that break a rule between tables. */
const RULES: Readonly<Record<string, string>> = {
  'an order whose totals are not those of its lines': `select o."Id" from orders o
    join (select order_id, count(*) as n, sum(round("Precioventa" * 100)) as gross from order_lines group by order_id) l
      on l.order_id = o."Id"
    where l.gross <> round(o."TotalBruto" * 100) or l.n <> 20
      or round(o."TotalNeto" * 100) <> round(o."TotalBruto" * 100) - round(o."TotalDescuento" * 100) + round(o."TotalEnvio" * 100)`,
  'an order without lines': `select "Id" from orders where not exists (select 1 from order_lines where order_id = "Id")`,
  'an order whose last step is not its status': `select o."Id" from orders o
    where (select to_status from order_transitions t where t.order_id = o."Id" order by id desc limit 1) <> o."Estado"`,
  'a customer whose points are not those of the ledger': `select c."Id" from clients c
    join (select client_id, sum(points) as points from points_ledger group by client_id) l on l.client_id = c."Id"
    where l.points <> c."Puntos"`,
  'a slot whose places are not its orders': `select b.day_id from slot_bookings b
    left join (select branch_id, "Dia", slot_id, count(*) as n from orders where "Estado" in ('P', 'D')
      group by branch_id, "Dia", slot_id) o on o.branch_id = b.branch_id and o."Dia" = b.day_id and o.slot_id = b.slot_id
    where coalesce(o.n, 0) <> b.taken`,
}

/** @throws if the loaded rows break a rule that no key or check holds */
async function checkYears(db: Db, from: { firstOrder: number; firstClient: number }): Promise<void> {
  for (const [name, query] of Object.entries(RULES)) {
    const own =
      name.includes('order') && !name.startsWith('a ')
        ? `where "Id" >= ${from.firstOrder}`
        : name.startsWith('a customer')
          ? `where "Id" >= ${from.firstClient}`
          : ''
    const { rows } = await sql.raw(`select * from (${query}) as broken ${own} limit 1`).execute(db)
    if (rows.length > 0) throw new Error(`${name}: ${JSON.stringify(rows[0])}`)
  }
}

/** A shop with a past and one without, of one database server. */
export interface YearsShops {
  full: LargeShop
  empty: LargeShop
  sizes: YearSizes
  loaded: LoadedYears
  postgres: PostgresServer | null
  close(): Promise<void>
}

const ARTICLES = 5000
/** As a shop of this size would give it, and without parallel workers. */
const SETTINGS = {
  shared_buffers: '1GB',
  maintenance_work_mem: '512MB',
  work_mem: '16MB',
  max_wal_size: '8GB',
  max_parallel_workers_per_gather: '0',
}

/** Makes both shops, or opens those that an earlier run left in this folder, brought up to date; null: keeps nothing. */
export async function openYears(
  kind: DatabaseKind,
  kept: string | null,
  say: (text: string) => void,
): Promise<YearsShops> {
  const folder = kept === null ? null : path.resolve(kept, kind)
  const book = folder === null ? null : path.join(folder, 'shop.json')
  const isThere = book !== null && existsSync(book)
  if (folder !== null && existsSync(folder) && !isThere)
    throw new Error(`${folder} is there, but not finished: remove it`)
  const postgres = kind === 'postgres' ? await startTunedPostgres(folder) : null
  const urls = { full: postgres?.url() ?? null, empty: postgres?.url('vacia') ?? null }
  const [full, empty] = (await inTurn(['full', 'empty'] as const, async (name) => {
    const own = folder === null ? null : path.join(folder, name)
    if (own !== null && isThere) return openLargeShop(own, urls[name])
    if (own !== null) mkdirSync(own, { recursive: true })
    return makeLargeShop(ARTICLES, urls[name], 1, own)
  })) as [LargeShop, LargeShop]
  const close = async () => {
    if (folder === null) await inTurn([full, empty], (shop) => shop.remove())
    await postgres?.stop()
  }
  try {
    const known = isThere
      ? (JSON.parse(readFileSync(book, 'utf8')) as { sizes: YearSizes; loaded: LoadedYears })
      : await load(full, yearSizes(kind), say)
    if (book !== null) writeFileSync(book, JSON.stringify(known))
    if (isThere) await bringUpToDate({ full, empty }, say)
    await sumDays(full, say)
    return { full, empty, ...known, postgres, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function load({ config }: LargeShop, sizes: YearSizes, say: (text: string) => void) {
  const { databaseUrl, dataFolder } = config
  const shop = openLargeShop(dataFolder, databaseUrl && `${databaseUrl}?statement_timeout=0`)
  const began = performance.now()
  const loaded = await withLongStatements(() => shop.withDb((db) => loadYears(db, sizes)))
  say(`made in ${seconds(began)} s`)
  const checking = performance.now()
  await withLongStatements(() => shop.withDb((db) => checkYears(db, loaded)))
  say(`every rule between tables holds (${seconds(checking)} s)`)
  return { sizes, loaded }
}

async function bringUpToDate(shops: Readonly<Record<string, LargeShop>>, say: (text: string) => void) {
  for (const [name, shop] of Object.entries(shops)) {
    const began = performance.now()
    const applied = await shop.withDb((db) => migrate(db))
    if (applied.length > 0) say(`${name}: ${applied.join(', ')} in ${seconds(began)} s`)
  }
}

/** As the shop's worker does, without its rests. */
async function sumDays({ withDb, config }: LargeShop, say: (text: string) => void) {
  const began = performance.now()
  let days = 0
  await withDb(async (db) => {
    while (await sumOneDay({ db, config })) days++
  })
  if (days > 0) say(`${days} days summed in ${seconds(began)} s`)
}

async function inTurn<T, R>(list: readonly T[], work: (each: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const each of list) results.push(await work(each))
  return results
}

async function startTunedPostgres(kept: string | null): Promise<PostgresServer> {
  const postgres = await startPostgres({ durable: true, kept })
  const ask = (statement: string) =>
    execFileSync('psql', [postgres.url(), '-qAtc', statement], { encoding: 'utf8' }).trim()
  if (ask("select count(*) from pg_database where datname = 'vacia'") === '1') return postgres
  ask('create database vacia')
  for (const [name, value] of Object.entries(SETTINGS)) ask(`alter system set ${name} = '${value}'`)
  await postgres.kill()
  await postgres.restart()
  return postgres
}

const seconds = (began: number): string => ((performance.now() - began) / 1000).toFixed(0)
