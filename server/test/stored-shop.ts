import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { inPostgres } from '../src/app/backup/postgres-connection.ts'
import { PostgresShop } from '../src/app/backup/postgres-shop.ts'
import { SqliteShop } from '../src/app/backup/sqlite-shop.ts'
import { isOwnBook, type Cell, type ShopInTheMaking, type StoredRow } from '../src/app/backup/stored-shop.ts'
import { SQLITE_FILE } from '../src/platform/db/open-database.ts'
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

/** Creates the stored shop in an empty place, with these migrations on record. */
export async function makeStoredShop(place: ShopPlace, migrations: readonly string[]): Promise<void> {
  if (place.databaseUrl !== null) {
    await inPostgres(place.databaseUrl, 'read write', async (client) => {
      await client.query(read('schema.postgres.sql'))
      const run = async (sql: string, ...values: Cell[]) => void (await client.query(sql, values))
      await fill(new PostgresShop(client), run, migrations)
    })
    return
  }
  const file = join(place.dataFolder, SQLITE_FILE)
  const db = new Sqlite(file)
  try {
    db.pragma('journal_mode = WAL')
    db.pragma('foreign_keys = OFF')
    db.exec(read('schema.sqlite.sql'))
    const run = async (sql: string, ...values: Cell[]) =>
      void db.prepare(sql.replaceAll(/\$\d/g, '?')).run(...values)
    await fill(new SqliteShop(file, db), run, migrations)
  } finally {
    db.close()
  }
}

async function fill(
  shop: ShopInTheMaking,
  run: (sql: string, ...values: Cell[]) => Promise<void>,
  migrations: readonly string[],
): Promise<void> {
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
  for (const name of migrations)
    await run(
      'insert into kysely_migration (name, timestamp) values ($1, $2)',
      name,
      '2026-11-20T12:00:00.000Z',
    )
  await run("insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0)")
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

/** The stored shop's first branch. */
const DEFAULT_BRANCH = 1

/** Values other than null of the columns that migrations since 0.1.0 added, by table. */
const FILLED_COLUMNS: Readonly<Record<string, (row: Cells) => Cells>> = {
  branches: ({ Id }) => ({
    Codigo: '',
    Localidad: '',
    CodigoPostal: '',
    Provincia: '',
    Retiro: true,
    is_active: Id === DEFAULT_BRANCH,
    is_visible: true,
    is_default: Id === DEFAULT_BRANCH,
  }),
  families: () => ({ MargenExistencia: 0 }),
  orders: ({ Estado, updated_at }) => ({
    branch_id: DEFAULT_BRANCH,
    changes: 0,
    dispatched_at: Estado === 'D' ? updated_at! : null,
  }),
  payment_types: () => ({ way: 'puerta' }),
  price_change_rows: () => ({ was_base: false }),
  slot_bookings: () => ({ branch_id: DEFAULT_BRANCH }),
}
