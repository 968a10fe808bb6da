import { mkdir, open, rename, rm, stat, utimes, writeFile, link, chmod } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import { BACKUP_TEXTS, refuseBackup } from './backup-texts.ts'
import { instant, type Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { listLocalFiles, fileHash } from '../../platform/files/local-file.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import {
  backupName,
  checkFiles,
  listBackups,
  MANIFEST_FILE,
  manifestOf,
  readManifest,
  type BackupReason,
  type Manifest,
} from './manifest.ts'
import { FILE_FOLDERS, type FileStore, type StoredFile } from '../../platform/files/file-store.ts'
import Sqlite from 'better-sqlite3'
import { SQLITE_FILE } from '../../platform/db/open-database.ts'
import { contentOf } from './copy-shop.ts'
import { writeTable } from './folder-shop.ts'
import { inPostgres, PostgresShop } from './postgres-shop.ts'
import { SqliteShop } from './sqlite-shop.ts'
import type { StoredShop, TableShape } from './stored-shop.ts'

type CopiedDatabase = Pick<Manifest, 'database' | 'migrations' | 'tables' | 'sequences'>

/** More pages than any file has: the rest is copied in one step, and concurrent writes cannot restart the backup. */
const ALL_PAGES = 0x7f_ff_ff_ff

/** Copies the shop's database into a backup's folder as of one moment, while the shop keeps running. */
const copyDatabase = (config: Config, folder: string): Promise<CopiedDatabase> =>
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

/** The folder of the backup in progress; a second process that wants to make one finds it. */
const IN_PROGRESS = 'en-curso'
const HEARTBEAT_MS = 20_000
/** A backup in progress without a heartbeat for this long was interrupted. */
const CUT_OFF_AFTER_MS = 5 * 60_000

export interface Backup {
  folder: string
  manifest: Manifest
}

interface Wish {
  clock: Clock
  reason: BackupReason
  /** Skips the backup if there is one since this time. */
  notIfSince?: string
}

/**
 * Makes a backup of the database and files in the backup folder, while the shop keeps running: first the database as of
 * one moment, then the files, which exist before any record shows them. The backup is read back and compared before it
 * counts. Returns null if it was skipped.
 *
 * @throws BackupFault if another one is in progress
 */
export async function backUp(config: Config, { clock, reason, notIfSince }: Wish): Promise<Backup | null> {
  const root = config.backupFolder
  await mkdir(root, { recursive: true, mode: 0o700 })
  const part = join(root, IN_PROGRESS)
  await removeCutOff(part)
  await mkdir(part, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') refuseBackup(BACKUP_TEXTS.backupRunning)
    throw error
  })
  // a shop that stops ends its backup; the next one need not wait for silence
  const abandon = () => void rm(part, { recursive: true, force: true }).finally(() => process.exit(1))
  process.once('SIGTERM', abandon)
  const heartbeat = setInterval(() => void utimes(part, new Date(), new Date()).catch(() => {}), HEARTBEAT_MS)
  try {
    const earlier = await listBackups(root)
    if (notIfSince !== undefined && earlier.some(({ madeAt }) => madeAt >= notIfSince)) return null
    const madeAt = instant(clock)
    const manifest = await fill(config, part, { madeAt, reason, earlier: earlier.at(-1)?.folder ?? null })
    const folder = join(root, backupName(madeAt))
    await rename(part, folder)
    await syncFolder(root)
    return { folder, manifest }
  } finally {
    process.off('SIGTERM', abandon)
    clearInterval(heartbeat)
    await rm(part, { recursive: true, force: true })
  }
}

async function fill(
  config: Config,
  part: string,
  { madeAt, reason, earlier }: { madeAt: string; reason: BackupReason; earlier: string | null },
): Promise<Manifest> {
  const database = await copyDatabase(config, part)
  const databaseFiles: Manifest['files'] = []
  for (const { path } of await listLocalFiles(part, ['.']))
    databaseFiles.push({ path, ...(await describeFile(join(part, path))) })
  const before = earlier === null ? null : { folder: earlier, files: (await readManifest(earlier)).files }
  const files = await copyFiles(openFiles(config), part, before)
  const manifest = manifestOf({ madeAt, reason, ...database, files: [...databaseFiles, ...files] })
  await checkFiles(part, manifest)
  await writeFile(join(part, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  })
  return manifest
}

async function removeCutOff(part: string): Promise<void> {
  const seen = await stat(part).catch(() => null)
  if (seen !== null && Date.now() - seen.mtimeMs > CUT_OFF_AFTER_MS)
    await rm(part, { recursive: true, force: true })
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** An earlier backup, whose files need not be stored twice. */
interface EarlierBackup {
  folder: string
  files: Manifest['files']
}

/**
 * Copies the shop's files into a backup's folder. A file that an earlier backup has with the same content is
 * hard-linked and takes no space. A file removed meanwhile is skipped: no record shows it any more.
 */
async function copyFiles(
  store: FileStore,
  folder: string,
  earlier: EarlierBackup | null,
): Promise<Manifest['files']> {
  const known = new Map(earlier?.files.map((file) => [file.path, file.sha256]))
  const copied: Manifest['files'] = []
  for (const stored of await store.list(FILE_FOLDERS)) {
    const { path } = stored
    const to = join(folder, path)
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    if (!(await isLinked(store, stored, to, { earlier, sha256: known.get(path) }))) {
      if (!(await store.copyTo(path, to))) continue
    }
    copied.push({ path, ...(await describeFile(to)) })
  }
  return copied
}

/** Links the earlier backup's file, if it has the same content. */
async function isLinked(
  store: FileStore,
  stored: StoredFile,
  to: string,
  { earlier, sha256 }: { earlier: EarlierBackup | null; sha256: string | undefined },
): Promise<boolean> {
  if (earlier === null || sha256 === undefined) return false
  const file = join(earlier.folder, stored.path)
  return (await store.isSame(stored, { file, sha256 })) && isLinkedTo(file, to)
}

async function describeFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    return { bytes: size, sha256: await fileHash(file) }
  } finally {
    await handle.close()
  }
}

/** Other disks and some network file systems do not support links; the file is then copied. */
async function isLinkedTo(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  )
}
