import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, required, type AnyTables } from '../columns.ts'

/** Orders are followed until they are delivered (decision 0023). */
export const orderFollowing: Migration = {
  async up(db) {
    await addStageTimes(db)
    await createRatings(db)
    await createRefusals(db)
  },
}

async function addStageTimes(db: AnyTables) {
  const type = columnTypes(db)
  for (const column of ['dispatched_at', 'delivered_at'])
    await db.schema.alterTable('orders').addColumn(column, type.instant).execute()
  await sql`update orders set dispatched_at = coalesce(
    (select max(at) from order_transitions as step where step.order_id = orders."Id" and step.step = 'despachar'),
    updated_at) where "Estado" = 'D'`.execute(db)
  // what is on its way: dispatched lately, delivery not noted
  await sql`create index orders_on_the_way on orders (dispatched_at) where delivered_at is null`.execute(db)
}

async function createRatings(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('order_ratings')
    .addColumn('order_id', type.integer, (column) =>
      column.notNull().references('orders.Id').onDelete('cascade'),
    )
    .addColumn('Items', type.integer, required)
    // the article that came, which may leave the catalogue later
    .addColumn('code', type.text, required)
    .addColumn('name', type.text, required)
    .addColumn('branch_id', type.integer)
    .addColumn('day', type.day, required)
    .addColumn('is_good', type.boolean, required)
    .addPrimaryKeyConstraint('order_ratings_key', ['order_id', 'Items'])
    .execute()
  await db.schema.createIndex('order_ratings_by_day').on('order_ratings').column('day').execute()
}

async function createRefusals(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('mail_refusals')
    .addColumn('client_id', type.integer, (column) =>
      column.notNull().references('clients.Id').onDelete('cascade'),
    )
    .addColumn('template', type.text, required)
    .addPrimaryKeyConstraint('mail_refusals_key', ['client_id', 'template'])
    .execute()
}
