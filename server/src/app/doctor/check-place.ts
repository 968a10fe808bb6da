import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { errorCode } from '../../platform/db/database-away.ts'
import { SQLITE_FILE } from '../../platform/db/open-database.ts'
import { orGone, orNone } from '../../platform/files/local-file.ts'
import { KEY_FILE, SecretBox } from '../../platform/secrets/secret-box.ts'
import { START_TEXTS } from '../../platform/runtime/start-texts.ts'
import { COMING, listBackups } from '../backup/manifest.ts'
import { FINDINGS, type Finding } from './findings.ts'

const DISK_FULL_BYTES = 50_000_000
const DISK_LOW_BYTES = 500_000_000
/** A day, and some hours for a backup that takes long. */
const BACKUP_AGE_MAX_MS = 36 * 3_600_000

/** What a start complains of in the settings that it accepts. */
export function checkSettings(config: Config): Finding[] {
  const { isInsecure, publicUrl, rateLimit, pushTestService, trustProxy } = config
  const found: Finding[] = []
  if (isInsecure) found.push(FINDINGS.insecure(START_TEXTS.insecure(publicUrl)))
  if (!rateLimit) found.push(FINDINGS.noLimits(START_TEXTS.noLimits))
  if (pushTestService !== null) found.push(FINDINGS.pushTestService(START_TEXTS.pushTestService))
  // the shop itself speaks no https
  if (publicUrl.startsWith('https:') && trustProxy === false) found.push(FINDINGS.noProxyTrust(publicUrl))
  return found
}

/** Checks disk, rights and files before anything is opened. Nothing is changed. */
export async function checkPlace(config: Config, clock: Clock): Promise<Finding[]> {
  const { dataFolder, backupFolder, backupTime } = config
  const place = await nearestFolder(dataFolder)
  if (place === null) return [FINDINGS.noFolder(dataFolder)]
  const fault = await writeFault(place)
  if (fault !== null && !isFull(fault)) return [FINDINGS.noRights(place, fault)]
  const found = [
    ...(await checkDisk(place)),
    ...(await checkRestore(config)),
    ...(await checkDatabaseFiles(config)),
    ...(await checkKeys(config)),
  ]
  if (backupTime === null) return found
  const backups = await nearestFolder(backupFolder)
  const backupFault = backups === null ? 'ENOTDIR' : await writeFault(backups)
  if (backupFault !== null && !isFull(backupFault))
    found.push(FINDINGS.noBackupFolder(backupFolder, backupFault))
  const newest = (await listBackups(backupFolder).catch(() => [])).at(-1)?.madeAt
  if (newest !== undefined && clock.now().getTime() - Date.parse(newest) > BACKUP_AGE_MAX_MS)
    found.push(FINDINGS.backupsOld(newest))
  return found
}

/** The folder, or the nearest above it that exists; null if that is a file. */
async function nearestFolder(path: string): Promise<string | null> {
  const is = await stat(path).catch((error: unknown) => (errorCode(error) === 'ENOENT' ? null : undefined))
  if (is === null && dirname(path) !== path) return nearestFolder(dirname(path))
  return is?.isDirectory() === true || (is === undefined && existsSync(path)) ? path : null
}

const isFull = (code: string) => code === 'ENOSPC' || code === 'EDQUOT'

/** The error's code if no file can be written into a folder. */
async function writeFault(folder: string): Promise<string | null> {
  const probe = join(folder, `.prueba-${randomUUID()}`)
  try {
    const handle = await open(probe, 'wx', 0o600)
    try {
      await handle.write(Buffer.alloc(4096))
      await handle.sync()
    } finally {
      await handle.close()
    }
    return null
  } catch (error) {
    return errorCode(error)
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
}

async function checkDisk(folder: string): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < DISK_FULL_BYTES) return [FINDINGS.diskFull(folder, free)]
  return free < DISK_LOW_BYTES ? [FINDINGS.diskLow(folder, free)] : []
}

async function checkRestore({ dataFolder, databaseUrl }: Config): Promise<Finding[]> {
  const names: string[] = await readdir(dataFolder).catch(orNone)
  const coming = names.filter((name) => name.endsWith(COMING))
  const aside = names.filter((name) => name.startsWith(`${SQLITE_FILE}.antes-`))
  const isAway = databaseUrl === null && !names.includes(SQLITE_FILE)
  if (isAway && (aside.length > 0 || coming.length > 0))
    return [FINDINGS.databaseAside([...aside, ...coming].join(', '))]
  return coming.length > 0 ? [FINDINGS.restoreCut(coming.join(', '))] : []
}

/** Files that another account made (a command run as root) stop the shop's own. */
async function checkDatabaseFiles({ dataFolder, databaseUrl }: Config): Promise<Finding[]> {
  if (databaseUrl !== null) return []
  for (const ending of ['', '-wal', '-shm']) {
    const file = join(dataFolder, SQLITE_FILE + ending)
    const code = await access(file, constants.R_OK | constants.W_OK).then(() => null, errorCode)
    if (code !== null && code !== 'ENOENT') return [FINDINGS.noRights(file, code)]
  }
  return []
}

async function checkKeys(config: Config): Promise<Finding[]> {
  const file = join(config.dataFolder, KEY_FILE)
  const is = await stat(file).catch(orGone)
  if (config.secretKeys !== null || is === null) return []
  try {
    new SecretBox(config).isCurrent('')
  } catch (error) {
    return [FINDINGS.badKeyFile((error as Error).message)]
  }
  return (is.mode & 0o077) === 0 ? [] : [FINDINGS.openToOthers(file)]
}
