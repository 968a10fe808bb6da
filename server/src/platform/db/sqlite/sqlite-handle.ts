import Sqlite from 'better-sqlite3'
import type { QueryResult } from 'kysely'

export interface Prepared {
  statement: Sqlite.Statement
  isRead: boolean
  /** Columns to decode, by their declared type. */
  decoders: readonly (readonly [name: string, decode: (value: unknown) => unknown])[]
}

/** Checkpoints the write-ahead log every 32 MB instead of every 4: each checkpoint costs two more disk syncs. */
export const LOG_PAGES = 8000
/** Background writers checkpoint earlier, so that the checkpoint does not fall to a customer's order. */
export const BACKGROUND_LOG_PAGES = 2000

/** One of the two connections to the file, with its prepared statements. */
export class SqliteHandle {
  readonly database: Sqlite.Database
  readonly #prepared = new Map<string, Prepared>()

  constructor(file: string, logPages = LOG_PAGES) {
    this.database = new Sqlite(file, { timeout: 0 })
    this.database.pragma('journal_mode = WAL')
    this.database.pragma('synchronous = FULL')
    this.database.pragma('foreign_keys = ON')
    this.database.pragma('cache_size = -16000')
    this.database.pragma(`wal_autocheckpoint = ${logPages}`)
  }

  prepare(text: string): Prepared {
    let prepared = this.#prepared.get(text)
    if (prepared === undefined) {
      if (this.#prepared.size > 500) this.#prepared.clear()
      // the other connection may have altered tables: running a statement reloads the schema, preparing one does not
      this.database.prepare('select 1 from sqlite_schema').get()
      const statement = this.database.prepare(text)
      prepared = {
        statement,
        isRead: statement.reader && statement.readonly,
        decoders: decodersOf(statement),
      }
      this.#prepared.set(text, prepared)
    }
    return prepared
  }

  run({ statement, decoders }: Prepared, parameters: readonly unknown[]): QueryResult<never> {
    const bound = parameters.map(encode)
    if (!statement.reader) {
      const { changes, lastInsertRowid } = statement.run(...bound)
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
    }
    const rows = statement.all(...bound) as Record<string, unknown>[]
    for (const [name, decode] of decoders) for (const row of rows) row[name] = decode(row[name])
    const result = rows as never[]
    return statement.readonly ? { rows: result } : { rows: result, numAffectedRows: BigInt(rows.length) }
  }
}

function decodersOf(statement: Sqlite.Statement): Prepared['decoders'] {
  if (!statement.reader) return []
  return statement.columns().flatMap(({ name, type }) => {
    if (type === 'boolean')
      return [[name, (value: unknown) => (value === null ? null : value !== 0)] as const]
    if (type === 'json_text')
      return [[name, (value: unknown) => (value === null ? null : JSON.parse(value as string))] as const]
    return []
  })
}

function encode(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  return value === undefined ? null : value
}
