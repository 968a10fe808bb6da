import { Migrator, type Migration } from 'kysely/migration'
import { adoptEarlierMigrations } from './earlier-migrations.ts'
import { migrations } from './migrations/all.ts'
import type { Db } from './open-database.ts'

/**
 * Migrates the database to this version's tables; forward only. Several processes may start at once: each waits for the
 * lock (PostgreSQL: advisory; SQLite: the write lock of the transaction that all migrations run in) and then finds
 * nothing left to do. Returns the names of the migrations it applied.
 *
 * @throws OutdatedShop if the shop is too old for this program
 * @throws what the failing migration threw; the whole run is rolled back
 */
export async function migrate(
  db: Db,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  await adoptEarlierMigrations(db)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known }) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/**
 * Creates the tables as of exactly these migrations, which must be a prefix of the full list. `isInTransaction`: the
 * handle's one connection is already in a transaction, which the migrations then join.
 *
 * @throws what the failing migration threw
 */
export async function migrateTo(
  db: Db,
  names: readonly string[],
  { isInTransaction = false } = {},
): Promise<void> {
  const wanted = Object.fromEntries(names.map((name) => [name, migrations[name]!]))
  const provider = { getMigrations: async () => wanted }
  const migrator = new Migrator({ db, provider, disableTransactions: isInTransaction })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
