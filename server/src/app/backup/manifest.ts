import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKUP_TEXTS, refuseBackup } from './backup-texts.ts'
import { shopDay } from '../../platform/clock.ts'
import type { BackupKeep } from '../../platform/config.ts'
import type { DatabaseKind } from '../../platform/db/open-database.ts'
import type { TableContent, TableShape } from './stored-shop.ts'
import { fileHash, orGone, orNone } from '../../platform/files/local-file.ts'

export const MANIFEST_FILE = 'respaldo.json'
const FORMAT = 1

/** The ending of what a restore has brought and not yet put in its place. */
export const COMING = '.restaurando'

/** Whether a backup was made by hand or at the configured time. Only the latter are ever thinned out. */
export type BackupReason = 'mano' | 'noche'

/** The contents of a backup. Written last, so that a backup without it is incomplete. */
export interface Manifest {
  format: typeof FORMAT
  madeAt: string
  reason: BackupReason
  database: DatabaseKind
  migrations: string[]
  tables: (TableShape & TableContent)[]
  sequences: Record<string, number>
  /** Every other file of the backup. */
  files: { path: string; bytes: number; sha256: string }[]
}

export const manifestOf = (parts: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...parts })

/** The folder's manifest. @throws BackupFault if there is no readable one */
export async function readManifest(folder: string): Promise<Manifest> {
  const found = await findManifest(folder)
  return found ?? refuseBackup(BACKUP_TEXTS.noBackup(folder))
}

async function findManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(orGone)
  if (text === null) return null
  try {
    const manifest = JSON.parse(text) as Manifest
    return manifest.format === FORMAT ? manifest : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** A complete backup and its folder. */
export interface KeptBackup {
  folder: string
  madeAt: string
  reason: BackupReason
}

const OWN_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** A backup's name in the backup folder: its time. */
export const backupName = (madeAt: string): string => `${madeAt.slice(0, 19).replaceAll(':', '-')}Z`

/** The complete backups in the backup folder, oldest first. */
export async function listBackups(root: string): Promise<KeptBackup[]> {
  const names = (await readdir(root).catch(orNone)).filter((name) => OWN_NAME.test(name))
  const backups: KeptBackup[] = []
  for (const name of names.toSorted()) {
    const manifest = await findManifest(join(root, name))
    if (manifest !== null)
      backups.push({ folder: join(root, name), madeAt: manifest.madeAt, reason: manifest.reason })
  }
  return backups
}

/** @throws BackupFault naming the first file that is missing or has changed */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const { path, sha256 } of files) {
    const found = await fileHash(join(folder, path)).catch(orGone)
    if (found !== sha256) refuseBackup(BACKUP_TEXTS.damaged(path))
  }
}

/**
 * The nightly backups to remove: all but the newest of each of the last days, weeks (from Monday) and months with
 * backups. Manual backups are never removed.
 */
export function listSuperfluous(
  backups: readonly KeptBackup[],
  { days, weeks, months }: BackupKeep,
  timeZone: string,
): KeptBackup[] {
  const newestFirst = backups
    .filter(({ reason }) => reason === 'noche')
    .toSorted((a, b) => (a.madeAt > b.madeAt ? -1 : 1))
  const dayOf = ({ madeAt }: KeptBackup) => shopDay(new Date(madeAt), timeZone)
  const kept = new Set([
    ...newestOfEach(newestFirst, days, dayOf),
    ...newestOfEach(newestFirst, weeks, (backup) => mondayOf(dayOf(backup))),
    ...newestOfEach(newestFirst, months, (backup) => dayOf(backup).slice(0, 7)),
  ])
  // the newest is never removed, whatever the settings say
  return newestFirst.slice(1).filter((backup) => !kept.has(backup))
}

function newestOfEach(
  newestFirst: readonly KeptBackup[],
  most: number,
  periodOf: (backup: KeptBackup) => string,
): KeptBackup[] {
  const found = new Map<string, KeptBackup>()
  for (const backup of newestFirst) {
    const period = periodOf(backup)
    if (!found.has(period) && found.size < most) found.set(period, backup)
  }
  return [...found.values()]
}

const DAY_MS = 86_400_000

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)
}
