import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SelectModifierNode,
} from 'kysely'
import { CommitGroups, type Member, type Patience } from '../grouped-commits/commit-groups.ts'
import { BACKGROUND_LOG_PAGES, LOG_PAGES, SqliteHandle } from './sqlite-handle.ts'
import { assertNotEnded, assertOutsideTransaction } from '../scopes.ts'

/** How long a request's write waits in total, for earlier writers and for other processes. */
const WRITE_WAIT_MS = 5000
/** How long a background write waits; no visitor is waiting for it. */
const BACKGROUND_WAIT_MS = 30_000
const FIRST_PAUSE_MS = 2
const LONGEST_PAUSE_MS = 10
/** Pause of background work after each transaction, longer than writers' polling, so that they find the lock free. */
const BACKGROUND_PAUSE_MS = 2 * LONGEST_PAUSE_MS

/** A group is committed once it is this old, even if more transactions are waiting. */
const GROUP_MS = 25

export interface SqliteOptions {
  /** Writes much that no visitor waits for (an import), and gives way to other writers. */
  isInBackground?: boolean
  /** How long a writer waits in total; default `WRITE_WAIT_MS`, or `BACKGROUND_WAIT_MS` in the background. */
  waitMs?: number
  /** How old a group of transactions becomes at most, for tests on slow machines. */
  groupMs?: number
}

/**
 * Kysely's dialect for the embedded database. It adds to Kysely's own:
 * - transactions begin IMMEDIATE, so that two processes that read and then write cannot both read first;
 * - group commit (grouped-commits/): a transaction is acknowledged after its group is durable;
 * - waiting for another process's write lock is asynchronous and does not block the event loop;
 * - reads use a second connection, so that they never wait for a transaction;
 * - statements are prepared once;
 * - booleans and JSON come back as such, by the column's declared type, as they do from PostgreSQL.
 */
export function sqliteDialect(file: string, options: SqliteOptions = {}): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => new SqliteDriver(file, options),
    createQueryCompiler: () => new QueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Omits `for update` and `skip locked` on SQLite, where a transaction holds the whole database's write lock. */
export class QueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    const { modifier } = node
    const isLock = modifier !== undefined && /^(For|SkipLocked|NoWait)/.test(modifier)
    if (!isLock) super.visitSelectModifier(node)
  }
}

/** Statements that may share a transaction with others; pragmas and the like may not. */
const CHANGES_ROWS = /^\s*(insert|update|delete)\b/i

class SqliteDriver implements Driver {
  readonly #file: string
  readonly #patience: Patience
  readonly #logPages: number
  #reader: SqliteHandle | undefined
  #writer: SqliteHandle | undefined
  #groups: CommitGroups | undefined

  constructor(file: string, { isInBackground = false, waitMs, groupMs = GROUP_MS }: SqliteOptions) {
    this.#file = file
    this.#logPages = isInBackground ? BACKGROUND_LOG_PAGES : LOG_PAGES
    this.#patience = isInBackground
      ? { waitMs: waitMs ?? BACKGROUND_WAIT_MS, pauseMs: BACKGROUND_PAUSE_MS, groupMs }
      : { waitMs: waitMs ?? WRITE_WAIT_MS, pauseMs: 0, groupMs }
  }

  async init() {
    this.#writer = await untilFree(() => new SqliteHandle(this.#file, this.#logPages))
    this.#reader = await untilFree(() => new SqliteHandle(this.#file))
    const { database } = this.#writer
    this.#groups = new CommitGroups(database, this.#patience, (statement, deadline) =>
      untilFree(() => database.exec(statement), deadline),
    )
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    assertOutsideTransaction()
    if (this.#reader === undefined || this.#writer === undefined || this.#groups === undefined)
      throw new Error('the database is closed')
    return new SqliteConnection(this.#reader, this.#writer, this.#groups)
  }

  beginTransaction = (connection: DatabaseConnection) => (connection as SqliteConnection).begin()
  commitTransaction = (connection: DatabaseConnection) => (connection as SqliteConnection).commit()
  rollbackTransaction = (connection: DatabaseConnection) => (connection as SqliteConnection).rollback()
  releaseConnection = (connection: DatabaseConnection) => (connection as SqliteConnection).rollback()

  async destroy() {
    const leave = await this.#groups?.enterAlone()
    this.#reader?.database.close()
    this.#writer?.database.close()
    this.#reader = this.#writer = this.#groups = undefined
    leave?.()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: SqliteHandle
  readonly #writer: SqliteHandle
  readonly #groups: CommitGroups
  /** Set while this connection is in a transaction. */
  #member: Member | undefined
  #hasEnded = false

  constructor(reader: SqliteHandle, writer: SqliteHandle, groups: CommitGroups) {
    this.#reader = reader
    this.#writer = writer
    this.#groups = groups
  }

  /** @throws if the transaction has ended: a statement still queued behind a failed one would run outside of it */
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    assertNotEnded(this.#hasEnded)
    if (this.#member !== undefined) return this.#writer.run(this.#writer.prepare(sql), parameters)
    const prepared = this.#reader.prepare(sql)
    if (prepared.isRead) return untilFree(() => this.#reader.run(prepared, parameters))
    if (CHANGES_ROWS.test(sql)) return this.#runInGroup(sql, parameters)
    const leave = await this.#groups.enterAlone()
    try {
      return await untilFree(() => this.#writer.run(this.#writer.prepare(sql), parameters))
    } finally {
      leave()
    }
  }

  async #runInGroup<R>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    const member = await this.#groups.begin()
    let result
    try {
      result = this.#writer.run(this.#writer.prepare(sql), parameters)
    } catch (error) {
      await member.rollback()
      throw error
    }
    await member.commit()
    return result
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  async begin() {
    this.#member = await this.#groups.begin()
  }

  async commit() {
    this.#hasEnded = true
    const member = this.#member
    this.#member = undefined
    await member?.commit()
  }

  /** Does nothing if no transaction is running. */
  async rollback() {
    this.#hasEnded = true
    const member = this.#member
    this.#member = undefined
    await member?.rollback()
  }
}

/** Retries `work` while another process holds the lock it needs, without blocking the event loop. */
async function untilFree<T>(work: () => T, deadline = performance.now() + BACKGROUND_WAIT_MS): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
    await sleep(pause)
  }
}

const isBusy = (error: unknown) => error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
