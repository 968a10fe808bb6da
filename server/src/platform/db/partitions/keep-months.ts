import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { errorCode } from '../database-away.ts'
import { isSqlite } from '../in-transaction.ts'
import { inLongTransaction } from '../long-transaction.ts'
import type { Db } from '../open-database.ts'
import { beginMonth } from './begin-month.ts'
import {
  PARTITIONED_TABLES,
  type PartitionedTable,
  changeRanges,
  lockWhole,
  monthOf,
  withShortWaits,
  type Partition,
} from './partitioned-tables.ts'

/**
 * Moves a table's ranges that were closed in `month` (`2024-11`) or earlier to the archive: detached from the table,
 * attached to the table of the same name in the schema `archive`, which is itself the table's first range. So whoever
 * reads or writes the table finds them as before. Returns their names.
 *
 * @throws lock_not_available (55P03), see `lockWhole`
 */
export async function archiveMonths(db: Db, table: PartitionedTable, month: string): Promise<string[]> {
  const archived: string[] = []
  if (isSqlite(db)) return archived
  for (;;) {
    const withOldest = (
      work: (trx: Db, oldest: Partition) => Promise<unknown>,
      within?: typeof inLongTransaction,
    ) =>
      changeRanges(
        db,
        table,
        async (trx, partitions) => {
          const oldest = oldestClosed(table, partitions, month)
          if (oldest !== null) await work(trx, oldest)
          return oldest
        },
        within,
      )
    // the range's rows are read before it is locked, by a check of what they are
    if ((await withOldest((trx, oldest) => addCheck(trx, table, oldest))) === null) return archived
    await withOldest(readRows, inLongTransaction)
    const moved = await withOldest((trx, oldest) => move(trx, table, oldest))
    if (moved !== null) archived.push(moved.name)
  }
}

/** The oldest range, if it was closed in `month` or earlier: when the next one that has a month began. */
function oldestClosed(
  table: PartitionedTable,
  [oldest, ...later]: readonly Partition[],
  month: string,
): Partition | null {
  const closed = later.map((each) => monthOf(table, each)).find((each) => each !== null)
  return oldest !== undefined && closed !== undefined && closed <= month ? oldest : null
}

const checkName = ({ name }: Partition): string => `${name}_range`

async function addCheck(trx: Db, { number }: PartitionedTable, oldest: Partition): Promise<void> {
  const { rows } = await sql`select from pg_constraint
    where conrelid = ${oldest.name}::regclass and conname = ${checkName(oldest)}`.execute(trx)
  if (rows.length > 0) return
  await withShortWaits(trx)
  const column = sql.ref(number)
  await sql`alter table ${sql.table(oldest.name)} add constraint ${sql.ref(checkName(oldest))}
    check (${column} >= ${sql.lit(oldest.from)} and ${column} < ${sql.lit(oldest.to)}) not valid`.execute(trx)
}

/** Nobody waits for this. */
async function readRows(trx: Db, oldest: Partition): Promise<void> {
  await sql`alter table ${sql.table(oldest.name)} validate constraint ${sql.ref(checkName(oldest))}`.execute(
    trx,
  )
}

async function move(trx: Db, table: PartitionedTable, { name, from, to }: Partition): Promise<void> {
  await lockWhole(trx, table)
  const whole = table.table
  for (const statement of [
    `alter table ${whole} detach partition ${name}`,
    `alter table ${whole} detach partition archive.${whole}`,
    `alter table ${name} set schema archive`,
    `alter table archive.${whole} attach partition archive.${name} for values from (${from}) to (${to})`,
    `alter table ${whole} attach partition archive.${whole} for values from (minvalue) to (${to})`,
  ])
    await sql.raw(statement).execute(trx)
}

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
