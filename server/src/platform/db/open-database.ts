import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { sqliteDialect, type SqliteOptions } from './sqlite-dialect.ts'
import type { Database } from './tables.ts'
import { threadReads } from './thread-reads.ts'

/** The handle that every store takes as its first parameter; a transaction has the same type. */
export type Db = Kysely<Database>

export const DATABASE_KINDS = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASE_KINDS)[number]

export interface OpenDatabase {
  db: Db
  /** For what staff look for, which may take long: on SQLite in a thread of its own. It only reads. */
  reads: Db
  kind: DatabaseKind
  /** Waits for the transaction that runs, then closes. */
  close(): Promise<void>
}

export const SQLITE_FILE = 'gondola.sqlite'

/** Opens the shop's database: PostgreSQL where an address is given, else the embedded one in the data folder. */
export function openDatabase(
  {
    databaseUrl,
    dataFolder,
    preparedStatements = true,
  }: Pick<Config, 'databaseUrl' | 'dataFolder'> & Partial<Pick<Config, 'preparedStatements'>>,
  onError: (error: Error) => void = () => {},
  options: SqliteOptions = {},
): OpenDatabase {
  if (databaseUrl !== null) {
    const dialect = postgresDialect(databaseUrl, onError, { preparedStatements })
    const db: Db = new Kysely({ dialect })
    return { kind: 'postgres', db, reads: db, close: () => db.destroy() }
  }
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const file = join(dataFolder, SQLITE_FILE)
  keepToOwner(file)
  const db: Db = new Kysely({ dialect: sqliteDialect(file, options) })
  const reads: Db = new Kysely({ dialect: threadReads(file) })
  const close = async () => {
    await reads.destroy()
    await db.destroy()
  }
  return { kind: 'sqlite', db, reads, close }
}

/** What is in it is nobody else's on the machine; its journals take the file's mode. One of somebody else's stays as it is. */
function keepToOwner(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  const { mode, uid } = statSync(file)
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(file, 0o600)
}

/** Opens an SQLite file that may be no shop's yet. */
export const openDatabaseFile = (file: string): Db => new Kysely({ dialect: sqliteDialect(file) })

/** Whether the database answers at all. @throws what is wrong with it */
export const isAnswering = (db: Db): Promise<boolean> => sql`select 1`.execute(db).then(() => true)
