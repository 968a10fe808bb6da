import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKUP_TEXTS } from './backup-texts.ts'
import type { DatabaseKind } from '../../platform/db/open-database.ts'
import type { TableContent } from './content-hash.ts'
import { fileHash, orGone, orNone } from '../../platform/files/local-file.ts'
import { refuseBackup } from './backup-fault.ts'
import type { TableShape } from './stored-shop.ts'

export const MANIFEST_FILE = 'respaldo.json'
const FORMAT = 1

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
