import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Db } from './open-database.ts'

/** Null: the transaction's work is done. */
const connections = new WeakMap<Db, DatabaseConnection | null>()

/** Remembers over which connection a transaction runs, until what it returns is called. */
export async function keepConnection(trx: Db): Promise<() => void> {
  await trx.getExecutor().provideConnection(async (connection) => void connections.set(trx, connection))
  return () => void connections.set(trx, null)
}

/**
 * Executes a statement at once. Kysely lets one statement of a transaction wait for the one before it; what does not
 * depend on each other's results need not: `Promise.all` of such statements is one trip to PostgreSQL.
 *
 * @throws where nobody waited for it: it must not be written behind the transaction's end
 */
export async function executeAtOnce<R>(db: Db, query: CompiledQuery): Promise<QueryResult<R>> {
  const connection = connections.get(db)
  if (connection === null) throw new Error('the transaction has ended')
  return connection === undefined ? db.executeQuery<R>(query) : connection.executeQuery<R>(query)
}
