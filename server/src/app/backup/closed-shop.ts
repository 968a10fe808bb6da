import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { BACKUP_TEXTS } from './backup-texts.ts'
import { refuseBackup } from './backup-fault.ts'
import { SqliteShop } from './sqlite-shop.ts'

/**
 * Runs `work` on a shop's SQLite file under an exclusive lock, so that no order can be placed meanwhile.
 *
 * @throws BackupFault if there is no file, or a server has it open
 */
export async function withClosedShop<T>(file: string, work: (shop: SqliteShop) => Promise<T>): Promise<T> {
  if (!existsSync(file)) refuseBackup(BACKUP_TEXTS.noShop(file))
  const db = new Sqlite(file, { timeout: 0 })
  try {
    lockWhole(db)
    return await work(new SqliteShop(file, db))
  } finally {
    db.close()
  }
}

/**
 * In WAL mode every connection holds a shared lock on the file, so the exclusive lock succeeds only if there is no
 * other connection.
 */
function lockWhole(db: Sqlite.Database): void {
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.exec('begin exclusive')
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      refuseBackup(BACKUP_TEXTS.isOpen)
    throw error
  }
}
