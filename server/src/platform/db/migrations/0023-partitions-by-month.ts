import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { AnyTables } from '../columns.ts'
import { isSqlite } from '../in-transaction.ts'

/** What grows with every order, by the number that it is divided by. Its key must contain it. */
const DIVIDED = [
  { table: 'order_lines', number: 'order_id', key: ['order_id', 'Items'] },
  { table: 'order_transitions', number: 'order_id', key: ['order_id', 'id'] },
  { table: 'audit_log', number: 'id', key: ['id'] },
] as const

/**
 * Divides what grows with every order into ranges of numbers on PostgreSQL (decision 0033). What is there stays where it
 * is and becomes the first range, closed if it has rows; only the history's key is made anew.
 */
export const partitionsByMonth: Migration = {
  async up(db) {
    if (isSqlite(db)) return
    await sql`create schema if not exists archive`.execute(db)
    // the new key begins with it
    await db.schema.dropIndex('order_transitions_by_order').execute()
    for (const { table, number, key } of DIVIDED) await divide(db, table, number, key)
  },
}

interface Rule {
  name: string
  definition: string
}

async function divide(db: AnyTables, table: string, number: string, key: readonly string[]): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  const first = `${table}_start`
  const columns = key.map((name) => `"${name}"`).join(', ')
  const { rows: indexes } = await sql<Rule>`select c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${table}::regclass and not i.indisprimary`.execute(db)
  const { rows: references } = await sql<Rule>`select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${table}::regclass and contype = 'f'`.execute(db)
  const { rows: keys } = await sql<Rule>`select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${table}::regclass and contype = 'p'`.execute(db)
  const primary = keys[0]!
  const lastId = await dropIdentity(db, table)

  await run(`alter table ${table} rename to ${first}`)
  for (const { name } of indexes) await run(`alter index ${name} rename to ${name}_start`)
  await run(`alter table ${first} rename constraint ${primary.name} to ${primary.name}_start`)
  if (primary.definition !== `PRIMARY KEY (${columns.replaceAll(/"([a-z_]+)"/g, '$1')})`) {
    await run(`alter table ${first} drop constraint ${primary.name}_start`)
    await run(`alter table ${first} add constraint ${primary.name}_start primary key (${columns})`)
  }
  const alike = `like ${first} including defaults including constraints`
  await run(`create table ${table} (${alike}) partition by range (${number})`)
  await run(`create table archive.${table} (${alike}) partition by range (${number})`)
  await run(`alter table ${table} attach partition archive.${table} for values from (minvalue) to (1)`)
  const end = await nextNumber(db, first, number, lastId)
  await run(
    `alter table ${table} attach partition ${first} for values from (1) to (${end > 1 ? end : 'maxvalue'})`,
  )
  if (end > 1)
    await run(`create table ${table}_next partition of ${table} for values from (${end}) to (maxvalue)`)
  // of the first range these are there: they are taken over, not made again
  await run(`alter table ${table} add constraint ${primary.name} primary key (${columns})`)
  for (const { definition } of indexes) await run(definition)
  for (const { name, definition } of references)
    await run(`alter table ${table} add constraint ${name} ${definition}`)
  if (lastId !== null) {
    const sequence = `${table}_id_seq`
    await run(`create sequence ${sequence} as integer owned by ${table}.id`)
    if (lastId > 0) await run(`select setval('${sequence}', ${lastId})`)
    await run(`alter table ${table} alter column id set default nextval('${sequence}')`)
  }
}

/** The number above all that were issued or stand in a row; `lastId`: of the table's own sequence. */
async function nextNumber(
  db: AnyTables,
  table: string,
  number: string,
  lastId: number | null,
): Promise<number> {
  const issued =
    number === 'id'
      ? sql.lit(lastId)
      : sql`(select case when is_called then last_value else 0 end from "orders_Id_seq")`
  const { rows } = await sql<{ next: number }>`
    select cast(greatest(${issued}, (select max(${sql.ref(number)}) from ${sql.table(table)})) + 1 as integer) as next`.execute(
    db,
  )
  return rows[0]!.next
}

/** Identity columns of partitioned tables come with PostgreSQL 17. Returns the last number; null: there is no column. */
async function dropIdentity(db: AnyTables, table: string): Promise<number | null> {
  const { rows } = await sql<{ sequence: string }>`
    select pg_get_serial_sequence(${table}, column_name) as sequence from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_identity = 'YES'`.execute(db)
  if (rows[0] === undefined) return null
  const last = await sql<{ number: number }>`
    select cast(case when is_called then last_value else 0 end as integer) as number
    from ${sql.raw(rows[0].sequence)}`.execute(db)
  await sql`alter table ${sql.table(table)} alter column id drop identity`.execute(db)
  return last.rows[0]!.number
}
