import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import type { Database } from './tables.ts'

/** The handle that every store takes as its first parameter; a transaction has the same type. */
export type Db = Kysely<Database>

export const DATABASE_KINDS = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASE_KINDS)[number]

export interface OpenDatabase {
  db: Db
  kind: DatabaseKind
  /** Waits for the transaction that runs, then closes. */
  close(): Promise<void>
}

export const SQLITE_FILE = 'gondola.sqlite'

/** Opens the shop's database: PostgreSQL where an address is given, else the embedded one in the data folder. */
export function openDatabase(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  onError: (error: Error) => void = () => {},
): OpenDatabase {
  if (databaseUrl !== null)
    return handle('postgres', new Kysely({ dialect: postgresDialect(databaseUrl, onError) }))
  mkdirSync(dataFolder, { recursive: true })
  return handle('sqlite', new Kysely({ dialect: sqliteDialect(join(dataFolder, SQLITE_FILE)) }))
}

/** Opens an SQLite file that may be no shop's yet. */
export const openDatabaseFile = (file: string): Db => new Kysely({ dialect: sqliteDialect(file) })

const handle = (kind: DatabaseKind, db: Db): OpenDatabase => ({ kind, db, close: () => db.destroy() })
