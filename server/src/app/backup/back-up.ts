import { mkdir, open, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKUP_TEXTS } from './backup-texts.ts'
import { instant, type Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { copyDatabase } from './copy-database.ts'
import { copyFiles, describeFile } from './copy-files.ts'
import { listLocalFiles } from '../../platform/files/local-file.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { refuseBackup } from './backup-fault.ts'
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
