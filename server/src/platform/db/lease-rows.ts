import { randomUUID } from 'node:crypto'
import { instant, type Clock } from '../clock.ts'
import type { Db } from './open-database.ts'
import type { Row } from './tables.ts'

/** The tables whose rows are tried again until they are through. */
type Queue = 'mail_queue' | 'webhook_deliveries'

/**
 * Takes rows of a queue, which the transaction has locked, for this process alone: one attempt more, and nobody else's
 * until the lease of so many seconds is over, or the row is marked by it.
 */
export async function leaseRows<Table extends Queue>(
  trx: Db,
  clock: Clock,
  table: Table,
  rows: readonly { id: number }[],
  seconds: number,
): Promise<Row<Table>[]> {
  if (rows.length === 0) return []
  const leased = await trx
    // what is written here both tables have
    .updateTable(table as 'mail_queue')
    .set((row) => ({
      lease: randomUUID(),
      next_attempt_at: instant(clock, seconds),
      attempts: row('attempts', '+', 1),
    }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .returningAll()
    .execute()
  return leased as unknown as Row<Table>[]
}
