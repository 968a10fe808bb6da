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

/**
 * Makes the tables as they were after exactly these migrations, which must be the first of ours. `isInTransaction`: the
 * handle's one connection is in a transaction, and what is made stays part of it.
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
