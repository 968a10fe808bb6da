import { sql } from 'kysely'
import { isSqlite } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Database } from '../../platform/db/tables/database.ts'

/** Advances PostgreSQL's sequence after rows with explicit ids; SQLite does so by itself. */
export async function countOnFrom(trx: Db, table: keyof Database, column: string): Promise<void> {
  if (isSqlite(trx)) return
  const last = sql`(select max(${sql.ref(column)}) from ${sql.table(table)})`
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last})`.execute(trx)
}

/** Rows whose positions are those in the list. */
export const inOrder = <T extends object>(list: readonly T[]) =>
  list.map((each, position) => ({ ...each, position }))
