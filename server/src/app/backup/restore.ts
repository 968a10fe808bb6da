import { existsSync, createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, readdir } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import type pg from 'pg'
import { BACKUP_TEXTS, refuseBackup } from './backup-texts.ts'
import { instant, type Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { SQLITE_FILE } from '../../platform/db/open-database.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { withStoredShop } from './folder-shop.ts'
import { contentOf, copyShop } from './copy-shop.ts'
import { assertKnown } from '../../platform/db/migrate.ts'
import { migrations } from '../../platform/db/migrations/all.ts'
import { withClosedShop, countTables } from './move-shop.ts'
import { backupName, checkFiles, COMING, readManifest, type Manifest } from './manifest.ts'
import { inPostgres, PostgresShop } from './postgres-shop.ts'
import { SqliteShop } from './sqlite-shop.ts'
import { quoted } from './stored-shop.ts'
import { FILE_FOLDERS, isFilePath, type FileStore } from '../../platform/files/file-store.ts'
import { copyWithTime, orNone } from '../../platform/files/local-file.ts'
import { isNamedByContent } from '../../goods/pictures/picture-files.ts'

/** Sizes of a store's files by path. */
type StoreContent = ReadonlyMap<string, number>

export const contentOfStore = async (store: FileStore): Promise<StoreContent> =>
  new Map((await store.list(FILE_FOLDERS)).map(({ path, bytes }) => [path, bytes]))

/** Writes those of the backup's files whose names the store does not have: what it has is not touched. */
async function bringToStore(
  backup: string,
  { files }: Manifest,
  store: FileStore,
  before: StoreContent,
): Promise<void> {
  for (const { path } of files)
    if (isFilePath(path) && !before.has(path)) await store.write(path, createReadStream(join(backup, path)))
}

/** Replaces the files that the store had by the backup's, and removes those that the backup does not have. */
async function placeInStore(
  backup: string,
  { files }: Manifest,
  store: FileStore,
  before: StoreContent,
): Promise<void> {
  const wanted = new Map(files.flatMap(({ path, bytes }) => (isFilePath(path) ? [[path, bytes]] : [])))
  for (const [path, bytes] of before) {
    const is = wanted.get(path)
    if (is === undefined) await store.remove(path)
    else if (is !== bytes || !isNamedByContent(path.replace(/^imagenes\//, '')))
      await store.write(path, createReadStream(join(backup, path)))
  }
  const after = await contentOfStore(store)
  for (const [path, bytes] of wanted)
    if (after.get(path) !== bytes) refuseBackup(BACKUP_TEXTS.fileDiffers(path))
}

/** The data folder's `FILE_FOLDERS` that contain files. */
async function listFilledFolders(dataFolder: string): Promise<string[]> {
  const filled: string[] = []
  for (const name of FILE_FOLDERS) {
    const entries = await readdir(join(dataFolder, name), { recursive: true, withFileTypes: true }).catch(
      orNone,
    )
    if (entries.some((entry) => entry.isFile())) filled.push(name)
  }
  return filled
}

/** Copies the backup's files next to their destination; the shop's files are not touched. */
async function bringFiles(backup: string, { files }: Manifest, dataFolder: string): Promise<void> {
  for (const name of FILE_FOLDERS) {
    await rm(join(dataFolder, name + COMING), { recursive: true, force: true })
    await mkdir(join(dataFolder, name + COMING), { recursive: true, mode: 0o700 })
  }
  for (const { path } of files) {
    const [top = '', ...rest] = path.split('/')
    if (!(FILE_FOLDERS as readonly string[]).includes(top)) continue
    const to = join(dataFolder, top + COMING, ...rest)
    await mkdir(dirname(to), { recursive: true })
    await copyWithTime(join(backup, path), to)
  }
}

/** Moves the copies to their destination; existing folders are renamed with `suffix`. Returns the renamed ones. */
async function placeFiles(dataFolder: string, suffix: string): Promise<[from: string, to: string][]> {
  const filled = await listFilledFolders(dataFolder)
  const aside: [from: string, to: string][] = []
  for (const name of FILE_FOLDERS) {
    const place = join(dataFolder, name)
    if (filled.includes(name)) {
      await rename(place, place + suffix)
      aside.push([place, place + suffix])
    } else await rm(place, { recursive: true, force: true })
    await rename(place + COMING, place)
  }
  return aside
}

export interface Restored {
  manifest: Manifest
  /** The previous contents that were renamed. */
  aside: [from: string, to: string][]
  isDatabaseReplaced: boolean
  /** Whether a store had files that are no longer there. */
  isStoreReplaced: boolean
}

interface Wish {
  clock: Clock
  /** Whether existing data may be replaced; otherwise the destination must be empty. */
  isReplacing: boolean
}

/**
 * Restores a backup into the configured data folder, database and store of files, of either kind, whichever it was made
 * from. The backup is checked before anything is touched, and every table is compared afterwards.
 *
 * @throws BackupFault if the backup is damaged, the destination is not empty, or a server is running
 * @throws FilesAway if the store of files does not answer
 * @throws OtherVersion if the backup is too old or too new for this program
 */
export async function restore(
  config: Config,
  backup: string,
  { clock, isReplacing }: Wish,
): Promise<Restored> {
  const { dataFolder, databaseUrl } = config
  const store = openFiles(config)
  const manifest = await readManifest(backup)
  assertKnown(manifest.migrations, migrations)
  await checkFiles(backup, manifest)
  const suffix = `.antes-${backupName(instant(clock))}`
  const isInFolder = store.kind === 'folder'
  const stored = isInFolder ? new Map<string, number>() : await contentOfStore(store)
  if (!isReplacing && isInFolder && (await listFilledFolders(dataFolder)).length > 0)
    refuseBackup(BACKUP_TEXTS.placeNotEmpty(dataFolder))
  if (!isReplacing && stored.size > 0) refuseBackup(BACKUP_TEXTS.placeNotEmpty('S3_URL'))
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  if (databaseUrl === null) await checkSqlitePlace(dataFolder, isReplacing)

  await (isInFolder
    ? bringFiles(backup, manifest, dataFolder)
    : bringToStore(backup, manifest, store, stored))
  const aside = databaseUrl === null ? await restoreSqlite(backup, manifest, dataFolder, suffix) : []
  const isDatabaseReplaced =
    databaseUrl !== null && (await restorePostgres(backup, manifest, databaseUrl, isReplacing))
  if (isInFolder) aside.push(...(await placeFiles(dataFolder, suffix)))
  else await placeInStore(backup, manifest, store, stored)
  return { manifest, aside, isDatabaseReplaced, isStoreReplaced: stored.size > 0 }
}

async function checkSqlitePlace(dataFolder: string, isReplacing: boolean): Promise<void> {
  const file = join(dataFolder, SQLITE_FILE)
  if (!existsSync(file)) return
  if (!isReplacing) refuseBackup(BACKUP_TEXTS.placeNotEmpty(dataFolder))
  // closing the only connection leaves no journal file behind
  await withClosedShop(file, async () => {})
}

async function restoreSqlite(
  backup: string,
  manifest: Manifest,
  dataFolder: string,
  suffix: string,
): Promise<[from: string, to: string][]> {
  const place = join(dataFolder, SQLITE_FILE)
  const coming = place + COMING
  await rm(coming, { force: true })
  if (manifest.database === 'sqlite') await copyFile(join(backup, SQLITE_FILE), coming)
  const db = new Sqlite(coming)
  try {
    db.pragma('foreign_keys = OFF')
    const shop = new SqliteShop(coming, db)
    if (manifest.database === 'postgres')
      await withStoredShop(backup, manifest, (from) => copyShop(from, shop))
    for (const table of manifest.tables) {
      const is = await contentOf(shop, table)
      if (is.sha256 !== table.sha256) refuseBackup(BACKUP_TEXTS.differs(table.name, table.rows, is.rows))
    }
    db.pragma('journal_mode = delete')
  } finally {
    db.close()
  }
  const aside: [from: string, to: string][] = existsSync(place) ? [[place, place + suffix]] : []
  for (const [from, to] of aside) await rename(from, to)
  await rename(coming, place)
  return aside
}

/** Returns whether the database had contents before. Everything is in one transaction, rolled back on failure. */
const restorePostgres = (
  backup: string,
  manifest: Manifest,
  databaseUrl: string,
  isReplacing: boolean,
): Promise<boolean> =>
  inPostgres(databaseUrl, 'read write', async (client) => {
    const isFilled = (await countTables(client)) > 0
    if (isFilled && !isReplacing) refuseBackup(BACKUP_TEXTS.placeNotEmpty('DATABASE_URL'))
    if (isFilled) await clear(client)
    await withStoredShop(backup, manifest, (from) => copyShop(from, new PostgresShop(client)))
    return isFilled
  })

/** @throws BackupFault if one of the shop's servers is connected */
async function clear(client: pg.Client): Promise<void> {
  const others = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name in ('gondola', 'gondola-catalogue')`,
  )
  if (others.rows.length > 0) refuseBackup(BACKUP_TEXTS.isOpen)
  const { rows } = await client.query<{ name: string }>(
    'select tablename::text as name from pg_tables where schemaname = current_schema()',
  )
  // partitions go with their table
  for (const { name } of rows) await client.query(`drop table if exists ${quoted(name)} cascade`)
}
