import { namesOfToday } from '../../platform/db/earlier-migrations.ts'
import { migrations as known } from '../../platform/db/migrations/all.ts'
import { BACKUP_TEXTS } from './backup-texts.ts'
import { refuseBackup } from './backup-fault.ts'

/**
 * The migrations of a stored shop, by the names of today.
 *
 * @throws BackupFault if the shop is newer than this program
 * @throws OutdatedShop if it is too old for it
 */
export function checkVersion(migrations: readonly string[]): string[] {
  const names = namesOfToday(migrations)
  const unknown = names.find((name) => known[name] === undefined)
  if (unknown !== undefined) refuseBackup(BACKUP_TEXTS.newerShop(unknown))
  return names
}
