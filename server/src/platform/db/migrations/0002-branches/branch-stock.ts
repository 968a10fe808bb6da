import { sql } from 'kysely'
import { columnTypes, required, zeroByDefault, type AnyTables } from '../../columns.ts'
import { isSqlite } from '../../in-transaction.ts'

/** Stock by branch, and how often an article was missing when an order was picked. */
export async function addBranchStock(db: AnyTables): Promise<void> {
  const type = columnTypes(db)
  // pieces, or grams if weighed: what the chain's numbers may be wrong by
  await db.schema.alterTable('families').addColumn('MargenExistencia', type.integer, zeroByDefault).execute()
  await createStock(db)
  await createHolds(db)
  await createShortages(db)
}

async function createStock(db: AnyTables) {
  const type = columnTypes(db)
  const key = (column: 'branches.Id' | 'articles.Codigo') => (builder: Parameters<typeof required>[0]) =>
    builder.notNull().references(column).onDelete('cascade')
  await db.schema
    .createTable('stock')
    .addColumn('branch_id', type.integer, key('branches.Id'))
    .addColumn('article_code', type.text, key('articles.Codigo'))
    // pieces or grams as the chain's system last sent it, less what was dispatched since; null: it sends none
    .addColumn('quantity', type.integer)
    .addColumn('reported_at', type.instant)
    // pieces or grams of pending orders
    .addColumn('held', type.integer, zeroByDefault)
    // 'hay', 'pocas', 'no-hay': staff said so by hand; null: they did not
    .addColumn('tapped', type.text)
    .addColumn('tapped_at', type.instant)
    .addColumn('tapped_by', type.text)
    // 'hay', 'pocas', 'no-hay': what customers are told, computed by whoever writes the row
    .addColumn('state', type.text, (column) => column.notNull().defaultTo('hay'))
    // when `state` last changed
    .addColumn('changed_at', type.instant, required)
    .addPrimaryKeyConstraint('stock_key', ['branch_id', 'article_code'])
    .$call((table) => (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table))
    .execute()
  await db.schema.createIndex('stock_by_change').on('stock').column('changed_at').execute()
  await sql`create index stock_by_state on stock (branch_id, state) where state <> 'hay'`.execute(db)
  await sql`create index stock_by_tap on stock (branch_id, article_code) where tapped is not null`.execute(db)
}

async function createHolds(db: AnyTables) {
  const type = columnTypes(db)
  // what a pending order holds; `stock.held` is the sum. The rows go when the order is dispatched, cancelled or annulled
  await db.schema
    .createTable('stock_holds')
    .addColumn('order_id', type.integer, (column) =>
      column.notNull().references('orders.Id').onDelete('cascade'),
    )
    .addColumn('article_code', type.text, required)
    .addColumn('branch_id', type.integer, required)
    // pieces or grams
    .addColumn('quantity', type.integer, required)
    .addPrimaryKeyConstraint('stock_holds_key', ['order_id', 'article_code'])
    .execute()
  await db.schema
    .createIndex('stock_holds_by_article')
    .on('stock_holds')
    .columns(['branch_id', 'article_code'])
    .execute()
}

async function createShortages(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('shortages')
    .addColumn('branch_id', type.integer, (column) =>
      column.notNull().references('branches.Id').onDelete('cascade'),
    )
    .addColumn('article_code', type.text, required)
    // lines that asked for it and lines that lacked it, older ones counting less, as of `day`
    .addColumn('asked', type.quantity, required)
    .addColumn('missed', type.quantity, required)
    .addColumn('day', type.day, required)
    .addPrimaryKeyConstraint('shortages_key', ['branch_id', 'article_code'])
    .execute()
}
