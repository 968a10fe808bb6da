import { parseArgs } from 'node:util'
import { KEEPING_TEXTS } from '@gondola/contract/texts/keeping.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { backUp, type Backup } from './back-up.ts'
import { bytesOf } from './data-files.ts'
import { refuseKeeping } from './backup-fault.ts'
import { listMissingPictures } from './missing-pictures.ts'
import { fromCaller, runCommand } from './run-command.ts'
import { thinOut } from './thin-out.ts'

// npm run respaldo [-- CARPETA]; the server itself calls it with --noche and the moment since which it is due

process.exitCode = await runCommand(async (config) => {
  const { folder, due } = readCommand()
  if (due !== null) return backUpNightly(config, due)
  const chosen = folder === null ? config : { ...config, backupFolder: fromCaller(folder) }
  const backup = await backUp(chosen, { clock: systemClock, reason: 'mano' })
  if (backup !== null) await tell(backup)
})

/** The command line. @throws KeepingFault where it makes no sense */
function readCommand(): { folder: string | null; due: string | null } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { noche: { type: 'string' } },
    })
    if (positionals.length > 1) refuseKeeping(KEEPING_TEXTS.backupUsage)
    return { folder: positionals[0] ?? null, due: values.noche ?? null }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) refuseKeeping(KEEPING_TEXTS.backupUsage)
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
    console.error(KEEPING_TEXTS.pictureMissing(name))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(KEEPING_TEXTS.backupOf(tables.length, rows, files.length, bytesOf(files)))
  console.log(KEEPING_TEXTS.backedUp(folder))
}
