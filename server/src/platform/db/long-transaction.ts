import { sql } from 'kysely'
import { inTransaction, type Trx } from './in-transaction.ts'
import { withLongStatements } from './scopes.ts'
import type { Db } from './open-database.ts'

/** `inTransaction` on PostgreSQL, with statements that may take longer than those of a request. */
export const inLongTransaction = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  withLongStatements(() =>
    inTransaction(db, async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      return work(trx)
    }),
  )
