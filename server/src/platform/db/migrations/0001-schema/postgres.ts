import { sql } from 'kysely'
import type { AnyTables } from '../../schema-text.ts'
import { SEARCHED, telephoneBackwards } from '../../staff-search/staff-search-index.ts'

/** What PostgreSQL has beyond the tables: staff's searches of old rows, and ranges of what grows with every order. */
export async function extendPostgres(db: AnyTables): Promise<void> {
  await addSearchedTexts(db)
  await divideTables(db)
}

/**
 * Staff find an old order, customer or mail by a part of its text without reading all rows: orders and customers have
 * the text as a column, and indexes are of its parts of three letters. They need the extension `pg_trgm`, part of every
 * distribution, which the database's owner may create; without it a search of older rows reads them all. Customers are
 * found by the last digits of their telephone, too.
 */
async function addSearchedTexts(db: AnyTables): Promise<void> {
  const { rows } = await sql`select from pg_available_extensions where name = 'pg_trgm'`.execute(db)
  if (rows.length > 0) await sql`create extension if not exists pg_trgm`.execute(db)
  for (const { table, wordIndex, text, column } of Object.values(SEARCHED)) {
    if (column !== null)
      await sql`alter table ${sql.table(table)}
        add column ${sql.ref(column)} text collate "C" generated always as (${text('')}) stored`.execute(db)
    const indexed = column === null ? sql`(${text('')})` : sql.ref(column)
    if (wordIndex !== null && rows.length > 0)
      await sql`create index ${sql.ref(wordIndex)} on ${sql.table(table)}
        using gin (${indexed} gin_trgm_ops)`.execute(db)
  }
  await sql`create index clients_by_telephone on clients (${telephoneBackwards})`.execute(db)
}

/** What grows with every order, by the number that it is divided by. Its key must contain it. */
const DIVIDED = [
  { table: 'order_lines', number: 'order_id', key: '"order_id", "Items"' },
  { table: 'order_transitions', number: 'order_id', key: '"order_id", "id"' },
  { table: 'audit_log', number: 'id', key: '"id"' },
] as const

interface Rule {
  name: string
  definition: string
}

/** Divides what grows with every order into ranges of numbers (decision 0033), of which the first is open. */
async function divideTables(db: AnyTables): Promise<void> {
  await sql`create schema if not exists archive`.execute(db)
  // the key begins with it
  await sql`drop index order_transitions_by_order`.execute(db)
  for (const { table, number, key } of DIVIDED) await divide(db, table, number, key)
}

async function divide(db: AnyTables, table: string, number: string, key: string): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  const first = `${table}_start`
  const { rows: indexes } = await sql<Rule>`select c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${table}::regclass and not i.indisprimary`.execute(db)
  const constraints = (type: 'f' | 'p') =>
    sql<Rule>`select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${table}::regclass and contype = ${sql.lit(type)}`.execute(db)
  const { rows: references } = await constraints('f')
  const primary = (await constraints('p')).rows[0]!.name
  const isNumbered = table !== 'order_lines'
  // identity columns of partitioned tables come with PostgreSQL 17
  if (isNumbered) await run(`alter table ${table} alter column id drop identity`)

  await run(`alter table ${table} rename to ${first}`)
  for (const { name } of indexes) await run(`alter index ${name} rename to ${name}_start`)
  await run(`alter table ${first} drop constraint ${primary}`)
  await run(`alter table ${first} add constraint ${primary}_start primary key (${key})`)
  const alike = `like ${first} including defaults including constraints`
  await run(`create table ${table} (${alike}) partition by range (${number})`)
  await run(`create table archive.${table} (${alike}) partition by range (${number})`)
  await run(`alter table ${table} attach partition archive.${table} for values from (minvalue) to (1)`)
  await run(`alter table ${table} attach partition ${first} for values from (1) to (maxvalue)`)
  // of the first range these are there: they are taken over, not made again
  await run(`alter table ${table} add constraint ${primary} primary key (${key})`)
  for (const { definition } of indexes) await run(definition)
  for (const { name, definition } of references)
    await run(`alter table ${table} add constraint ${name} ${definition}`)
  if (isNumbered) {
    await run(`create sequence ${table}_id_seq as integer owned by ${table}.id`)
    await run(`alter table ${table} alter column id set default nextval('${table}_id_seq')`)
  }
}
