import type pg from 'pg'
import { BACKUP_TEXTS, refuseBackup } from './backup-texts.ts'
import { copyShop, type CopiedShop, type CopiedTable } from './copy-shop.ts'
import { inPostgres, PostgresShop } from './postgres-shop.ts'
import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
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

/**
 * Moves the shop in an SQLite file to an empty PostgreSQL database, in one transaction there. Every table is counted
 * and compared before the commit. The file is not changed.
 *
 * @throws BackupFault if the shop is open, the target is not empty, or the copy differs
 */
export const moveShop = (
  file: string,
  databaseUrl: string,
  onTable?: (table: CopiedTable) => void,
): Promise<CopiedShop> =>
  withClosedShop(file, (from) =>
    inPostgres(databaseUrl, 'read write', async (client) => {
      const tables = await countTables(client)
      if (tables > 0) refuseBackup(BACKUP_TEXTS.notEmpty(tables))
      return copyShop(from, new PostgresShop(client), onTable)
    }),
  )

/** Counts tables, views and sequences of any kind: an empty database has none. */
export async function countTables(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')`,
  )
  return rows[0]?.count ?? 0
}
