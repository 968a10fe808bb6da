import { Migrator, type Migration } from 'kysely/migration'
import { migrations } from './migrations/all.ts'
import type { Db } from './open-database.ts'

/**
 * Brings the database to this version's tables; forward only. Several processes may start at once: each waits for the
 * lock (PostgreSQL: advisory; SQLite: the write lock of the transaction that all migrations run in) and then finds
 * nothing left to do. Returns the names of those it applied.
 *
 * @throws what the failing migration threw; nothing of the whole run is kept
 */
export async function migrate(
  db: Db,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known }) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}
