import { sql } from 'kysely'
import { isSqlite } from '../../in-transaction.ts'
import type { AnyTables } from '../../schema-text.ts'

/** What the catalogue's log names by the table alone; articles it names by their code. */
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
  'search_words',
]
const EVENTS = ['insert', 'update', 'delete']

/** The columns that decide what a branch answers. */
const OF_BRANCH = 'of is_active, is_default, price_list_id'

/** What a change of it changes in the sums of the order's day. */
const SUMMED = ['Fecha', 'Estado', 'branch_id', 'ready_at', 'changes']
const OF_SUMMED = `of ${SUMMED.map((name) => `"${name}"`).join(', ')}`

/**
 * Triggers, so that no writer can forget what processes and reports learn from:
 *
 * - `catalogue_changes` logs, by the version that will include the change, the codes of changed articles and the names of
 *   other changed tables; processes reload only what it lists. Nothing is logged in a transaction that sets `is_silent`:
 *   its writes are hidden, so no process needs to reload them.
 * - A branch that opened, closed or took another price list is logged there too. Its trigger counts the version up
 *   itself: whoever writes a branch lies beneath the catalogue and cannot.
 * - `stale_days` notes every change of an order from before today, for the worker that sums days (`reports/sum-days.ts`);
 *   an order is placed today, which costs nothing, and copying a shop notes nothing. Days are the database's own, in UTC:
 *   between a change that is not noted and the first sum of its day there is a whole day.
 */
export async function watchTables(db: AnyTables): Promise<void> {
  for (const statement of isSqlite(db) ? sqliteTriggers() : postgresTriggers())
    await sql.raw(statement).execute(db)
}

/** Row triggers. `where not exists`, because the firing statement's conflict clause overrides a trigger's own. */
function sqliteTriggers(): string[] {
  const log = (table: string, code: string, condition = 'v.is_silent = 0 and ') => `
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, '${table}', ${code} from catalogue_version v
    where ${condition}not exists (select 1 from catalogue_changes c
      where c.version = v.version + 1 and c.table_name = '${table}' and c.code = ${code});`
  const watch = (table: string, event: string, notes: string, of = '') =>
    `create trigger ${table}_noted_on_${event}${of && '_of_code'} after ${event} ${of} on ${table} begin ${notes} end`
  const watchBranches = (event: string, of = '') =>
    `create trigger branches_noted_on_${event} after ${event} ${of} on branches begin
       ${log('branches', "''", '')}
       update catalogue_version set version = version + 1;
     end`
  const watchDay = (event: string, of: string, row: 'old' | 'new', condition: string) =>
    `create trigger orders_day_noted_on_${event}_of_${row} after ${event} ${of} on orders
       when ${row}."Fecha" < date('now') and ${condition} begin
         insert into stale_days (note, day) values (lower(hex(randomblob(16))), ${row}."Fecha"); end`
  const isOther = `(${SUMMED.map((name) => `old."${name}" is not new."${name}"`).join(' or ')})`
  return [
    ...TABLES.flatMap((table) => EVENTS.map((event) => watch(table, event, log(table, "''")))),
    watch('articles', 'insert', log('articles', 'new."Codigo"')),
    watch('articles', 'delete', log('articles', 'old."Codigo"')),
    watch('articles', 'update', log('articles', 'new."Codigo"')),
    watch('articles', 'update', log('articles', 'old."Codigo"'), 'of "Codigo"'),
    watchBranches('insert'),
    watchBranches('delete'),
    watchBranches('update', OF_BRANCH),
    watchDay('delete', '', 'old', 'true'),
    watchDay('update', OF_SUMMED, 'new', isOther),
    watchDay('update', OF_SUMMED, 'old', 'old."Fecha" <> new."Fecha"'),
  ]
}

/**
 * Statement triggers for the catalogue. A writer locks the version's row until the end of its transaction (as every
 * catalogue change does), so that no other version is assigned in between. A restore drops tables but leaves their
 * functions, so these may exist.
 */
function postgresTriggers(): string[] {
  const func = (name: string, body: string) =>
    `create or replace function ${name}() returns trigger language plpgsql as $$ begin
       ${body}
       return null;
     end $$`
  const log = (code: string, from = '', condition = ' where not v.is_silent') =>
    `insert into catalogue_changes (version, table_name, code)
     select v.version + 1, tg_table_name, ${code} from catalogue_version v${from}${condition} on conflict do nothing;`
  const catalogueFunc = (name: string, body: string) =>
    func(name, `perform 1 from catalogue_version for update;\n       ${body}`)
  const watch = (table: string, event: string, call: string, { of = '', rows = '' } = {}) =>
    `create trigger ${table}_noted_on_${event} after ${event} ${of} on ${table} ${rows}
       for each statement execute function ${call}()`
  const written = log('a."Codigo"', ', written a')
  const gone = log('a."Codigo"', ', gone a')
  const [newRows, oldRows] = ['new table as written', 'old table as gone']
  const today = `to_char(current_timestamp at time zone 'UTC', 'YYYY-MM-DD')`
  const watchDay = (event: string, of: string, condition: string) =>
    `create trigger orders_day_noted_on_${event} after ${event} ${of} on orders for each row
       when (${condition}) execute function note_stale_day()`
  const columns = (row: string) => SUMMED.map((name) => `${row}."${name}"`).join(', ')
  return [
    catalogueFunc('note_table', log("''")),
    catalogueFunc('note_written_articles', written),
    catalogueFunc('note_gone_articles', gone),
    catalogueFunc('note_changed_articles', gone + written),
    catalogueFunc(
      'note_branches',
      `${log("''", '', '')}
       update catalogue_version set version = version + 1;
       perform pg_notify('gondola_catalogue', '');`,
    ),
    func(
      'note_stale_day',
      `insert into stale_days (note, day) values (gen_random_uuid()::text, old."Fecha");
       if tg_op = 'UPDATE' and old."Fecha" <> new."Fecha" then
         insert into stale_days (note, day) values (gen_random_uuid()::text, new."Fecha");
       end if;`,
    ),
    ...TABLES.flatMap((table) => EVENTS.map((event) => watch(table, event, 'note_table'))),
    watch('articles', 'insert', 'note_written_articles', { rows: `referencing ${newRows}` }),
    watch('articles', 'delete', 'note_gone_articles', { rows: `referencing ${oldRows}` }),
    watch('articles', 'update', 'note_changed_articles', { rows: `referencing ${oldRows} ${newRows}` }),
    watch('branches', 'insert', 'note_branches'),
    watch('branches', 'delete', 'note_branches'),
    watch('branches', 'update', 'note_branches', { of: OF_BRANCH }),
    watchDay('delete', '', `old."Fecha" < ${today}`),
    watchDay(
      'update',
      OF_SUMMED,
      `least(old."Fecha", new."Fecha") < ${today} and (${columns('old')}) is distinct from (${columns('new')})`,
    ),
  ]
}
