import { sql, type Compilable, type RawBuilder } from 'kysely'
import { isSqlite } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { preparedQuery } from '../../platform/db/prepared-statements/prepared-statements.ts'
import { stockStateOf, type StockLevel } from './stock-level.ts'

/**
 * The rows of some articles at a branch, locked in the order of their codes until the transaction ends; articles without
 * a row are absent.
 */
export async function lockLevels(trx: Db, branchId: number, codes: readonly string[]): Promise<StockLevel[]> {
  if (codes.length === 0) return []
  return (await levelsOf(trx, JSON.stringify(codes), branchId)).rows
}

// one parameter for all codes: one statement for orders and batches of every length
const levelsOf = preparedQuery((trx: Db, codes: string, branchId: number) => {
  const { asked, join } = askedCodes(trx, codes)
  return rawQuery(
    trx,
    sql<StockLevel>`select s.article_code, s.quantity, s.reported_at, s.held, s.tapped, s.tapped_at, s.tapped_by, s.state,
        a.unidad, f."MargenExistencia" as margin
      from ${asked}
      ${join} stock s on s.branch_id = ${branchId} and s.article_code = asked.value
      ${join} articles a on a."Codigo" = s.article_code
      ${join} families f on f."Codigo" = a.family_code
      ${isSqlite(trx) ? sql`` : sql`order by s.article_code for update of s`}`,
  )
})

/**
 * A JSON list of codes as a table, and the join that looks each of them up: SQLite would read all rows of a branch first,
 * and the list again for each.
 */
export const askedCodes = (db: Db, codes: string) =>
  isSqlite(db)
    ? { asked: sql`json_each(${codes}) as asked`, join: sql`cross join` }
    : { asked: sql`json_array_elements_text(${codes}::json) as asked(value)`, join: sql`join` }

/** A statement of its own words, for `preparedQuery`. */
const rawQuery = <R>(db: Db, text: RawBuilder<R>): Compilable<R> => ({ compile: () => text.compile(db) })

/** Inserts empty rows for articles that have none, in the order of their codes. */
export async function ensureRows(
  trx: Db,
  branchId: number,
  codes: readonly string[],
  at: string,
): Promise<void> {
  if (codes.length === 0) return
  const rows = codes
    .toSorted()
    .map((article_code) => ({ branch_id: branchId, article_code, quantity: null, changed_at: at }))
  await trx
    .insertInto('stock')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['branch_id', 'article_code']).doNothing())
    .execute()
}

/** The present moment, and when the shop's day began. */
export interface StockMoment {
  at: string
  dayBegan: string
}

/** Writes rows that the transaction has locked, each with the state that follows from it. */
export async function writeLevels(
  trx: Db,
  branchId: number,
  levels: readonly StockLevel[],
  { at, dayBegan }: StockMoment,
): Promise<void> {
  if (levels.length === 0) return
  const rows = levels.map((level) => ({ ...level, state: stockStateOf(level, dayBegan) }))
  await updateRows(trx, JSON.stringify(rows), branchId, at)
}

// one parameter for all rows; an upsert whose rows are all there, because SQLite would run an update by the branch
const updateRows = preparedQuery((trx: Db, rows: string, branchId: number, at: string) => {
  const columns = sql`article_code, quantity, reported_at, held, tapped, tapped_at, tapped_by, state`
  const given = isSqlite(trx)
    ? sql`select value ->> 'article_code', value ->> 'quantity', value ->> 'reported_at', value ->> 'held',
        value ->> 'tapped', value ->> 'tapped_at', value ->> 'tapped_by', value ->> 'state', ${branchId}, ${at}
        from json_each(${rows}) where true`
    : sql`select ${columns}, cast(${branchId} as integer), cast(${at} as text)
        from json_to_recordset(${rows}::json) as given(article_code text, quantity integer, reported_at text,
        held integer, tapped text, tapped_at text, tapped_by text, state text)`
  return rawQuery(
    trx,
    sql`insert into stock (${columns}, branch_id, changed_at) ${given}
      on conflict (branch_id, article_code) do update set
        quantity = excluded.quantity, reported_at = excluded.reported_at, held = excluded.held,
        tapped = excluded.tapped, tapped_at = excluded.tapped_at, tapped_by = excluded.tapped_by,
        state = excluded.state,
        changed_at = case when stock.state = excluded.state then stock.changed_at else excluded.changed_at end`,
  )
})

/** Which of some articles have a number at a branch. */
export const countedCodes = async (
  db: Db,
  branchId: number,
  codes: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await countedOf(db, JSON.stringify(codes), branchId)).rows.map(({ code }) => code))

const countedOf = preparedQuery((db: Db, codes: string, branchId: number) => {
  const { asked, join } = askedCodes(db, codes)
  return rawQuery(
    db,
    sql<{ code: string }>`select s.article_code as code from ${asked}
      ${join} stock s on s.branch_id = ${branchId} and s.article_code = asked.value where s.quantity is not null`,
  )
})
