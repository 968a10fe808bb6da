import { sql } from 'kysely'
import { Migrator, type Migration, type MigrationInfo } from 'kysely/migration'
import { isSqlite } from './in-transaction.ts'
import { inLongTransaction } from './long-transaction.ts'
import { migrations } from './migrations/all.ts'
import type { Db } from './open-database.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './database-away.ts'
import type { AnyTables } from './schema-text.ts'

/** What orders and customers are written with; the largest tables, which migrations hold for minutes. */
const REMADE = ['orders', 'order_lines', 'order_transitions', 'audit_log', 'clients']
/** Of these migrations make indexes only: who reads them need not wait. */
const INDEXED = ['picking_taps', 'mail_queue']

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 5000
/** lock_not_available, deadlock_detected */
const GIVE_WAY_CODES = new Set(['55P03', '40P01'])

/**
 * Locks the busy tables that are there, all or none, before the migrations of this transaction lock anything. Otherwise
 * a migration that holds one of them and asks for the next waits in a circle with whoever does it in another order, and
 * PostgreSQL ends the migration. Whatever somebody uses for longer, such as a backup, is waited for in turns: half of the
 * time others go on, and so the backup does.
 */
async function lockForMigrations(trx: AnyTables): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relname in (${sql.join([...REMADE, ...INDEXED])})`.execute(
    trx,
  )
  const isThere = (table: string) => rows.some(({ name }) => name === table)
  await sql`savepoint unlocked`.execute(trx)
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      await sql`set local lock_timeout = ${sql.lit(waitMs)}`.execute(trx)
      for (const table of REMADE.filter(isThere))
        await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx)
      for (const table of INDEXED.filter(isThere))
        await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx)
      await sql`set local lock_timeout to default`.execute(trx)
      return
    } catch (error) {
      if (!GIVE_WAY_CODES.has(errorCode(error))) throw error
    }
    await sql`rollback to savepoint unlocked`.execute(trx)
    await sleep(waitMs)
  }
}

/** Of PostgreSQL's advisory lock: Kysely's own, which earlier versions of the shop hold while they migrate. */
const LOCK_ID = sql.lit(3853314791062309107n)

/**
 * Migrates the database to this version's tables; forward only. Several processes may start at once: each waits for the
 * lock (PostgreSQL: advisory; SQLite: the write lock of the transaction that all migrations run in) and then finds
 * nothing left to do. The lock is the transaction's, so that it holds behind a transaction pooler too. Returns the names
 * of the migrations it applied.
 *
 * @throws what `assertUsable` throws
 * @throws what the failing migration threw; the whole run is rolled back
 */
export async function migrate(
  db: Db,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  await assertUsable(db, known)
  if (isSqlite(db)) return migrateWith(migratorOf(db, known))
  for (let looks = 1; ; looks++) {
    try {
      return await migrateLocked(db, known)
    } catch (error) {
      if (errorCode(error) !== UNDEFINED_TABLE || looks === LOOKS_MAX) throw error
    }
  }
}

/** A process that is up already may move a month's tables while Kysely lists all tables: it is looked again. */
const UNDEFINED_TABLE = '42P01'
const LOOKS_MAX = 5

function migrateLocked(db: Db, known: Readonly<Record<string, Migration>>): Promise<string[]> {
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

/** The shop is of another version than this program; its message, in Spanish, is for the operator. */
export class OtherVersion extends Error {}

/** Refuses a shop whose tables were not made by the first migration, or by one that this program does not know. @throws OtherVersion */
export function assertKnown(names: readonly string[], known: Readonly<Record<string, Migration>>): void {
  const [first] = Object.keys(known)
  if (names.length > 0 && !names.includes(first!))
    throw new OtherVersion(
      `La tienda es de antes de la versión 0.1.0 (llegó hasta ${names.toSorted().at(-1)!}), y este programa no la actualiza. ` +
        'Abrila con el programa con el que se hizo, o empezá una nueva. No se cambió nada.',
    )
  const unknown = names.find((name) => known[name] === undefined)
  if (unknown !== undefined)
    throw new OtherVersion(
      `La tienda es de una versión más nueva que este programa (no se conoce ${unknown}). Actualizá el programa y probá de nuevo.`,
    )
}

/**
 * Returns the names of the migrations that made the database; empty before the first start.
 *
 * @throws OtherVersion
 * @throws OnReplica if the database is a replica
 */
export async function assertUsable(
  db: Db,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  if (!isSqlite(db)) await assertNoReplica(db)
  const names = await listMigrations(db)
  assertKnown(names, known)
  return names
}

async function listMigrations(db: Db): Promise<string[]> {
  const table = isSqlite(db)
    ? sql<{ there: unknown }>`select max(name) as there from sqlite_schema where name = 'kysely_migration'`
    : sql<{ there: unknown }>`select to_regclass('kysely_migration')::text as there`
  if ((await table.execute(db)).rows[0]?.there === null) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
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
