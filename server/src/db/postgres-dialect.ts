import type { Socket } from 'node:net'
import pg from 'pg'
import { PostgresDialect, PostgresDriver, type DatabaseConnection } from 'kysely'
import { assertOutsideTransaction } from './transaction-scope.ts'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 60_000
/** The database itself would have given a statement up before: who is silent for so long is not there any more. */
const SILENCE_MAX_MS = STATEMENT_TIMEOUT_MS + 5000

/** PostgreSQL's type numbers of what JavaScript can hold as a number: bigint (counts) and numeric (pesos). */
const NUMBERS = new Set<number>([20, 1700])

/**
 * Kysely's dialect over a pool, numbers decoded as numbers, use inside a transaction refused (see the scope). A
 * connection on which nothing was heard for `silenceMs` is taken for dead: behind a pulled cable nobody says so.
 */
export function postgresDialect(
  url: string,
  onError: (error: Error) => void,
  silenceMs = SILENCE_MAX_MS,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'gondola',
    types: {
      getTypeParser: ((type: number, format?: 'text' | 'binary') =>
        NUMBERS.has(type) ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  })
  // a connection that dies is replaced by the pool, and its query fails; the event, unheard, would end the process
  pool.on('error', onError)
  pool.on('connect', (client) => {
    client.on('error', onError)
    const { stream } = (client as pg.PoolClient & { connection: { stream: Socket } }).connection
    stream.setTimeout(silenceMs, () => stream.destroy())
  })
  return new Dialect({ pool })
}

class Dialect extends PostgresDialect {
  readonly #config: { pool: pg.Pool }

  constructor(config: { pool: pg.Pool }) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new ScopedDriver(this.#config)
  }
}

class ScopedDriver extends PostgresDriver {
  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    assertOutsideTransaction()
    return super.acquireConnection(...options)
  }
}
