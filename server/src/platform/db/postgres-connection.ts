import type pg from 'pg'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { FirstQuery, SentQuery, type Wire } from './first-query.ts'
import type { PreparedStatement } from './prepared-statement.ts'

/** read_only_sql_transaction: the database has become a replica. */
const READ_ONLY = '25006'

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * A pool connection in use. Statements issued in the same turn are pipelined in one write: none waits for the result of
 * the previous one, and the database runs them in order (docs/performance.md).
 */
export class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #keepsStatements: boolean
  /** The `begin` statement that is still to be sent, together with the transaction's first statement. */
  #beginning: string | null = null
  #isGathering = false
  #isBroken = false

  constructor(client: pg.PoolClient, keepsStatements = true) {
    this.#client = client
    this.#keepsStatements = keepsStatements
  }

  begin(beginning: string): void {
    this.#beginning = beginning
  }

  /** @throws if a statement had failed: the database has then rolled the transaction back */
  async commit(): Promise<void> {
    if (await this.#end('commit')) throw new Error('a failed transaction was to be committed')
  }

  /**
   * Never throws: the caller already reports the original error. If the rollback cannot be sent, the connection is
   * discarded, which makes the database roll back as well.
   */
  async rollback(): Promise<void> {
    await this.#end('rollback').catch(() => (this.#isBroken = true))
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }

  async executeQuery<R>({
    sql,
    parameters,
    name,
  }: CompiledQuery & PreparedStatement): Promise<QueryResult<R>> {
    // a text without parameters may hold several statements, which cannot be combined with `begin`
    if (parameters.length === 0 && this.#beginning !== null) await this.#send(this.#takeBeginning(), [])
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

  /** True if a commit was requested but the database rolled back. */
  async #end(how: 'commit' | 'rollback'): Promise<boolean> {
    if (this.#takeBeginning() !== '') return false
    const { command } = await this.#send(how, [])
    return how === 'commit' && command !== 'COMMIT'
  }

  #takeBeginning(): string {
    const beginning = this.#beginning ?? ''
    this.#beginning = null
    return beginning
  }

  #send(text: string, values: readonly unknown[], name?: string): Promise<pg.QueryResult> {
    this.#gather()
    const beginning = this.#takeBeginning()
    return new Promise((resolve, reject) => {
      const query = { text, values, name }
      const done = (error: Error | null, result: pg.QueryResult) => {
        if (error === null) return resolve(result)
        // discard the connection: a new one reaches the current leader
        if ((error as pg.DatabaseError).code === READ_ONLY) this.#isBroken = true
        reject(error)
      }
      this.#client.query(
        beginning === '' ? new SentQuery(query, done) : new FirstQuery(beginning, query, done),
      )
    })
  }

  /** Buffers the socket until the end of this turn, so that statements issued together leave in one write. */
  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    const { stream } = this.#client.connection as unknown as Wire
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }
}
