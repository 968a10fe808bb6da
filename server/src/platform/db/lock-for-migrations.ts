import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { errorCode } from './database-away.ts'
import type { AnyTables } from './columns.ts'

/** What orders and customers are written with; the largest tables, which migrations hold for minutes. */
const REMADE = ['orders', 'order_lines', 'order_transitions', 'audit_log', 'clients']
/** Of these migrations make indexes only: who reads them need not wait. */
const INDEXED = ['picking_taps', 'mail_queue']

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 5000
/** lock_not_available, deadlock_detected */
const GIVE_WAY_CODES = new Set(['55P03', '40P01'])

/**
 * Locks the busy tables that are there, all or none, before the migrations of this transaction lock anything. Otherwise
 * a migration that holds one of them and asks for the next waits in a circle with whoever does it in another order, and
 * PostgreSQL ends the migration. Whatever somebody uses for longer, such as a backup, is waited for in turns: half of the
 * time others go on, and so the backup does.
 */
export async function lockForMigrations(trx: AnyTables): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relname in (${sql.join([...REMADE, ...INDEXED])})`.execute(
    trx,
  )
  const isThere = (table: string) => rows.some(({ name }) => name === table)
  await sql`savepoint unlocked`.execute(trx)
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      await sql`set local lock_timeout = ${sql.lit(waitMs)}`.execute(trx)
      for (const table of REMADE.filter(isThere))
        await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx)
      for (const table of INDEXED.filter(isThere))
        await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx)
      await sql`set local lock_timeout to default`.execute(trx)
      return
    } catch (error) {
      if (!GIVE_WAY_CODES.has(errorCode(error))) throw error
    }
    await sql`rollback to savepoint unlocked`.execute(trx)
    await sleep(waitMs)
  }
}
