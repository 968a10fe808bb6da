import { insertRows } from '../../platform/db/chunks.ts'
import { sql } from 'kysely'
import type { Period } from '@gondola/contract/reports'
import { isSqlite, type Trx } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

export type SoldArticle = Omit<Row<'summed_articles'>, 'day' | 'costed' | 'cost'>
/** With the sales whose cost was known, and that cost. */
export type SummedArticle = Omit<Row<'summed_articles'>, 'day'>
export type SummedBranch = Omit<Row<'summed_branches'>, 'day'>
export type SummedFill = Omit<Row<'summed_fills'>, 'day'>

/** What a report is of: these branches; null: all. */
export type Branches = readonly number[] | null

/** How many notes of a day are read: those beyond are left, and the day is summed once more. */
const NOTES_AT_ONCE = 1000

/** The days of a period whose sums hold: no order of theirs changed since. */
export async function listSummedDays(db: Db, { FechaDesde, FechaHasta }: Period): Promise<string[]> {
  const rows = await db
    .selectFrom('summed_days')
    .select('day')
    .where('day', '>=', FechaDesde)
    .where('day', '<=', FechaHasta)
    .where('day', 'not in', db.selectFrom('stale_days').select('day'))
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}

export async function listSummedArticles(
  db: Db,
  days: readonly string[],
  branches: Branches,
): Promise<Omit<SummedArticle, 'branch_id'>[]> {
  if (days.length === 0) return []
  return db
    .selectFrom('summed_articles')
    .where('day', 'in', days)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .groupBy(['code', 'unit'])
    .select(({ fn }) => [
      'code',
      'unit',
      fn.max('name').as('name'),
      sql<number>`cast(sum(quantity) as bigint)`.as('quantity'),
      fn.sum<number>('sales').as('sales'),
      fn.sum<number>('costed').as('costed'),
      fn.sum<number>('cost').as('cost'),
      sql<number>`cast(sum(orders) as bigint)`.as('orders'),
    ])
    .execute()
}

/** The counts of these days by branch. */
export async function listSummedBranches(
  db: Db,
  days: readonly string[],
  branches: Branches,
): Promise<SummedBranch[]> {
  if (days.length === 0) return []
  const sum = (name: Exclude<keyof SummedBranch, 'branch_id'>) =>
    sql<number>`cast(sum(${sql.ref(name)}) as integer)`.as(name)
  return db
    .selectFrom('summed_branches')
    .where('day', 'in', days)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .groupBy('branch_id')
    .select([
      'branch_id',
      sum('picked'),
      sum('missing'),
      sum('left_orders'),
      sum('on_time'),
      sum('bought_carts'),
    ])
    .execute()
}

/** How these days' lines came out, by each key of some kinds. */
export async function listSummedFills(
  db: Db,
  days: readonly string[],
  branches: Branches,
  kinds: readonly SummedFill['kind'][],
): Promise<Omit<SummedFill, 'branch_id'>[]> {
  if (days.length === 0) return []
  const sum = (name: 'orders' | 'lines' | 'replaced' | 'missing' | 'minutes') =>
    sql<number>`cast(sum(${sql.ref(name)}) as integer)`.as(name)
  return db
    .selectFrom('summed_fills')
    .where('day', 'in', days)
    .where('kind', 'in', kinds)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .groupBy(['kind', 'key'])
    .select(['kind', 'key', sum('orders'), sum('lines'), sum('replaced'), sum('missing'), sum('minutes')])
    .execute()
}

/** How many orders of each day came from a saved cart. */
export async function listSummedCarts(
  db: Db,
  days: readonly string[],
  branches: Branches,
): Promise<{ day: string; carts: number }[]> {
  if (days.length === 0) return []
  return db
    .selectFrom('summed_branches')
    .where('day', 'in', days)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .groupBy('day')
    .select(['day', sql<number>`cast(sum(bought_carts) as integer)`.as('carts')])
    .execute()
}

/**
 * The last day that may be summed: the day before the database's yesterday, in UTC. The triggers note changes of orders
 * before its today, so that an order which they did not note was committed a day before.
 */
export async function findLastDayToSum(db: Db): Promise<string> {
  const day = isSqlite(db)
    ? sql<string>`date('now', '-2 days')`
    : sql<string>`to_char(current_timestamp at time zone 'UTC' - interval '2 days', 'YYYY-MM-DD')`
  const row = await db.selectNoFrom(day.as('day')).executeTakeFirstOrThrow()
  return row.day
}

/** Days that were summed before an order of theirs changed. */
export async function listStaleDays(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('stale_days')
    .innerJoin('summed_days', 'summed_days.day', 'stale_days.day')
    .select('stale_days.day')
    .distinct()
    .orderBy('stale_days.day', 'desc')
    .execute()
  return rows.map(({ day }) => day)
}

/** Read before a day is summed. */
export interface DayBefore {
  day: string
  /** Null: it was never summed. */
  turn: number | null
  notes: readonly string[]
}

export async function findDayBefore(db: Db, day: string): Promise<DayBefore> {
  const summed = await db.selectFrom('summed_days').select('turn').where('day', '=', day).executeTakeFirst()
  const notes = await db
    .selectFrom('stale_days')
    .select('note')
    .where('day', '=', day)
    .limit(NOTES_AT_ONCE)
    .execute()
  return { day, turn: summed?.turn ?? null, notes: notes.map(({ note }) => note) }
}

/**
 * Writes the sums of a day, and deletes the notes that were there before its orders were read; what was noted meanwhile
 * stays, and keeps the day stale. Writes nothing if somebody else summed the day since.
 */
export async function replaceDaySums(
  trx: Trx,
  { day, turn, notes }: DayBefore,
  articles: readonly SummedArticle[],
  branches: readonly SummedBranch[],
  fills: readonly SummedFill[],
): Promise<void> {
  if (!(await takeTurn(trx, day, turn))) return
  const sums = { summed_articles: articles, summed_branches: branches, summed_fills: fills }
  for (const [name, rows] of Object.entries(sums)) {
    const table = name as 'summed_articles'
    await trx.deleteFrom(table).where('day', '=', day).execute()
    await insertRows(
      trx,
      table,
      (rows as typeof articles).map((row) => ({ day, ...row })),
    )
  }
  if (notes.length > 0) await trx.deleteFrom('stale_days').where('note', 'in', notes).execute()
}

async function takeTurn(trx: Trx, day: string, turn: number | null): Promise<boolean> {
  if (turn === null) {
    const added = await trx
      .insertInto('summed_days')
      .values({ day, turn: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return added.numInsertedOrUpdatedRows === 1n
  }
  const changed = await trx
    .updateTable('summed_days')
    .set({ turn: turn + 1 })
    .where('day', '=', day)
    .where('turn', '=', turn)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}
