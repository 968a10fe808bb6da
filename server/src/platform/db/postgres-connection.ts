import type pg from 'pg'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { FirstQuery, SentQuery, type Wire } from './first-query.ts'
import type { PreparedStatement } from './prepared-statement.ts'

/** read_only_sql_transaction: the database has become a replica. */
const READ_ONLY = '25006'

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * A connection of the pool, for one user. What is asked for at the same time travels together: no statement waits for the
 * answer to the one before it, and the database runs them in their order (docs/performance.md).
 */
export class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #keepsStatements: boolean
  /** How the transaction begins, until its first statement is sent. */
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

  /** @throws where a statement had failed: the database has undone the transaction */
  async commit(): Promise<void> {
    if (await this.#end('commit')) throw new Error('a failed transaction was to be committed')
  }

  /**
   * Never throws: who rolls back tells already what went wrong, and a connection over which it cannot be said is given
   * up, by which the database undoes the transaction as well.
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
    // a text without parameters may be several statements, which cannot be sent with another
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

  /** True: it was asked to commit, and rolled back. */
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
        // a new connection finds the leader
        if ((error as pg.DatabaseError).code === READ_ONLY) this.#isBroken = true
        reject(error)
      }
      this.#client.query(
        beginning === '' ? new SentQuery(query, done) : new FirstQuery(beginning, query, done),
      )
    })
  }

  /** Holds back what is written until nobody asks for more. */
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
