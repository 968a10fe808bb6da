import { sql } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import type { inLongTransaction } from '../long-transaction.ts'
import { isFirst } from '../one-at-a-time.ts'
import type { Db } from '../open-database.ts'

/** A table that PostgreSQL keeps in ranges of numbers (decision 0033). */
export interface PartitionedTable {
  table: string
  /** The column whose number decides about the range; a range contains what was numbered in its month. */
  number: string
  sequence: string
  /** The numbers are orders', and refer to them. */
  isOfOrders: boolean
}

const ofOrders = (table: string): PartitionedTable => ({
  table,
  number: 'order_id',
  sequence: 'orders_Id_seq',
  isOfOrders: true,
})
const ofItsOwn = (table: string): PartitionedTable => ({
  table,
  number: 'id',
  sequence: `${table}_id_seq`,
  isOfOrders: false,
})

export const PARTITIONED_TABLES: readonly PartitionedTable[] = [
  ofOrders('order_lines'),
  ofOrders('order_transitions'),
  ofItsOwn('audit_log'),
]

/** One range: the rows from `from` on, up to `to`, which is not in it; null: the range is open. */
export interface Partition {
  name: string
  from: number
  to: number | null
}

/** The ranges of a table that are not archived, oldest first; the last one is open. */
export async function listPartitions(db: Db, { table }: PartitionedTable): Promise<Partition[]> {
  const { rows } = await sql<{ name: string; bound: string }>`
    select c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass and c.relkind = 'r'`.execute(db)
  return rows
    .map(({ name, bound }) => {
      const [, from, to] = /FROM \('?(\d+)'?\) TO \((?:'?(\d+)'?|MAXVALUE)\)/.exec(bound)!
      return { name, from: Number(from), to: to === undefined ? null : Number(to) }
    })
    .toSorted((a, b) => a.from - b.from)
}

/** The month in which a range began, as in its name: `order_lines_2026_11`; null: `_start` and `_next` of the migration. */
export function monthOf({ table }: PartitionedTable, { name }: Partition): string | null {
  const [year, month] = name.slice(table.length + 1).split('_')
  return month === undefined ? null : `${year}-${month}`
}

export const partitionName = ({ table }: PartitionedTable, month: string): string =>
  `${table}_${month.replace('-', '_')}`

/** How long a change of ranges waits for a lock, and so others behind it. */
const LOCK_WAIT_MS = 300
/** How long one step of a change of ranges may take. */
const STATEMENT_MS = 10_000

/** Does one step of a change of ranges in a transaction (`within`); null if somebody else is changing the table's. */
export const changeRanges = <T>(
  db: Db,
  table: PartitionedTable,
  step: (trx: Db, partitions: readonly Partition[]) => Promise<T>,
  within: typeof inLongTransaction = inTransaction,
): Promise<T | null> =>
  within(db, async (trx) =>
    (await isFirst(trx, 'partitions', table.table)) ? step(trx, await listPartitions(trx, table)) : null,
  )

export async function withShortWaits(trx: Db): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(trx)
  await sql`set local statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(trx)
}

/**
 * Locks a table against everybody until the transaction ends, because its ranges change; first what its rows refer to,
 * as who places an order does.
 *
 * @throws lock_not_available (55P03) if somebody uses the table for longer, such as a backup
 */
export async function lockWhole(trx: Db, { table, isOfOrders }: PartitionedTable): Promise<void> {
  await withShortWaits(trx)
  if (isOfOrders) await sql`lock table orders in share row exclusive mode`.execute(trx)
  await sql`lock table only ${sql.table(table)} in access exclusive mode`.execute(trx)
}
