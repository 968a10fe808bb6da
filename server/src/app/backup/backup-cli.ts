import { parseArgs } from 'node:util'
import { BACKUP_TEXTS, refuseBackup } from './backup-texts.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Config, BackupKeep } from '../../platform/config.ts'
import { backUp, type Backup } from './back-up.ts'
import { bytesOf } from '../../platform/files/file-store.ts'
import { fromCaller } from '../../office/imports/read-command.ts'
import { runCommand } from './run-command.ts'
import { withStoredShop } from './folder-shop.ts'
import { type Manifest, listBackups, listSuperfluous } from './manifest.ts'
import { picturePath } from '../../goods/pictures/picture-files.ts'
import { rm } from 'node:fs/promises'

/** Removes superfluous backups; returns how many. */
async function thinOut(root: string, keep: BackupKeep, timeZone: string): Promise<number> {
  const superfluous = listSuperfluous(await listBackups(root), keep, timeZone)
  for (const { folder } of superfluous) await rm(folder, { recursive: true, force: true })
  return superfluous.length
}

// npm run respaldo [-- CARPETA]; the server calls it with --noche and the time at which the backup was due

process.exitCode = await runCommand(async (config) => {
  const { folder, due } = readCommand()
  if (due !== null) return backUpNightly(config, due)
  const chosen = folder === null ? config : { ...config, backupFolder: fromCaller(folder) }
  const backup = await backUp(chosen, { clock: systemClock, reason: 'mano' })
  if (backup !== null) await tell(backup)
})

/** Parses the command line. @throws BackupFault if it is invalid */
function readCommand(): { folder: string | null; due: string | null } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { noche: { type: 'string' } },
    })
    if (positionals.length > 1) refuseBackup(BACKUP_TEXTS.backupUsage)
    return { folder: positionals[0] ?? null, due: values.noche ?? null }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) refuseBackup(BACKUP_TEXTS.backupUsage)
    throw error
  }
}

async function backUpNightly(config: Config, due: string): Promise<void> {
  await backUp(config, { clock: systemClock, reason: 'noche', notIfSince: due })
  await thinOut(config.backupFolder, config.backupKeep, config.timeZone)
}

async function tell({ folder, manifest }: Backup): Promise<void> {
  const { tables, files } = manifest
  for (const name of await listMissingPictures(folder, manifest))
    console.error(BACKUP_TEXTS.pictureMissing(name))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(BACKUP_TEXTS.backupOf(tables.length, rows, files.length, bytesOf(files)))
  console.log(BACKUP_TEXTS.backedUp(folder))
}

/** Pictures in the backup's database without a file in the backup: they were already missing in the shop. */
async function listMissingPictures(folder: string, manifest: Manifest): Promise<string[]> {
  const files = new Set(manifest.files.map(({ path }) => path))
  return withStoredShop(folder, manifest, async (shop) => {
    const table = (await shop.listTables()).find(({ name }) => name === 'pictures')
    const place = table?.columns.findIndex(({ name }) => name === 'Imagen') ?? -1
    if (table === undefined || place < 0) return []
    const missing: string[] = []
    for await (const rows of shop.readRows(table))
      for (const row of rows) {
        const name = String(row[place])
        if (!files.has(picturePath(name))) missing.push(name)
      }
    return missing
  })
}
