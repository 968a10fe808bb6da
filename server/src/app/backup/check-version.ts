import { assertNotOutdated } from '../../platform/db/migrate.ts'
import { migrations as known } from '../../platform/db/migrations/all.ts'
import { BACKUP_TEXTS } from './backup-texts.ts'
import { refuseBackup } from './backup-fault.ts'

/**
 * Checks that this program knows the migrations of a stored shop.
 *
 * @throws BackupFault if the shop is newer than this program
 * @throws OutdatedShop if it is from before version 0.1.0
 */
export function checkVersion(migrations: readonly string[]): void {
  assertNotOutdated(migrations)
  const unknown = migrations.find((name) => known[name] === undefined)
  if (unknown !== undefined) refuseBackup(BACKUP_TEXTS.newerShop(unknown))
}
