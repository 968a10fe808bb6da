import { parseArgs } from 'node:util'
import { BACKUP_TEXTS, refuseBackup } from './backup-texts.ts'
import { systemClock } from '../../platform/clock.ts'
import { restore } from './restore.ts'
import { fromCaller } from '../../office/imports/read-command.ts'
import { runCommand } from './run-command.ts'

// npm run restaurar -- RESPALDO [--si]

process.exitCode = await runCommand(async (config) => {
  const { folder, isReplacing } = readCommand()
  const { manifest, aside, isDatabaseReplaced, isStoreReplaced } = await restore(config, folder, {
    clock: systemClock,
    isReplacing,
  })
  for (const [from, to] of aside) console.log(BACKUP_TEXTS.setAside(from, to))
  if (isDatabaseReplaced) console.log(BACKUP_TEXTS.replaced)
  if (isStoreReplaced) console.log(BACKUP_TEXTS.storeReplaced)
  console.log(BACKUP_TEXTS.restored(manifest.madeAt))
  console.log(BACKUP_TEXTS.restoreNext)
})

/** Parses the command line. @throws BackupFault if it is invalid */
function readCommand(): { folder: string; isReplacing: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { si: { type: 'boolean', default: false } },
    })
    const [folder, ...rest] = positionals
    if (folder === undefined || rest.length > 0) refuseBackup(BACKUP_TEXTS.restoreUsage)
    return { folder: fromCaller(folder), isReplacing: values.si }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) refuseBackup(BACKUP_TEXTS.restoreUsage)
    throw error
  }
}
