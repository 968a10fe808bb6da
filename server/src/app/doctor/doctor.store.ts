import { sql } from 'kysely'
import { isSqlite } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'

/** What PostgreSQL says of the shop's database. */
export interface PostgresFacts {
  encoding: string
  user: string
  mayCreate: boolean
  /** Seconds since 1970. */
  seconds: number
}

/** Null on SQLite. */
export async function findPostgresFacts(db: Db): Promise<PostgresFacts | null> {
  if (isSqlite(db)) return null
  const { rows } = await sql<PostgresFacts>`
    select pg_encoding_to_char(encoding)::text as encoding, current_user::text as "user",
      has_schema_privilege(current_schema(), 'create') as "mayCreate",
      extract(epoch from clock_timestamp()) as seconds
    from pg_database where datname = current_database()`.execute(db)
  return rows[0] ?? null
}

/** What SQLite's own check finds wrong with the file; null: nothing. */
export async function findDamage(db: Db): Promise<string | null> {
  if (!isSqlite(db)) return null
  const { rows } = await sql<{ quick_check: string }>`select quick_check from pragma_quick_check`.execute(db)
  const [first] = rows
  return first === undefined || first.quick_check === 'ok' ? null : first.quick_check.replace(/\s+/g, ' ')
}

/** Writes what is there already, so that a database that cannot be written says so. */
export async function rewriteVersion(trx: Db): Promise<void> {
  if (!isSqlite(trx)) await sql`set local lock_timeout = '5s'`.execute(trx)
  await trx
    .updateTable('catalogue_version')
    .set(({ ref }) => ({ version: ref('version') }))
    .execute()
}

export async function findLatestMoment(db: Db): Promise<string | null> {
  const latest = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirst()
  const order = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .executeTakeFirst()
  return [latest?.at ?? null, order?.at ?? null].reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b))
}

export async function listPictureNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('pictures').select('Imagen').orderBy('Imagen').execute()
  return rows.map(({ Imagen }) => Imagen)
}
