import { setTimeout as sleep } from 'node:timers/promises'
import { SqliteAdapter, type IsolationLevel, type Transaction } from 'kysely'
import type { Db } from './open-database.ts'
import type { Database } from './tables.ts'
import { keepConnection } from './transaction-connection.ts'
import { insideTransaction } from './transaction-scope.ts'

export type Trx = Transaction<Database>

const ATTEMPTS = 8
const LONGEST_PAUSE_MS = 200

/**
 * Runs a use case in one transaction, again from its beginning where the database asked for that (serialization
 * failure, deadlock, lock not had in time) or where a row that it had read was removed before it was referred to, a
 * bounded number of times. `work` must therefore have no effect but on the
 * database, and must use the handle it is given. Handed a transaction, it takes part in it.
 *
 * On SQLite the transaction holds the write lock from its first moment. On PostgreSQL it is READ COMMITTED: lock rows
 * (`forUpdate()`, which SQLite takes and ignores), change them in one conditional statement, or ask for `serializable`.
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
      return await started.execute(async (trx) => {
        const forget = await keepConnection(trx)
        return insideTransaction(() => work(trx)).finally(forget)
      })
    } catch (error) {
      if (attempt >= ATTEMPTS || !isWorthRetrying(error)) throw error
    }
    await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, 5 * 2 ** attempt))
  }
}

const isTransaction = (db: Db): db is Trx => db.isTransaction

/** Whether the handle speaks to the embedded database: for the few statements that must differ. */
export const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter

/** serialization_failure, deadlock_detected, lock_not_available. SQLite's driver waits for its one lock itself. */
const RETRIED_CODES = new Set(['40001', '40P01', '55P03'])

/** After a foreign_key_violation the next attempt finds what somebody else removed, or used, and refuses for that. */
const isWorthRetrying = (error: unknown) => RETRIED_CODES.has(errorCode(error)) || isReferenceViolation(error)

/** unique_violation on either database: somebody else was quicker. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(errorCode(error))

/** foreign_key_violation on either database: what a row refers to is not, or no longer, there. */
export const isReferenceViolation = (error: unknown): boolean =>
  ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'].includes(errorCode(error))

/**
 * Connection lost, refused or not had in time; PostgreSQL stopping, starting, or a leader no more; no room on its disk;
 * SQLite written by others for too long: nothing is wrong with the request, and a later one may succeed.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  AWAY_CODES.test(errorCode(error)) || isConnectionDead(error)

/** Of PostgreSQL: connection (08), read only (25006), shutdown (57P), resources, the disk among them (53), its files (58); of the system; of SQLite. */
const AWAY_CODES =
  /^(08...|25006|57P0[1-5]|53...|580..|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|SQLITE_FULL|SQLITE_BUSY.*|SQLITE_IOERR.*)$/

/** Errors of the driver that carry no code. */
const isConnectionDead = (error: unknown) =>
  error instanceof Error &&
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
    error.message,
  )

function errorCode(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}
