import { sql } from 'kysely'
import { columnTypes, required, type AnyTables } from '../../columns.ts'
import { isSqlite } from '../../in-transaction.ts'

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
 * Change log of the catalogue by the version that will include the change: the codes of changed articles, and the names
 * of other changed tables. Written by triggers, so that no writer can forget it; processes reload only what it lists.
 * The triggers record nothing in a transaction that sets `is_silent`: its writes are hidden, so no process needs to
 * reload them.
 */
export async function createCatalogueChanges(db: AnyTables): Promise<void> {
  const type = columnTypes(db)
  const sqlite = isSqlite(db)
  await db.schema
    .createTable('catalogue_changes')
    .addColumn('version', type.integer, required)
    .addColumn('table_name', type.text, required)
    // the article's code; empty for other tables
    .addColumn('code', type.text, required)
    .addPrimaryKeyConstraint('catalogue_changes_key', ['version', 'table_name', 'code'])
    .$call((table) => (sqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute()
  await (sqlite ? watchSqlite(db) : watchPostgres(db))
}

/** Row triggers. `where not exists`, because the firing statement's conflict clause overrides a trigger's own. */
async function watchSqlite(db: AnyTables) {
  const noting = (table: string, code: string) => `
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, '${table}', ${code} from catalogue_version v
    where v.is_silent = 0 and not exists (select 1 from catalogue_changes c
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
 * Statement triggers. A writer locks the version's row until the end of its transaction (as every catalogue change
 * does), so that no other version is assigned in between. A restore drops tables but leaves their functions, so these may
 * exist.
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
     select v.version + 1, tg_table_name, ${code} from ${from} where not v.is_silent on conflict do nothing;`
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
