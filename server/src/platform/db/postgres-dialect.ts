import type { Socket } from 'node:net'
import pg from 'pg'
import { PostgresDialect, type DatabaseConnection, type Driver, type TransactionSettings } from 'kysely'
import { PostgresConnection } from './postgres-connection.ts'
import { assertOutsideTransaction } from './transaction-scope.ts'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 60_000
/** Longer than the statement timeout: a live server would have cancelled the statement by then. */
const SILENCE_MAX_MS = STATEMENT_TIMEOUT_MS + 5000

/** PostgreSQL type OIDs that are parsed as a number: bigint (counts) and numeric (pesos). */
const NUMBERS = new Set<number>([20, 1700])

/**
 * Kysely's dialect over a pool. Decodes numbers as numbers, prepares the statements that have a name, and refuses a second connection
 * inside a transaction (`transaction-scope.ts`). A connection silent for `silenceMs` is treated as dead, because a
 * pulled cable gives no other sign.
 */
export function postgresDialect(
  url: string,
  onError: (error: Error) => void,
  { silenceMs = SILENCE_MAX_MS, preparedStatements = true } = {},
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
  // the pool replaces a dead connection, and its query fails; an unhandled `error` event would end the process
  pool.on('error', onError)
  pool.on('connect', (client) => {
    client.on('error', onError)
    const { stream } = (client as pg.PoolClient & { connection: { stream: Socket } }).connection
    stream.setTimeout(silenceMs, () => stream.destroy())
  })
  return new Dialect(pool, preparedStatements)
}

class Dialect extends PostgresDialect {
  readonly #pool: pg.Pool
  readonly #keepsStatements: boolean

  constructor(pool: pg.Pool, keepsStatements: boolean) {
    super({ pool })
    this.#pool = pool
    this.#keepsStatements = keepsStatements
  }

  override createDriver() {
    return new PoolDriver(this.#pool, this.#keepsStatements)
  }
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #keepsStatements: boolean

  constructor(pool: pg.Pool, keepsStatements: boolean) {
    this.#pool = pool
    this.#keepsStatements = keepsStatements
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    assertOutsideTransaction()
    return new PostgresConnection(await this.#pool.connect(), this.#keepsStatements)
  }

  async beginTransaction(connection: DatabaseConnection, { isolationLevel }: TransactionSettings) {
    const beginning = isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin'
    await (connection as PostgresConnection).begin(beginning)
  }

  commitTransaction = (connection: DatabaseConnection) => (connection as PostgresConnection).commit()
  rollbackTransaction = (connection: DatabaseConnection) => (connection as PostgresConnection).rollback()
  releaseConnection = async (connection: DatabaseConnection) => (connection as PostgresConnection).release()
  destroy = () => this.#pool.end()
}
