import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { errorCode } from '../database-away.ts'
import { isSqlite } from '../in-transaction.ts'
import { inLongTransaction } from '../long-transaction.ts'
import type { Db } from '../open-database.ts'
import { archiveMonths } from './archive-months.ts'
import { beginMonth } from './begin-month.ts'
import { PARTITIONED_TABLES, type PartitionedTable } from './partitioned-tables.ts'

const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Begins the range of the month (`2026-11`) of each partitioned table and archives those that were closed in
 * `archivedUntil` or earlier. What somebody uses for longer, such as a backup, is left until the next time. Safe in
 * several processes at once: one of them does it. Does nothing on SQLite.
 */
export async function keepMonths(
  db: Db,
  { month, archivedUntil }: { month: string; archivedUntil: string },
  log: FastifyBaseLogger,
): Promise<void> {
  if (isSqlite(db)) return
  for (const table of PARTITIONED_TABLES)
    try {
      const isBegun = await beginMonth(db, table, month)
      const archived = await archiveMonths(db, table, archivedUntil)
      const isChanged = isBegun || archived.length > 0
      if (isChanged) log.info({ table: table.table, isBegun, archived }, 'months kept')
      if (isChanged || (await isUncounted(db, table))) await analyze(db, table)
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error
      log.info({ table: table.table }, 'months are kept later: the table is in use')
    }
}

/** As after an upgrade or a restore. */
async function isUncounted(db: Db, { table }: PartitionedTable): Promise<boolean> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples as rows from pg_class where oid = ${table}::regclass`.execute(db)
  return rows[0]!.rows < 0
}

/** The planner's figures of a whole table, which PostgreSQL never gathers by itself. */
const analyze = (db: Db, { table }: PartitionedTable): Promise<void> =>
  inLongTransaction(db, async (trx) => {
    await sql`analyze ${sql.table(table)}`.execute(trx)
  })
