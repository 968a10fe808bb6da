import { sql } from 'kysely'
import { isSqlite } from './in-transaction.ts'
import type { Db } from './open-database.ts'

/**
 * Until the transaction ends, whoever asks for the same record waits: what is read of it next stays so until it is
 * written. For records that several tables hold, or that may not be there; a row is locked by `forUpdate()`. On SQLite
 * one transaction runs at a time anyway.
 */
export async function oneAtATime(trx: Db, entity: string, key: string | number): Promise<void> {
  if (isSqlite(trx)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${entity} ${key}`}, 0))`.execute(trx)
}
