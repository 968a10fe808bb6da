import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, required, type AnyTables } from '../columns.ts'
import { isSqlite } from '../in-transaction.ts'

/** What a change of it changes in the sums of the order's day. */
const SUMMED = ['Fecha', 'Estado', 'branch_id', 'ready_at', 'changes']

/**
 * Sums of each day's orders for the reports, which otherwise read every line of their period, and the days whose orders
 * changed since. A worker fills them (`reports/sum-days.ts`), two days back and older. Triggers note every change of an
 * order from before today, so that no writer can forget it; an order is placed today, which costs nothing, and copying a
 * shop notes nothing. Days are the database's own, in UTC: between a change that is not noted and the first sum of its
 * day there is a whole day.
 */
export const daySums: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema
      .createTable('summed_days')
      .addColumn('day', type.day, (column) => column.primaryKey())
      // how often it was summed: who sums it anew writes only if nobody else did meanwhile
      .addColumn('turn', type.integer, required)
      .execute()
    await db.schema
      .createTable('summed_articles')
      .addColumn('day', type.day, required)
      // 0: of orders without a branch
      .addColumn('branch_id', type.integer, required)
      .addColumn('code', type.text, required)
      .addColumn('unit', type.integer, required)
      .addColumn('name', type.text, required)
      .addColumn('quantity', type.integer, required)
      .addColumn('sales', type.pesos, required)
      .addColumn('orders', type.integer, required)
      .addPrimaryKeyConstraint('summed_articles_key', ['day', 'branch_id', 'code', 'unit'])
      .execute()
    await db.schema
      .createTable('summed_branches')
      .addColumn('day', type.day, required)
      .addColumn('branch_id', type.integer, required)
      .addColumn('picked', type.integer, required)
      .addColumn('missing', type.integer, required)
      .addColumn('left_orders', type.integer, required)
      .addColumn('on_time', type.integer, required)
      .addColumn('bought_carts', type.integer, required)
      .addPrimaryKeyConstraint('summed_branches_key', ['day', 'branch_id'])
      .execute()
    await db.schema
      .createTable('stale_days')
      // random: a row each time, so that no order waits for another one's
      .addColumn('note', type.text, (column) => column.primaryKey())
      .addColumn('day', type.day, required)
      .execute()
    await (isSqlite(db) ? watchSqlite(db) : watchPostgres(db))
  },
}

const quoted = (name: string) => `"${name}"`

async function watchSqlite(db: AnyTables) {
  const watch = (event: string, of: string, row: 'old' | 'new', condition: string) =>
    sql
      .raw(
        `create trigger orders_day_noted_on_${event}_of_${row} after ${event} ${of} on orders
         when ${row}."Fecha" < date('now') and ${condition} begin
           insert into stale_days (note, day) values (lower(hex(randomblob(16))), ${row}."Fecha"); end`,
      )
      .execute(db)
  const isOther = `(${SUMMED.map((name) => `old."${name}" is not new."${name}"`).join(' or ')})`
  await watch('delete', '', 'old', 'true')
  const of = `of ${SUMMED.map(quoted).join(', ')}`
  await watch('update', of, 'new', isOther)
  await watch('update', of, 'old', 'old."Fecha" <> new."Fecha"')
}

/** A restore drops tables but leaves their functions, so this one may exist. */
async function watchPostgres(db: AnyTables) {
  await sql
    .raw(
      `create or replace function note_stale_day() returns trigger language plpgsql as $$ begin
         insert into stale_days (note, day) values (gen_random_uuid()::text, old."Fecha");
         if tg_op = 'UPDATE' and old."Fecha" <> new."Fecha" then
           insert into stale_days (note, day) values (gen_random_uuid()::text, new."Fecha");
         end if;
         return null;
       end $$`,
    )
    .execute(db)
  const today = `to_char(current_timestamp at time zone 'UTC', 'YYYY-MM-DD')`
  const watch = (event: string, of: string, condition: string) =>
    sql
      .raw(
        `create trigger orders_day_noted_on_${event} after ${event} ${of} on orders for each row
         when (${condition}) execute function note_stale_day()`,
      )
      .execute(db)
  const columns = (row: string) => SUMMED.map((name) => `${row}."${name}"`).join(', ')
  await watch('delete', '', `old."Fecha" < ${today}`)
  await watch(
    'update',
    `of ${SUMMED.map(quoted).join(', ')}`,
    `least(old."Fecha", new."Fecha") < ${today} and (${columns('old')}) is distinct from (${columns('new')})`,
  )
}
