import {
  PostgresAdapter,
  PostgresDialect,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely'
import { PostgresConnection } from './postgres-connection.ts'
import { PostgresPool } from './postgres-pool.ts'
import { assertOutsideTransaction } from '../scopes.ts'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 60_000
/** Longer than the statement timeout: a live server would have cancelled the statement by then. */
const SILENCE_MAX_MS = STATEMENT_TIMEOUT_MS + 5000

/** How a pool is opened; tests shorten the silence after which a connection counts as dead. */
export interface PoolOptions {
  silenceMs?: number
  preparedStatements?: boolean
}

export function openPool(
  url: string,
  onError: (error: Error) => void,
  { silenceMs = SILENCE_MAX_MS }: PoolOptions = {},
): PostgresPool {
  const options = {
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'gondola',
  }
  return new PostgresPool(options, silenceMs, onError)
}

/**
 * Kysely's dialect over a pool. Decodes numbers as numbers, prepares the statements that have a name, and refuses a second connection
 * inside a transaction (`scopes.ts`).
 */
export const poolDialect = (
  pool: PostgresPool,
  { preparedStatements = true }: PoolOptions = {},
): PostgresDialect => new Dialect(pool, preparedStatements)

export const postgresDialect = (
  url: string,
  onError: (error: Error) => void,
  options: PoolOptions = {},
): PostgresDialect => poolDialect(openPool(url, onError, options), options)

class Dialect extends PostgresDialect {
  readonly #pool: PostgresPool
  readonly #keepsStatements: boolean

  constructor(pool: PostgresPool, keepsStatements: boolean) {
    super({ pool: pool as never })
    this.#pool = pool
    this.#keepsStatements = keepsStatements
  }

  override createDriver() {
    return new PoolDriver(this.#pool, this.#keepsStatements)
  }

  override createAdapter() {
    return new Adapter()
  }
}

/** Kysely's lock of migrations belongs to the session, which a pooler gives to others: `migrate` takes one of its own. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class PoolDriver implements Driver {
  readonly #pool: PostgresPool
  readonly #keepsStatements: boolean

  constructor(pool: PostgresPool, keepsStatements: boolean) {
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
