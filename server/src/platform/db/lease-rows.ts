import { randomUUID } from 'node:crypto'
import { instant, type Clock } from '../clock.ts'
import type { Db } from './open-database.ts'
import type { Row } from './tables/database.ts'

/** The tables whose rows are retried until they are delivered. */
type Queue = 'mail_queue' | 'webhook_deliveries' | 'push_messages' | 'payment_tasks'

/** When a row that is asked for once more is due: now; if it was due earlier, it keeps its place. */
export function dueAgain(clock: Clock, before: { state: string; next_attempt_at: string }): string {
  const now = instant(clock)
  return before.state === 'queued' && before.next_attempt_at < now ? before.next_attempt_at : now
}

/**
 * Leases queue rows, which the transaction has locked, to this process: counts one more attempt and keeps other
 * processes off the row until the lease expires (`seconds`) or this process marks the outcome.
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
    // all of them have the columns written here
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
