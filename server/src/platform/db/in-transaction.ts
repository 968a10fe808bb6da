import { setTimeout as sleep } from 'node:timers/promises'
import { SqliteAdapter, type IsolationLevel, type Transaction } from 'kysely'
import { errorCode } from './database-away.ts'
import type { Db } from './open-database.ts'
import type { Database } from './tables/database.ts'
import { insideTransaction } from './scopes.ts'

export type Trx = Transaction<Database>

const ATTEMPTS = 8
const LONGEST_PAUSE_MS = 200

/**
 * Runs a use case in one transaction. Retries it from the start, a bounded number of times, after a serialization
 * failure, a deadlock or a lock timeout, and when a row that it had read was deleted before it was referenced. `work`
 * must therefore have no effects outside the database, and must use the handle it is given. Given a transaction as
 * `db`, `work` joins it.
 *
 * On SQLite the transaction holds the write lock from the start. On PostgreSQL it is READ COMMITTED: lock rows
 * (`forUpdate()`, which SQLite accepts and ignores), change them in one conditional statement, or ask for
 * `serializable`.
 */
export async function inTransaction<T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
  isolation: IsolationLevel = 'read committed',
): Promise<T> {
  if (isTransaction(db)) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      const transaction = db.transaction()
      const started = isSqlite(db) ? transaction : transaction.setIsolationLevel(isolation)
      return await started.execute((trx) => insideTransaction(() => work(trx)))
    } catch (error) {
      if (attempt >= ATTEMPTS || !isWorthRetrying(error)) throw error
    }
    await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, 5 * 2 ** attempt))
  }
}

const isTransaction = (db: Db): db is Trx => db.isTransaction

/** Whether the handle is the embedded database's, for the few statements that must differ. */
export const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter

/** serialization_failure, deadlock_detected, lock_not_available. On SQLite the driver itself waits for the lock. */
const RETRIED_CODES = new Set(['40001', '40P01', '55P03'])

/** After a foreign_key_violation the next attempt sees what another transaction removed or used, and refuses. */
const isWorthRetrying = (error: unknown) => RETRIED_CODES.has(errorCode(error)) || isReferenceViolation(error)

/** unique_violation on either database: another transaction was first. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(errorCode(error))

/** foreign_key_violation on either database: the row refers to one that does not exist, or no longer does. */
export const isReferenceViolation = (error: unknown): boolean =>
  ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'].includes(errorCode(error))
