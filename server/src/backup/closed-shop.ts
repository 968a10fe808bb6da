import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { BACKUP_TEXTS } from './backup-texts.ts'
import { refuseBackup } from './backup-fault.ts'
import { SqliteShop } from './sqlite-shop.ts'

/**
 * Does `work` with a shop's SQLite file that nobody else has open, nor can open meanwhile: no order comes in between.
 *
 * @throws BackupFault where there is no file, or a server has it open
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

/** In WAL mode every connection holds the file's shared lock: the exclusive one is had only by who is alone. */
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
