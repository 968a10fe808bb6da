import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql, type Dialect, type Logger } from 'kysely'
import type { Config } from '../config.ts'
import { openPool, poolDialect } from './postgres/postgres-dialect.ts'
import { replicaReads } from './postgres/replica-reads.ts'
import { ReplicaWatch } from './postgres/replica-watch.ts'
import { sqliteDialect, type SqliteOptions } from './sqlite/sqlite-dialect.ts'
import type { Database } from './tables/database.ts'
import { threadReads } from './sqlite/thread-reads.ts'

/** The handle that every store takes as its first parameter; a transaction has the same type. */
export type Db = Kysely<Database>

export const DATABASE_KINDS = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASE_KINDS)[number]

export interface OpenDatabase {
  db: Db
  /**
   * Read only, for staff's searches, which may take long, and for what may be a second old: on SQLite it runs in its own
   * thread, on PostgreSQL on a replica if there is one.
   */
  reads: Db
  /** The replica that is read; null without one. */
  replica: ReplicaWatch | null
  kind: DatabaseKind
  /** Waits for the running transaction, then closes. */
  close(): Promise<void>
}

export interface OpenOptions extends SqliteOptions {
  /** Hears of every statement, of `db` and of `reads`. */
  log?: Logger | undefined
}

export const SQLITE_FILE = 'gondola.sqlite'

/** Opens the shop's database: PostgreSQL if `databaseUrl` is set, else the embedded SQLite in the data folder. */
export function openDatabase(
  {
    databaseUrl,
    databaseReadUrl = null,
    dataFolder,
    preparedStatements = true,
  }: Pick<Config, 'databaseUrl' | 'dataFolder'> &
    Partial<Pick<Config, 'databaseReadUrl' | 'preparedStatements'>>,
  onError: (error: Error) => void = () => {},
  { log, ...options }: OpenOptions = {},
): OpenDatabase {
  const opened = (dialect: Dialect): Db => new Kysely({ dialect, ...(log && { log }) })
  if (databaseUrl !== null) {
    const leader = openPool(databaseUrl, onError)
    const db = opened(poolDialect(leader, { preparedStatements }))
    if (databaseReadUrl === null)
      return { kind: 'postgres', db, reads: db, replica: null, close: () => db.destroy() }
    const replica = openPool(databaseReadUrl, onError)
    const watch = new ReplicaWatch(leader, replica)
    const reads = opened(replicaReads({ leader, replica, watch }))
    return { kind: 'postgres', db, reads, replica: watch, close: () => closeBoth(reads, db) }
  }
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const file = join(dataFolder, SQLITE_FILE)
  keepToOwner(file)
  const db = opened(sqliteDialect(file, options))
  const reads = opened(threadReads(file))
  return { kind: 'sqlite', db, reads, replica: null, close: () => closeBoth(reads, db) }
}

async function closeBoth(reads: Db, db: Db): Promise<void> {
  await reads.destroy()
  await db.destroy()
}

/** Restricts the file to its owner; SQLite's journals inherit the mode. Leaves a file of another owner as it is. */
function keepToOwner(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  const { mode, uid } = statSync(file)
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(file, 0o600)
}

/** Opens an SQLite file, which need not have the shop's tables yet. */
export const openDatabaseFile = (file: string): Db => new Kysely({ dialect: sqliteDialect(file) })

/** True if the database answers. @throws the database's error if it does not */
export const isAnswering = (db: Db): Promise<boolean> => sql`select 1`.execute(db).then(() => true)
