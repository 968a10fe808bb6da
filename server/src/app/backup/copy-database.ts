import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { BACKUP_TEXTS } from './backup-texts.ts'
import type { Config } from '../../platform/config.ts'
import { SQLITE_FILE } from '../../platform/db/open-database.ts'
import { contentOf } from './copy-shop.ts'
import { writeTable } from './folder-shop.ts'
import { refuseBackup } from './backup-fault.ts'
import type { Manifest } from './manifest.ts'
import { inPostgres } from './postgres-connection.ts'
import { PostgresShop } from './postgres-shop.ts'
import { SqliteShop } from './sqlite-shop.ts'
import type { StoredShop, TableShape } from './stored-shop.ts'

/** The part of a manifest that describes the database. */
export type CopiedDatabase = Pick<Manifest, 'database' | 'migrations' | 'tables' | 'sequences'>

/**
 * More pages than any file has, so that the rest is copied in one step and concurrent writes cannot restart the backup.
 */
const ALL_PAGES = 0x7f_ff_ff_ff

/** Copies the shop's database into a backup's folder as of one moment, while the shop keeps running. */
export const copyDatabase = (config: Config, folder: string): Promise<CopiedDatabase> =>
  config.databaseUrl === null
    ? copySqlite(config, folder)
    : copyPostgres(config.databaseDirectUrl ?? config.databaseUrl, folder)

/** Copies to a database file, with SQLite's online backup. */
async function copySqlite({ dataFolder }: Config, folder: string): Promise<CopiedDatabase> {
  const copy = join(folder, SQLITE_FILE)
  const source = openExisting(join(dataFolder, SQLITE_FILE))
  try {
    await source.backup(copy, { progress: () => ALL_PAGES })
  } finally {
    source.close()
  }
  await chmod(copy, 0o600)
  const db = new Sqlite(copy)
  try {
    // a single file, without a journal
    db.pragma('journal_mode = delete')
    if (db.pragma('quick_check', { simple: true }) !== 'ok') refuseBackup(BACKUP_TEXTS.damaged(SQLITE_FILE))
    const shop = new SqliteShop(copy, db)
    return await describe(shop, 'sqlite', (table) => contentOf(shop, table))
  } finally {
    db.close()
  }
}

function openExisting(file: string): Sqlite.Database {
  try {
    return new Sqlite(file, { readonly: true, fileMustExist: true })
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_CANTOPEN')
      refuseBackup(BACKUP_TEXTS.noShop(file))
    throw error
  }
}

/** Copies to one file per table, all from one snapshot. */
const copyPostgres = (databaseUrl: string, folder: string): Promise<CopiedDatabase> =>
  inPostgres(databaseUrl, 'read only', (client) => {
    const shop = new PostgresShop(client)
    return describe(shop, 'postgres', (table) => writeTable(folder, table, shop))
  })

async function describe(
  shop: StoredShop,
  database: Manifest['database'],
  contentIs: (table: TableShape) => ReturnType<typeof contentOf>,
): Promise<CopiedDatabase> {
  const migrations = await shop.listMigrations()
  if (migrations.length === 0) refuseBackup(BACKUP_TEXTS.noShop(database))
  const tables: Manifest['tables'] = []
  for (const table of await shop.listTables()) tables.push({ ...table, ...(await contentIs(table)) })
  return { database, migrations, tables, sequences: await shop.readSequences() }
}
