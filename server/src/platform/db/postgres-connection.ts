import type pg from 'pg'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { assertNotEnded } from './transaction-scope.ts'

/** read_only_sql_transaction: the database has become a replica. */
const READ_ONLY = '25006'

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** A compiled query, which may be a prepared statement. */
export interface NamedQuery extends CompiledQuery {
  /** Name of the prepared statement, which PostgreSQL parses once per connection. */
  name?: string
}

/** A pool connection in use. */
export class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #keepsStatements: boolean
  #isBroken = false
  #hasEnded = false

  constructor(client: pg.PoolClient, keepsStatements = true) {
    this.#client = client
    this.#keepsStatements = keepsStatements
  }

  async begin(beginning: string): Promise<void> {
    await this.#send(beginning)
  }

  /** @throws if a statement had failed: the database has then rolled the transaction back */
  async commit(): Promise<void> {
    this.#hasEnded = true
    const { command } = await this.#send('commit')
    if (command !== 'COMMIT') throw new Error('a failed transaction was to be committed')
  }

  /**
   * Never throws: the caller already reports the original error. If the rollback cannot be sent, the connection is
   * discarded, which makes the database roll back as well.
   */
  async rollback(): Promise<void> {
    this.#hasEnded = true
    await this.#send('rollback').catch(() => (this.#isBroken = true))
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }

  /** @throws if the transaction has ended: a statement still queued behind a failed one would run outside of it */
  async executeQuery<R>({ sql, parameters, name }: NamedQuery): Promise<QueryResult<R>> {
    assertNotEnded(this.#hasEnded)
    const { command, rowCount, rows } = await this.#send(
      sql,
      parameters,
      this.#keepsStatements ? name : undefined,
    )
    return { rows, ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  async #send(text: string, values: readonly unknown[] = [], name?: string): Promise<pg.QueryResult> {
    try {
      return await this.#client.query({ text, values: [...values], ...(name !== undefined && { name }) })
    } catch (error) {
      // discard the connection: a new one reaches the current leader
      if ((error as pg.DatabaseError).code === READ_ONLY) this.#isBroken = true
      throw error
    }
  }
}
