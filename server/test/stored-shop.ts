import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { inPostgres, PostgresShop } from '../src/app/backup/postgres-shop.ts'
import { SqliteShop } from '../src/app/backup/sqlite-shop.ts'
import { isOwnBook, type Cell, type ShopInTheMaking, type StoredRow } from '../src/app/backup/stored-shop.ts'
import { SQLITE_FILE, type DatabaseKind } from '../src/platform/db/open-database.ts'
import type { ShopPlace } from '../../lab/shop/test-shop.ts'

export interface StoredTable {
  columns: readonly string[]
  rows: readonly StoredRow[]
}

interface StoredContent {
  tables: Readonly<Record<string, StoredTable>>
  sequences: Readonly<Record<string, number>>
}

const read = (name: string) => readFileSync(new URL(`stored-shop/${name}`, import.meta.url), 'utf8')

/** The rows of the stored shop (`stored-shop/README.md`). */
export const STORED = JSON.parse(read('rows.json')) as StoredContent

/** The migrations that the stored shop has. */
export const STORED_MIGRATIONS = ['0001-schema']

/** SHA-256 of its schema, by database: what made it is never changed. */
export const STORED_SCHEMA = JSON.parse(read('schema.json')) as Readonly<Record<DatabaseKind, string>>

/** Creates the stored shop in an empty place; `recorded` are the migrations that it says to have. */
export async function makeStoredShop(
  place: ShopPlace,
  recorded: readonly string[] = STORED_MIGRATIONS,
): Promise<void> {
  if (place.databaseUrl !== null) {
    await inPostgres(place.databaseUrl, 'read write', async (client) => {
      const run = async (sql: string, ...values: Cell[]) => void (await client.query(sql, values))
      await fill(new PostgresShop(client), run, recorded)
    })
    return
  }
  const file = join(place.dataFolder, SQLITE_FILE)
  const db = new Sqlite(file)
  try {
    db.pragma('journal_mode = WAL')
    db.pragma('foreign_keys = OFF')
    const run = async (sql: string, ...values: Cell[]) =>
      void db.prepare(sql.replaceAll(/\$\d/g, '?')).run(...values)
    await fill(new SqliteShop(file, db), run, recorded)
  } finally {
    db.close()
  }
}

async function fill(
  shop: ShopInTheMaking,
  run: (sql: string, ...values: Cell[]) => Promise<void>,
  recorded: readonly string[],
): Promise<void> {
  await shop.makeTables(STORED_MIGRATIONS)
  for (const table of await shop.listTables()) {
    const { columns, rows } = STORED.tables[table.name]!
    const places = table.columns.map(({ name }) => columns.indexOf(name))
    await shop.writeRows(
      table,
      rows.map((row) => places.map((place) => row[place] ?? null)),
    )
  }
  await shop.writeSequences(STORED.sequences)
  // the triggers recorded the rows above
  await run('delete from catalogue_changes')
  for (const row of STORED.tables['catalogue_changes']!.rows)
    await run('insert into catalogue_changes (version, table_name, code) values ($1, $2, $3)', ...row)
  await run('delete from kysely_migration')
  for (const name of recorded)
    await run(
      'insert into kysely_migration (name, timestamp) values ($1, $2)',
      name,
      '2026-11-20T12:00:00.000Z',
    )
}

/** What a shop in a place holds now, in the stored shop's form: columns by name, rows in the order of the key. */
export async function listContent(place: ShopPlace): Promise<Record<string, StoredTable>> {
  if (place.databaseUrl !== null)
    return inPostgres(place.databaseUrl, 'read only', (client) => contentOf(new PostgresShop(client)))
  const file = join(place.dataFolder, SQLITE_FILE)
  const db = new Sqlite(file, { readonly: true })
  try {
    return await contentOf(new SqliteShop(file, db))
  } finally {
    db.close()
  }
}

async function contentOf(shop: SqliteShop | PostgresShop): Promise<Record<string, StoredTable>> {
  const found: Record<string, StoredTable> = {}
  for (const table of await shop.listTables()) {
    const rows: StoredRow[] = []
    for await (const batch of shop.readRows(table)) rows.push(...batch)
    found[table.name] = { columns: table.columns.map(({ name }) => name), rows }
  }
  return found
}

/**
 * What an upgraded shop holds, in the form of `listContent`: every stored row, with what the migrations since put into
 * columns that the stored tables lack, null where nothing is said, and new tables empty.
 */
export function upgradedLike(now: Readonly<Record<string, StoredTable>>): Record<string, StoredTable> {
  const isEmpty = ([name]: [string, StoredTable]) => STORED.tables[name] === undefined
  const made = Object.entries(now)
    .filter(isEmpty)
    .map(([name, { columns }]) => [name, { columns, rows: [] }])
  const stored = Object.entries(STORED.tables).filter(([name]) => !isOwnBook(name))
  const kept = stored.map(([name, { columns, rows }]) => {
    const wanted = now[name]?.columns ?? columns
    const upgraded = rows.map((row) => {
      const cells = Object.fromEntries(columns.map((column, place) => [column, row[place]!]))
      const filled: Record<string, Cell> = { ...FILLED_COLUMNS[name]?.(cells), ...cells }
      return wanted.map((column) => filled[column] ?? null)
    })
    return [name, { columns: wanted, rows: upgraded }]
  })
  return Object.fromEntries([...made, ...kept])
}

type Cells = Readonly<Record<string, Cell>>

/** Values other than null of the columns that migrations since 0.1.0 added, by table. */
const FILLED_COLUMNS: Readonly<Record<string, (row: Cells) => Cells>> = {}
