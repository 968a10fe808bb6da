import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { assertOutsideTransaction } from './scopes.ts'

/** Kysely's driver over what answers one query at a time, writes nothing and has no transactions. */
export function readOnlyDriver(
  executeQuery: DatabaseConnection['executeQuery'],
  destroy: () => Promise<void>,
): Driver {
  const connection: DatabaseConnection = {
    executeQuery,
    async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
      yield await executeQuery<R>(query)
    },
  }
  const noTransactions = () => Promise.reject(new Error('reads have no transactions'))
  return {
    init: async () => {},
    async acquireConnection() {
      assertOutsideTransaction()
      return connection
    },
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    releaseConnection: async () => {},
    destroy,
  }
}
