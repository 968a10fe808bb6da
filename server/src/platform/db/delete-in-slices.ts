import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { inTransaction, isSqlite, type Trx } from './in-transaction.ts'
import { isFirst } from './one-at-a-time.ts'
import type { Db } from './open-database.ts'
import type { Database } from './tables/database.ts'

/** Rows that one transaction deletes: some milliseconds. */
export const SLICE_ROWS = 500

/**
 * Changes expired rows of a table in short transactions, so that other writers come in between and no lock is held for
 * long. `slice` changes at most `rows` rows and returns how many; what is done stays done if the process ends. While
 * another process is at the table, nothing happens.
 */
export async function inSlices(
  db: Db,
  table: keyof Database,
  slice: (trx: Trx, rows: number) => Promise<number>,
  rows = SLICE_ROWS,
): Promise<void> {
  for (;;) {
    const changed = await inTransaction(db, async (trx) =>
      (await isFirst(trx, 'housekeeping', table)) ? slice(trx, rows) : 0,
    )
    if (changed < rows) return
    await nextTurn()
  }
}

/**
 * Deletes the rows that meet a condition, in slices. A row that another writer has locked stays until the next time.
 * `rows` is fewer for a table whose rows take others with them.
 */
export const deleteInSlices = (
  db: Db,
  table: keyof Database,
  condition: RawBuilder<boolean>,
  rows = SLICE_ROWS,
): Promise<void> =>
  inSlices(
    db,
    table,
    async (trx) => {
      const from = sql`from ${sql.table(table)}`
      const { numAffectedRows = 0n } = isSqlite(trx)
        ? await sql`delete ${from} where rowid in
            (select rowid ${from} where ${condition} limit ${sql.lit(rows)})`.execute(trx)
        : // rows of two partitions may have the same place, so the condition is asked again
          await sql`delete ${from} where ctid = any(array(
            select ctid ${from} where ${condition} limit ${sql.lit(rows)} for update skip locked
          )) and ${condition}`.execute(trx)
      return Number(numAffectedRows)
    },
    rows,
  )
