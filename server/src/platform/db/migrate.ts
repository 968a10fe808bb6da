import { sql } from 'kysely'
import { Migrator, type Migration, type MigrationInfo } from 'kysely/migration'
import { adoptEarlierMigrations } from './earlier-migrations.ts'
import { isSqlite } from './in-transaction.ts'
import { lockForMigrations } from './lock-for-migrations.ts'
import { inLongTransaction } from './long-transaction.ts'
import { migrations } from './migrations/all.ts'
import type { Db } from './open-database.ts'

/** Of PostgreSQL's advisory lock: Kysely's own, which earlier versions of the shop hold while they migrate. */
const LOCK_ID = sql.lit(3853314791062309107n)

/**
 * Migrates the database to this version's tables; forward only. Several processes may start at once: each waits for the
 * lock (PostgreSQL: advisory; SQLite: the write lock of the transaction that all migrations run in) and then finds
 * nothing left to do. The lock is the transaction's, so that it holds behind a transaction pooler too. Returns the names
 * of the migrations it applied.
 *
 * @throws OutdatedShop if the shop is too old for this program
 * @throws OnReplica if the database is a replica
 * @throws what the failing migration threw; the whole run is rolled back
 */
export async function migrate(
  db: Db,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  if (!isSqlite(db)) await assertNoReplica(db)
  await adoptEarlierMigrations(db)
  if (isSqlite(db)) return migrateWith(migratorOf(db, known))
  return inLongTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_ID})`.execute(trx)
    const migrator = migratorOf(trx, known)
    const isNew = ({ executedAt }: MigrationInfo) => executedAt === undefined
    if ((await migrator.getMigrations()).some(isNew)) await lockForMigrations(trx)
    return migrateWith(migrator)
  })
}

const migratorOf = (db: Db, known: Readonly<Record<string, Migration>>) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...known }) } })

async function migrateWith(migrator: Migrator): Promise<string[]> {
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/** The database may be read only: another node leads. */
export class OnReplica extends Error {}

async function assertNoReplica(db: Db): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)
  if (rows[0]?.is === true) throw new OnReplica('the database is a replica')
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
