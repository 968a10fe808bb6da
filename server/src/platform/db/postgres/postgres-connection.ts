import type pg from 'pg'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { areStatementsLong, assertNotEnded } from '../scopes.ts'
import type { PooledClient } from './postgres-pool.ts'

/**
 * The warning of a commit whose wait for the synchronous replica was cancelled: it is on the leader's disk alone, and
 * lost with it.
 */
const COMMIT_WARNING = '01000'

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** A compiled query, which may be a prepared statement. */
export interface NamedQuery extends CompiledQuery {
  /** Name of the prepared statement, which PostgreSQL parses once per connection. */
  name?: string
}

/** A pool connection in use (`postgres-pool.ts`). */
export class PostgresConnection implements DatabaseConnection {
  readonly #pooled: PooledClient
  readonly #keepsStatements: boolean
  #hasEnded = false

  constructor(pooled: PooledClient, keepsStatements = true) {
    this.#pooled = pooled
    this.#keepsStatements = keepsStatements
  }

  async begin(beginning: string): Promise<void> {
    await this.#send(beginning)
  }

  /**
   * @throws if a statement had failed: the database has then rolled the transaction back; `UnsureCommit` if no replica
   *   has it yet
   */
  async commit(): Promise<void> {
    this.#hasEnded = true
    const { client } = this.#pooled
    let isUnsure = false
    const hear = ({ code }: { code?: string | undefined }) => (isUnsure ||= code === COMMIT_WARNING)
    client.on('notice', hear)
    const { command } = await this.#send('commit').finally(() => client.off('notice', hear))
    if (command !== 'COMMIT') throw new Error('a failed transaction was to be committed')
    if (isUnsure) throw new UnsureCommit('the wait for the synchronous replica was cancelled')
  }

  /**
   * Never throws: the caller already reports the original error. If the rollback cannot be sent, the connection is
   * discarded, which makes the database roll back as well.
   */
  async rollback(): Promise<void> {
    this.#hasEnded = true
    await this.#send('rollback').catch(() => this.#pooled.discard())
  }

  release(): void {
    this.#pooled.release()
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
    if (areStatementsLong()) this.#pooled.allowSilence()
    try {
      return await this.#pooled.client.query({
        text,
        values: [...values],
        ...(name !== undefined && { name }),
      })
    } catch (error) {
      this.#pooled.noteError(error)
      throw error
    }
  }
}

/** As after a lost connection: done or not, nobody knows. The code makes it count as `isDatabaseAway`. */
class UnsureCommit extends Error {
  readonly code = '08007'
}
