import { sql } from 'kysely'
import type { AnyTables } from '../../columns.ts'
import { isSqlite } from '../../in-transaction.ts'

/** The columns that decide what a branch answers. */
const OF = 'of is_active, is_default, price_list_id'

/**
 * Notes in the catalogue's change log that a branch opened, closed or took another price list. These triggers count the
 * version up themselves: whoever writes a branch lies beneath the catalogue and cannot.
 */
export async function watchBranches(db: AnyTables): Promise<void> {
  await (isSqlite(db) ? watchSqlite(db) : watchPostgres(db))
}

async function watchSqlite(db: AnyTables) {
  for (const [event, of] of [
    ['insert', ''],
    ['delete', ''],
    ['update', OF],
  ] as const)
    await sql
      .raw(
        `create trigger branches_noted_on_${event} after ${event} ${of} on branches begin
           insert into catalogue_changes (version, table_name, code)
           select v.version + 1, 'branches', '' from catalogue_version v
           where not exists (select 1 from catalogue_changes c
             where c.version = v.version + 1 and c.table_name = 'branches' and c.code = '');
           update catalogue_version set version = version + 1;
         end`,
      )
      .execute(db)
}

/** A restore drops tables but leaves their functions, so this one may exist. */
async function watchPostgres(db: AnyTables) {
  await sql
    .raw(
      `create or replace function note_branches() returns trigger language plpgsql as $$ begin
         perform 1 from catalogue_version for update;
         insert into catalogue_changes (version, table_name, code)
         select v.version + 1, tg_table_name, '' from catalogue_version v on conflict do nothing;
         update catalogue_version set version = version + 1;
         perform pg_notify('gondola_catalogue', '');
         return null;
       end $$`,
    )
    .execute(db)
  for (const [event, of] of [
    ['insert', ''],
    ['delete', ''],
    ['update', OF],
  ] as const)
    await sql
      .raw(
        `create trigger branches_noted_on_${event} after ${event} ${of} on branches for each statement execute function note_branches()`,
      )
      .execute(db)
}
