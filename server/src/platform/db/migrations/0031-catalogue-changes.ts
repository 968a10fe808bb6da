import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'
import { isSqlite } from '../in-transaction.ts'

const TABLES = [
  'departments',
  'families',
  'brands',
  'brand_synonyms',
  'offers',
  'promotions',
  'promotion_articles',
  'promotion_families',
  'promotion_brands',
] as const
const EVENTS = ['insert', 'update', 'delete'] as const

/**
 * What was written to the catalogue, under the version that it will have: which articles, and in which other tables
 * anything was. Noted by triggers, so that no writer can forget to; processes read only that (docs/performance.md).
 */
export const catalogueChanges: Migration = {
  async up(db) {
    const type = columnTypes(db)
    const sqlite = isSqlite(db)
    await db.schema
      .createTable('catalogue_changes')
      .addColumn('version', type.integer, (column) => column.notNull())
      .addColumn('table_name', type.text, (column) => column.notNull())
      // of an article; empty for other tables
      .addColumn('code', type.text, (column) => column.notNull())
      .addPrimaryKeyConstraint('catalogue_changes_key', ['version', 'table_name', 'code'])
      .$call((table) => (sqlite ? table.modifyEnd(sql`without rowid`) : table))
      .execute()
    await (sqlite ? watchSqlite(db) : watchPostgres(db))
  },
}

/** A row at a time. `where not exists`: what a trigger says of conflicts is overruled by the statement that fires it. */
async function watchSqlite(db: AnyTables) {
  const noting = (table: string, code: string) => `
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, '${table}', ${code} from catalogue_version v
    where not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = '${table}' and c.code = ${code});`
  const watch = (table: string, event: string, notes: string, of = '') =>
    sql
      .raw(
        `create trigger ${table}_noted_on_${event}${of && '_of_code'} after ${event} ${of} on ${table} begin ${notes} end`,
      )
      .execute(db)
  for (const table of TABLES) for (const event of EVENTS) await watch(table, event, noting(table, "''"))
  await watch('articles', 'insert', noting('articles', 'new."Codigo"'))
  await watch('articles', 'delete', noting('articles', 'old."Codigo"'))
  await watch('articles', 'update', noting('articles', 'new."Codigo"'))
  await watch('articles', 'update', noting('articles', 'old."Codigo"'), 'of "Codigo"')
}

/**
 * A statement at a time. Who writes holds the version's row until the end of the transaction (as all do who change the
 * catalogue), so that nobody else's version can come in between.
 */
async function watchPostgres(db: AnyTables) {
  const func = (name: string, notes: string) =>
    sql
      .raw(
        `create or replace function ${name}() returns trigger language plpgsql as $$ begin
           perform 1 from catalogue_version for update;
           ${notes}
           return null;
         end $$`,
      )
      .execute(db)
  const noting = (code: string, from: string) =>
    `insert into catalogue_changes (version, table_name, code)
     select v.version + 1, tg_table_name, ${code} from ${from} on conflict do nothing;`
  const trigger = (table: string, event: string, tables: string, call: string) =>
    sql
      .raw(
        `create trigger ${table}_noted_on_${event} after ${event} on ${table} ${tables} for each statement execute function ${call}()`,
      )
      .execute(db)
  await func('note_table', noting("''", 'catalogue_version v'))
  for (const table of TABLES) for (const event of EVENTS) await trigger(table, event, '', 'note_table')
  const written = noting('a."Codigo"', 'catalogue_version v, written a')
  const gone = noting('a."Codigo"', 'catalogue_version v, gone a')
  await func('note_written_articles', written)
  await func('note_gone_articles', gone)
  await func('note_changed_articles', gone + written)
  await trigger('articles', 'insert', 'referencing new table as written', 'note_written_articles')
  await trigger('articles', 'delete', 'referencing old table as gone', 'note_gone_articles')
  const both = 'referencing old table as gone new table as written'
  await trigger('articles', 'update', both, 'note_changed_articles')
}
