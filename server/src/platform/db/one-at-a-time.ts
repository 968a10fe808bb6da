import { sql } from 'kysely'
import { isSqlite } from './in-transaction.ts'
import type { Db } from './open-database.ts'

/**
 * Takes an exclusive lock on a record until the transaction ends, so that what is read of it stays valid until it is
 * written. For records that span several tables or may not exist yet; lock a single row with `forUpdate()`. A no-op on
 * SQLite, where only one transaction runs at a time.
 */
export async function oneAtATime(trx: Db, entity: string, key: string | number): Promise<void> {
  if (isSqlite(trx)) return
  await sql`select pg_advisory_xact_lock(${lockOf(entity, key)})`.execute(trx)
}

/** Takes the same lock if nobody has it; returns whether it did. On SQLite one process serves the shop. */
export async function isFirst(trx: Db, entity: string, key: string | number): Promise<boolean> {
  if (isSqlite(trx)) return true
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${lockOf(entity, key)}) as taken`.execute(trx)
  return rows[0]?.taken === true
}

const lockOf = (entity: string, key: string | number) => sql`hashtextextended(${`${entity} ${key}`}, 0)`
