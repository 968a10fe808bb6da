import { sql } from 'kysely'
import { isSqlite } from '@gondola/server/platform/db/in-transaction.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'

/** Tables whose indexes and keys are made after their rows, in one pass. */
const LOADED = [
  'clients',
  'orders',
  'order_lines',
  'order_transitions',
  'audit_log',
  'mail_queue',
  'points_ledger',
  'idempotency_keys',
]

/**
 * Loads with PostgreSQL's indexes, keys and references of the loaded tables set aside, then makes all of them again:
 * that fails on any row that breaks one. Checks and defaults stay. SQLite keeps its own.
 */
export async function withRulesSetAside(db: Db, load: () => Promise<void>): Promise<void> {
  if (isSqlite(db)) return load()
  const tables = sql.join(LOADED.map((table) => sql.lit(table)))
  const { rows: constraints } = await sql<{ table: string; name: string; definition: string; rank: number }>`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition,
      case contype when 'f' then 1 else 0 end as rank
    from pg_constraint where contype in ('p', 'u', 'f') and conparentid = 0
      and (conrelid::regclass::text in (${tables}) or (contype = 'f' and confrelid::regclass::text in (${tables})))
    order by rank desc`.execute(db)
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename in (${tables}) and indexname not in (select conname from pg_constraint)`.execute(
    db,
  )
  const run = (statement: string) => sql.raw(statement).execute(db)
  for (const { table, name } of constraints) await run(`alter table ${table} drop constraint "${name}"`)
  for (const { name } of indexes) await run(`drop index "${name}"`)
  await load()
  for (const { table, name, definition } of constraints.filter(({ rank }) => rank === 0))
    await run(`alter table ${table} add constraint "${name}" ${definition}`)
  // 'only' would leave the partitions without
  for (const { definition } of indexes) await run(definition.replace(' ON ONLY ', ' ON '))
  for (const { table, name, definition } of constraints.filter(({ rank }) => rank === 1))
    await run(`alter table ${table} add constraint "${name}" ${definition}`)
}
