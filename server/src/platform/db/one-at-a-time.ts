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
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${entity} ${key}`}, 0))`.execute(trx)
}

/**
 * Takes the lock of `oneAtATime` unless somebody has it. Returns whether it did; true on SQLite.
 */
export async function isFirstAt(trx: Db, entity: string, key: string | number): Promise<boolean> {
  if (isSqlite(trx)) return true
  const { rows } = await sql<{ is: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${entity} ${key}`}, 0)) as is`.execute(trx)
  return rows[0]!.is
}
