import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'
import { isSqlite } from '../in-transaction.ts'

/**
 * An import is applied, or undone, in many short transactions. `hidden_import` is the import whose rows are hidden
 * meanwhile: readers of the catalogue revert them with `import_undo`. In a transaction that sets `is_silent`, the
 * triggers of 0031 record nothing: its writes are hidden, so no process needs to reload them.
 */
export const hiddenImport: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema.alterTable('catalogue_version').addColumn('hidden_import', type.integer).execute()
    await db.schema
      .alterTable('catalogue_version')
      .addColumn('is_silent', type.boolean, (column) => column.notNull().defaultTo(sql`false`))
      .execute()
    await (isSqlite(db) ? quietenSqlite(db) : quietenPostgres(db))
  },
}

/** Recreates the triggers with the extra condition. */
async function quietenSqlite(db: AnyTables) {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'trigger' and name like '%\\_noted\\_on\\_%' escape '\\'`.execute(
    db,
  )
  for (const trigger of rows) {
    const quiet = trigger.sql.replaceAll('where not exists', 'where v.is_silent = 0 and not exists')
    await sql.raw(`drop trigger "${trigger.name}"`).execute(db)
    await sql.raw(quiet).execute(db)
  }
}

async function quietenPostgres(db: AnyTables) {
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
  const written = noting('a."Codigo"', 'catalogue_version v, written a')
  const gone = noting('a."Codigo"', 'catalogue_version v, gone a')
  await func('note_table', noting("''", 'catalogue_version v'))
  await func('note_written_articles', written)
  await func('note_gone_articles', gone)
  await func('note_changed_articles', gone + written)
}
