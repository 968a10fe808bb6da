import type pg from 'pg'
import { BACKUP_TEXTS } from './backup-texts.ts'
import { withClosedShop } from './closed-shop.ts'
import { copyShop, type CopiedShop, type CopiedTable } from './copy-shop.ts'
import { refuseBackup } from './backup-fault.ts'
import { inPostgres } from './postgres-connection.ts'
import { PostgresShop } from './postgres-shop.ts'

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
