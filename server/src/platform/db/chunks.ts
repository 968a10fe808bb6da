import { sql } from 'kysely'
import { isSqlite } from './in-transaction.ts'
import type { Db } from './open-database.ts'
import type { Database, NewRow } from './tables/database.ts'

/** Rows that one statement writes: SQLite takes 32,766 values in one. */
const ROWS_AT_ONCE = 500

/** A list in pieces of so many. */
export function* chunksOf<T>(all: readonly T[], size = ROWS_AT_ONCE): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}

type NumberedTable = {
  [T in keyof Database]: Database[T] extends { id: unknown } ? T : never
}[keyof Database]

export async function insertRow<T extends NumberedTable>(db: Db, table: T, row: NewRow<T>): Promise<number> {
  const insert = db.insertInto(table as 'offers').values(row as NewRow<'offers'>)
  const { id } = await insert.returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * An insert of rows. PostgreSQL reads them from one parameter in less than half the time that one for each value takes.
 * `json`: the columns whose text is JSON.
 */
export function insertOf<T extends keyof Database>(
  db: Db,
  table: T,
  rows: readonly NewRow<T>[],
  json: readonly string[] = [],
) {
  const insert = db.insertInto(table as 'articles')
  if (isSqlite(db)) return insert.values(rows as readonly NewRow<'articles'>[])
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const read = columns.map((name) =>
    json.includes(name) ? sql`(${sql.ref(name)} #>> '{}')::json` : sql.ref(name),
  )
  return insert
    .columns(columns as 'Codigo'[])
    .expression(
      sql`select ${sql.join(read)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`,
    )
}

export async function insertRows<T extends keyof Database>(
  trx: Db,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  for (const some of chunksOf(rows)) await trx.insertInto(table).values(some).execute()
}

/** Inserts rows, of which those that have the key of an earlier one replace its columns `set`. */
export async function upsertRows<T extends keyof Database>(
  db: Db,
  table: T,
  rows: readonly NewRow<T>[],
  { key, set, json = [] }: { key: readonly string[]; set: readonly string[]; json?: readonly string[] },
): Promise<void> {
  if (rows.length === 0) return
  const replaced = Object.fromEntries(set.map((column) => [column, sql.ref(`excluded.${column}`)]))
  await insertOf(db, table, rows, json)
    .onConflict((conflict) => conflict.columns(key as 'Codigo'[]).doUpdateSet(replaced))
    .execute()
}
