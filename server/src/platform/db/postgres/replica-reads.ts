import {
  PostgresDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import { errorCode, isSessionLost } from '../database-away.ts'
import { needsFreshReads, assertOutsideTransaction } from '../scopes.ts'
import { PostgresConnection } from './postgres-connection.ts'
import type { PostgresPool } from './postgres-pool.ts'
import type { ReplicaWatch } from './replica-watch.ts'

/** The replica cancelled the statement, because it was in the way of what the leader wrote. */
const RECOVERY_CONFLICTS = new Set(['40001', '40P01'])

interface Nodes {
  leader: PostgresPool
  replica: PostgresPool
  watch: ReplicaWatch
}

/**
 * Kysely's dialect for reads that may be a second old: from a replica, or from the leader while the replica lags, is
 * away, or the caller has just written (`fresh-reads.ts`). Writes nothing and has no transactions.
 */
export function replicaReads(nodes: Nodes): PostgresDialect {
  return new Dialect(nodes)
}

class Dialect extends PostgresDialect {
  readonly #nodes: Nodes

  constructor(nodes: Nodes) {
    super({ pool: nodes.replica as never })
    this.#nodes = nodes
  }

  override createDriver() {
    return new ReadDriver(this.#nodes)
  }
}

class ReadDriver implements Driver {
  readonly #connection: ReadConnection
  readonly #nodes: Nodes

  constructor(nodes: Nodes) {
    this.#nodes = nodes
    this.#connection = new ReadConnection(nodes)
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    assertOutsideTransaction()
    return this.#connection
  }

  beginTransaction = () => noTransactions()
  commitTransaction = () => noTransactions()
  rollbackTransaction = () => noTransactions()
  async releaseConnection() {}
  async destroy() {
    await this.#nodes.watch.stop()
    await this.#nodes.replica.end()
  }
}

const noTransactions = (): Promise<void> => Promise.reject(new Error('a replica has no transactions'))

/** Each statement takes a connection of its own. */
class ReadConnection implements DatabaseConnection {
  readonly #nodes: Nodes

  constructor(nodes: Nodes) {
    this.#nodes = nodes
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { leader, replica, watch } = this.#nodes
    if (watch.isCurrent && !needsFreshReads()) {
      try {
        return await run<R>(replica, query)
      } catch (error) {
        if (isSessionLost(error)) watch.noteAway()
        else if (!RECOVERY_CONFLICTS.has(errorCode(error))) throw error
      }
    }
    return run<R>(leader, query)
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}

async function run<R>(pool: PostgresPool, query: CompiledQuery): Promise<QueryResult<R>> {
  const connection = new PostgresConnection(await pool.connect(), false)
  try {
    return await connection.executeQuery<R>(query)
  } finally {
    connection.release()
  }
}
