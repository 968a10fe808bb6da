import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { inPostgres } from '../src/backup/postgres-connection.ts'
import { PostgresShop } from '../src/backup/postgres-shop.ts'
import { SqliteShop } from '../src/backup/sqlite-shop.ts'
import type { Cell, ShopInTheMaking, TableShape } from '../src/backup/stored-shop.ts'
import { SQLITE_FILE } from '../src/platform/db/open-database.ts'
import type { ShopPlace } from './test-shop.ts'

/** The tables of the shop's first version. */
export const FIRST_MIGRATIONS = [
  '0001-catalogue',
  '0002-site',
  '0003-clients',
  '0004-delivery',
  '0005-orders',
  '0006-work',
]

/** Values of columns that are gone, or that mean something else now. */
const THEN: Readonly<Record<string, Cell>> = {
  'withdrawals.state': 'procesada',
  'staff_accounts.role': 'admin',
}

/**
 * Creates a shop of the first version at `to`: its tables, with the rows and columns that it had from the shop in
 * `from`.
 */
export async function makeFirstVersion(from: ShopPlace, to: ShopPlace): Promise<void> {
  const db = new Sqlite(join(from.dataFolder, SQLITE_FILE), { readonly: true })
  try {
    const source = new SqliteShop(join(from.dataFolder, SQLITE_FILE), db)
    if (to.databaseUrl === null) {
      const file = join(to.dataFolder, SQLITE_FILE)
      const target = new Sqlite(file)
      target.pragma('foreign_keys = OFF')
      await fill(source, new SqliteShop(file, target))
      target.close()
    } else await inPostgres(to.databaseUrl, 'read write', (client) => fill(source, new PostgresShop(client)))
  } finally {
    db.close()
  }
}

async function fill(from: SqliteShop, to: ShopInTheMaking): Promise<void> {
  await to.makeTables(FIRST_MIGRATIONS)
  const today = new Map((await from.listTables()).map((table) => [table.name, table]))
  for (const table of await to.listTables()) {
    const source = today.get(table.name)
    if (source === undefined) throw new Error(`${table.name} is gone`)
    for await (const rows of from.readRows(source))
      await to.writeRows(
        table,
        rows.map((row) => table.columns.map(({ name }) => cellOf(source, row, name))),
      )
  }
  await to.writeSequences(onlyOf(await from.readSequences(), await to.listTables()))
}

function cellOf({ name, columns }: TableShape, row: readonly Cell[], column: string): Cell {
  const place = columns.findIndex((each) => each.name === column)
  return THEN[`${name}.${column}`] ?? row[place] ?? null
}

function onlyOf(
  last: Readonly<Record<string, number>>,
  tables: readonly TableShape[],
): Record<string, number> {
  const names = new Set(tables.map(({ name }) => name))
  return Object.fromEntries(Object.entries(last).filter(([table]) => names.has(table)))
}
