import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Db } from './open-database.ts'

/** Connection by transaction handle; null once the transaction's work has finished. */
const connections = new WeakMap<Db, DatabaseConnection | null>()

/** Remembers a transaction's connection until the returned function is called. */
export async function keepConnection(trx: Db): Promise<() => void> {
  await trx.getExecutor().provideConnection(async (connection) => void connections.set(trx, connection))
  return () => void connections.set(trx, null)
}

/**
 * Executes a statement without waiting for earlier ones. Kysely queues the statements of a transaction one behind the
 * other; independent ones need not wait: `Promise.all` of them is one round trip to PostgreSQL.
 *
 * @throws if the transaction has ended, because its caller did not await the statement
 */
export async function executeAtOnce<R>(db: Db, query: CompiledQuery): Promise<QueryResult<R>> {
  const connection = connections.get(db)
  if (connection === null) throw new Error('the transaction has ended')
  return connection === undefined ? db.executeQuery<R>(query) : connection.executeQuery<R>(query)
}
