import Sqlite from 'better-sqlite3'
import { BACKUP_TEXTS, refuseBackup } from './backup-texts.ts'
import { openDatabaseFile } from '../../platform/db/open-database.ts'
import { migrateTo } from '../../platform/db/migrate.ts'
import {
  inOrderOfReference,
  isOwnBook,
  quoted,
  ROWS_AT_ONCE,
  type Cell,
  type ColumnKind,
  type ShopInTheMaking,
  type StoredRow,
  type TableShape,
} from './stored-shop.ts'

interface ColumnInfo {
  name: string
  type: string
  pk: number
}

const KINDS: Readonly<Record<string, ColumnKind>> = {
  text: 'text',
  integer: 'integer',
  bigint: 'integer',
  boolean: 'boolean',
  json_text: 'json',
}

/** The shop in an SQLite file. A caller that writes must open a transaction. */
export class SqliteShop implements ShopInTheMaking {
  readonly #file: string
  readonly #db: Sqlite.Database

  constructor(file: string, db: Sqlite.Database) {
    this.#file = file
    this.#db = db
  }

  async listMigrations(): Promise<string[]> {
    const isThere = this.#db.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get()
    if (isThere === undefined) return []
    return this.#db.prepare('select name from kysely_migration order by name').pluck().all() as string[]
  }

  async listTables(): Promise<TableShape[]> {
    const names = this.#db
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
      )
      .pluck()
      .all() as string[]
    const own = names.filter((name) => !isOwnBook(name))
    const references = new Map(own.map((name) => [name, this.#parentsOf(name)]))
    return inOrderOfReference(
      own.map((name) => this.#shapeOf(name)),
      references,
    )
  }

  async *readRows(table: TableShape): AsyncIterable<StoredRow[]> {
    const columns = table.columns.map(({ name }) => quoted(name)).join(', ')
    const order = table.key.map(quoted).join(', ')
    const rows = this.#db
      .prepare(`select ${columns} from ${quoted(table.name)} order by ${order}`)
      .raw()
      .iterate()
    let batch: StoredRow[] = []
    for (const row of rows as Iterable<Cell[]>) {
      for (const [place, { kind }] of table.columns.entries())
        if (kind === 'boolean') row[place] = typeof row[place] === 'number' ? row[place] !== 0 : row[place]!
      batch.push(row)
      if (batch.length < ROWS_AT_ONCE) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
  }

  async readSequences(): Promise<Record<string, number>> {
    const rows = this.#db
      .prepare('select name, seq from sqlite_sequence where seq > 0 order by name')
      .raw()
      .all()
    return Object.fromEntries(rows as [string, number][])
  }

  async makeTables(migrations: readonly string[]): Promise<void> {
    const opened = openDatabaseFile(this.#file)
    try {
      await migrateTo(opened, migrations)
    } finally {
      await opened.destroy()
    }
    for (const { name } of await this.listTables()) this.#db.exec(`delete from ${quoted(name)}`)
  }

  async writeRows(table: TableShape, rows: readonly StoredRow[]): Promise<void> {
    const columns = table.columns.map(({ name }) => quoted(name)).join(', ')
    const places = table.columns.map(() => '?').join(', ')
    const insert = this.#db.prepare(`insert into ${quoted(table.name)} (${columns}) values (${places})`)
    for (const row of rows) insert.run(row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)))
  }

  async writeSequences(last: Readonly<Record<string, number>>): Promise<void> {
    this.#db.exec('delete from sqlite_sequence')
    const insert = this.#db.prepare('insert into sqlite_sequence (name, seq) values (?, ?)')
    for (const [table, number] of Object.entries(last)) insert.run(table, number)
  }

  #parentsOf(table: string): string[] {
    const found = this.#db.pragma(`foreign_key_list(${quoted(table)})`) as { table: string }[]
    return found.map((reference) => reference.table)
  }

  #shapeOf(table: string): TableShape {
    const found = this.#db.pragma(`table_info(${quoted(table)})`) as ColumnInfo[]
    const columns = found
      .map(({ name, type }) => ({ name, kind: kindOf(table, name, type) }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const key = found
      .filter(({ pk }) => pk > 0)
      .toSorted((a, b) => a.pk - b.pk)
      .map(({ name }) => name)
    return { name: table, columns, key: key.length > 0 ? key : columns.map(({ name }) => name) }
  }
}

function kindOf(table: string, column: string, type: string): ColumnKind {
  const kind = type.startsWith('numeric') ? 'numeric' : KINDS[type.toLowerCase()]
  return kind ?? refuseBackup(BACKUP_TEXTS.unknownType(table, column, type))
}
