import { PostgresDialect, type CompiledQuery, type QueryResult } from 'kysely'
import { errorCode, isSessionLost } from '../database-away.ts'
import { readOnlyDriver } from '../read-only-driver.ts'
import { needsFreshReads } from '../scopes.ts'
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
    const { replica, watch } = this.#nodes
    return readOnlyDriver(
      (query) => read(this.#nodes, query),
      async () => {
        await watch.stop()
        await replica.end()
      },
    )
  }
}

async function read<R>({ leader, replica, watch }: Nodes, query: CompiledQuery): Promise<QueryResult<R>> {
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

/** Each statement takes a connection of its own. */
async function run<R>(pool: PostgresPool, query: CompiledQuery): Promise<QueryResult<R>> {
  const connection = new PostgresConnection(await pool.connect(), false)
  try {
    return await connection.executeQuery<R>(query)
  } finally {
    connection.release()
  }
}
