import { sql } from 'kysely'
import { isSqlite } from '../in-transaction.ts'
import { inLongTransaction } from '../long-transaction.ts'
import type { Db } from '../open-database.ts'
import {
  changeRanges,
  listPartitions,
  lockWhole,
  monthOf,
  partitionName,
  type Partition,
  type PartitionedTable,
} from './partitioned-tables.ts'

/**
 * Closes a table's open range at the last number issued and opens one for the month, unless that was done. Until then
 * rows go to the range of the month before: none is ever refused. Returns whether it did. The closed range is read once
 * while the table is locked.
 *
 * @throws lock_not_available (55P03), see `lockWhole`
 */
export async function beginMonth(db: Db, table: PartitionedTable, month: string): Promise<boolean> {
  if (isSqlite(db)) return false
  // usually it was done, so look without a lock
  if (!isOver(table, (await listPartitions(db, table)).at(-1)!, month)) return false
  const withOpen = (
    step: (trx: Db, open: Partition) => Promise<boolean>,
    within?: typeof inLongTransaction,
  ) =>
    changeRanges(
      db,
      table,
      async (trx, partitions) => {
        const open = partitions.at(-1)!
        return isOver(table, open, month) && step(trx, open)
      },
      within,
    )
  if ((await withOpen(readAhead, inLongTransaction)) !== true) return false
  return (await withOpen((trx, open) => close(trx, table, open, month))) === true
}

/** So that under the lock the range is read from memory. */
async function readAhead(trx: Db, { name }: Partition): Promise<true> {
  await sql`set local enable_indexonlyscan = off`.execute(trx)
  await sql`select count(*) from ${sql.table(name)}`.execute(trx)
  return true
}

async function close(trx: Db, table: PartitionedTable, open: Partition, month: string): Promise<boolean> {
  await lockWhole(trx, table)
  const next = await nextNumber(trx, table, open)
  const isEmpty = next <= open.from
  if (isEmpty)
    await sql`alter table ${sql.table(open.name)} rename to ${sql.ref(partitionName(table, month))}`.execute(
      trx,
    )
  else await openAt(trx, table, open, next, month)
  return !isEmpty
}

const isOver = (table: PartitionedTable, open: Partition, month: string): boolean =>
  (monthOf(table, open) ?? '') < month

/** The number above all that were issued or stand in a row. */
async function nextNumber(trx: Db, { number, sequence }: PartitionedTable, open: Partition): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select cast(greatest(
      (select case when is_called then last_value else 0 end from ${sql.table(sequence)}),
      (select max(${sql.ref(number)}) from ${sql.table(open.name)})) + 1 as integer) as next`.execute(trx)
  return rows[0]!.next
}

/** Ends the open range before `next` and opens the month's there; the table is locked. */
export async function openAt(
  trx: Db,
  table: PartitionedTable,
  open: Partition,
  next: number,
  month: string,
): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(trx)
  const name = partitionName(table, month)
  await run(`alter table ${table.table} detach partition ${open.name}`)
  await run(
    `alter table ${table.table} attach partition ${open.name} for values from (${open.from}) to (${next})`,
  )
  await run(`create table ${name} partition of ${table.table} for values from (${next}) to (maxvalue)`)
}
