import { sql } from 'kysely'
import { isSqlite } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Database, NewRow } from '../../platform/db/tables/database.ts'

/** Below the limit on values in one statement of both databases (SQLite 32,766, PostgreSQL 65,535). */
const VALUES_MAX = 30_000

/** Inserts rows with the same columns, as many per statement as the databases allow. */
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

/** Advances PostgreSQL's sequence after rows with explicit ids; SQLite does so by itself. */
export async function countOnFrom(trx: Db, table: keyof Database, column: string): Promise<void> {
  if (isSqlite(trx)) return
  const last = sql`(select max(${sql.ref(column)}) from ${sql.table(table)})`
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last})`.execute(trx)
}

/** Rows whose positions are those in the list. */
export const inOrder = <T extends object>(list: readonly T[]) =>
  list.map((each, position) => ({ ...each, position }))
