import { BACKUP_TEXTS, BackupFault } from './backup-texts.ts'
import { START_TEXTS } from '../../platform/runtime/start-texts.ts'
import { readConfig, type Config } from '../../platform/config.ts'
import { OtherVersion } from '../../platform/db/migrate.ts'
import { FilesAway } from '../../platform/files/file-store.ts'
import { isDatabaseFault } from '../../platform/runtime/start-fault.ts'

/**
 * Runs a command with the shop's settings and returns its exit status: 0, or 1 after printing the fault in one line.
 * @throws bugs
 */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<0 | 1> {
  const reading = readConfig(process.env)
  if (!reading.ok) {
    console.error(START_TEXTS.faults)
    for (const { name, found, expected } of reading.faults)
      console.error(START_TEXTS.fault(name, found, expected))
    return 1
  }
  try {
    await work(reading.config)
    return 0
  } catch (error) {
    if (error instanceof BackupFault || error instanceof OtherVersion) console.error(error.message)
    else if (error instanceof FilesAway) console.error(BACKUP_TEXTS.noStore(error.message))
    else if (error instanceof Error && isDatabaseFault(error)) {
      const { code } = error as NodeJS.ErrnoException
      console.error(BACKUP_TEXTS.noDatabase(error.message || String(code)))
    } else throw error
    return 1
  }
}
