import { sql } from 'kysely'
import { isSqlite } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Database, NewRow } from '../platform/db/tables.ts'

/** Less than either database takes in one statement (SQLite 32,766, PostgreSQL 65,535). */
const VALUES_MAX = 30_000

/** Inserts rows that all name the same columns, as many in one statement as the databases take. */
export async function insertRows<T extends keyof Database>(
  trx: Db,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const most = Math.floor(VALUES_MAX / Object.keys(first).length)
  for (let start = 0; start < rows.length; start += most) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + most))
      .execute()
  }
}

/** After rows with numbers of their own: PostgreSQL goes on counting above them, as SQLite does by itself. */
export async function countOnFrom(trx: Db, table: keyof Database, column: string): Promise<void> {
  if (isSqlite(trx)) return
  const last = sql`(select max(${sql.ref(column)}) from ${sql.table(table)})`
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last})`.execute(trx)
}
