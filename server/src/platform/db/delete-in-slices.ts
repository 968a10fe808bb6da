import { sql, type RawBuilder } from 'kysely'
import { isSqlite } from './in-transaction.ts'
import type { Db } from './open-database.ts'
import type { Database } from './tables.ts'

/** Rows that one statement deletes: some milliseconds. */
export const SLICE_ROWS = 500

/**
 * Deletes the rows that meet a condition, in statements of their own, so that other writers come in between and no lock
 * is held for long. A row that another writer changes meanwhile stays until the next time.
 */
export async function deleteInSlices(
  db: Db,
  table: keyof Database,
  condition: RawBuilder<boolean>,
): Promise<void> {
  const place = sql.ref(isSqlite(db) ? 'rowid' : 'ctid')
  const rows = sql.table(table)
  const some = sql`select ${place} from ${rows} where ${condition} limit ${sql.lit(SLICE_ROWS)}`
  const chosen = isSqlite(db) ? sql`in (${some})` : sql`= any(array(${some}))`
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${rows} where ${place} ${chosen}`.execute(db)
    if (Number(numAffectedRows) < SLICE_ROWS) return
  }
}
