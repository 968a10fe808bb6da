import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, required, zeroByDefault, type AnyTables, type ColumnTypes } from '../columns.ts'

/** Payments of orders: ways, pages, what providers have, refunds, the history of all, and work to do (decision 0031). */
export const payments: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await addWays(db, type)
    await createProviders(db, type)
    await createSessions(db, type)
    await createPayments(db, type)
    await createRefunds(db, type)
    await createEvents(db, type)
    await createTasks(db, type)
    await createDifferences(db, type)
  },
}

async function addWays(db: AnyTables, type: ColumnTypes) {
  await db.schema
    .alterTable('payment_types')
    .addColumn('way', type.text, (column) => column.notNull().defaultTo('puerta'))
    .execute()
  await db.schema.alterTable('payment_types').addColumn('provider', type.text).execute()
  // as they were when the order was placed or its payment type changed
  await db.schema.alterTable('orders').addColumn('payment_way', type.text).execute()
  await db.schema.alterTable('orders').addColumn('payment_provider', type.text).execute()
  await db.schema.alterTable('orders').addColumn('pay_by', type.instant).execute()
  await sql`create index orders_to_pay on orders (pay_by) where pay_by is not null`.execute(db)
}

async function createProviders(db: AnyTables, type: ColumnTypes) {
  await db.schema
    .createTable('payment_providers')
    .addColumn('id', type.integer, type.identity)
    .addColumn('name', type.text, (column) => column.notNull().unique())
    .addColumn('access_token', type.text)
    .addColumn('notice_secret', type.text)
    .addColumn('public_key', type.text)
    // until when its payments were compared with the shop's
    .addColumn('compared_until', type.instant)
    .addColumn('updated_at', type.instant, required)
    .execute()
}

async function createSessions(db: AnyTables, type: ColumnTypes) {
  await db.schema
    .createTable('payment_sessions')
    .addColumn('id', type.integer, type.identity)
    .addColumn('order_id', type.integer, (column) => column.notNull().references('orders.Id'))
    .addColumn('reference', type.text, (column) => column.notNull().unique())
    .addColumn('provider', type.text, required)
    .addColumn('provider_id', type.text)
    .addColumn('url', type.text)
    .addColumn('centavos', type.centavos, required)
    .addColumn('is_reserve', type.boolean, required)
    .addColumn('state', type.text, (column) =>
      column.notNull().check(sql`"state" in ('nueva', 'abierta', 'cerrando', 'cerrada')`),
    )
    .addColumn('expires_at', type.instant, required)
    .addColumn('created_at', type.instant, required)
    .execute()
  await db.schema.createIndex('payment_sessions_by_order').on('payment_sessions').column('order_id').execute()
}

async function createPayments(db: AnyTables, type: ColumnTypes) {
  await db.schema
    .createTable('payments')
    .addColumn('id', type.integer, type.identity)
    .addColumn('order_id', type.integer, (column) => column.notNull().references('orders.Id'))
    // null: received by staff
    .addColumn('session_id', type.integer, (column) => column.references('payment_sessions.id'))
    .addColumn('provider', type.text, required)
    .addColumn('provider_id', type.text, required)
    .addColumn('state', type.text, required)
    .addColumn('status', type.text, required)
    .addColumn('asked', type.centavos, required)
    .addColumn('captured', type.centavos, zeroByDefault)
    .addColumn('refunded', type.centavos, zeroByDefault)
    .addColumn('means', type.text)
    .addColumn('installments', type.integer)
    .addColumn('capture_by', type.instant)
    .addColumn('created_at', type.instant, required)
    .addColumn('updated_at', type.instant, required)
    .addUniqueConstraint('payments_by_provider', ['provider', 'provider_id'])
    .addCheckConstraint(
      'payments_amounts',
      sql`asked >= 0 and captured >= 0 and refunded >= 0 and captured <= asked and refunded <= captured`,
    )
    .execute()
  await db.schema.createIndex('payments_by_order').on('payments').column('order_id').execute()
  // what may still change, for the job that asks the provider
  await sql`create index payments_open on payments (updated_at) where state in ('en-proceso', 'reservado')`.execute(
    db,
  )
}

async function createRefunds(db: AnyTables, type: ColumnTypes) {
  await db.schema
    .createTable('refunds')
    .addColumn('id', type.integer, type.identity)
    .addColumn('payment_id', type.integer, (column) => column.notNull().references('payments.id'))
    .addColumn('order_id', type.integer, (column) => column.notNull().references('orders.Id'))
    .addColumn('centavos', type.centavos, (column) => column.notNull().check(sql`centavos > 0`))
    .addColumn('state', type.text, (column) =>
      column.notNull().check(sql`"state" in ('pedido', 'hecho', 'rechazado')`),
    )
    .addColumn('provider_id', type.text)
    .addColumn('reason', type.text, required)
    // null: by the shop itself
    .addColumn('staff_id', type.integer)
    .addColumn('staff_name', type.text)
    .addColumn('fault', type.text)
    .addColumn('at', type.instant, required)
    .addColumn('done_at', type.instant)
    .execute()
  await db.schema.createIndex('refunds_by_payment').on('refunds').column('payment_id').execute()
  await db.schema.createIndex('refunds_by_order').on('refunds').column('order_id').execute()
}

/** Only added to. */
async function createEvents(db: AnyTables, type: ColumnTypes) {
  await db.schema
    .createTable('payment_events')
    .addColumn('id', type.integer, type.identity)
    .addColumn('order_id', type.integer, (column) => column.notNull().references('orders.Id'))
    .addColumn('payment_id', type.integer, (column) => column.references('payments.id'))
    .addColumn('at', type.instant, required)
    .addColumn('kind', type.text, required)
    .addColumn('centavos', type.centavos)
    .addColumn('state', type.text)
    .addColumn('text', type.text)
    // the customer, staff, the shop itself, or the provider
    .addColumn('author', type.text, required)
    .addColumn('author_name', type.text)
    // SHA-256 of the provider's answer that said it
    .addColumn('body_hash', type.text)
    .execute()
  await db.schema
    .createIndex('payment_events_by_order')
    .on('payment_events')
    .columns(['order_id', 'id'])
    .execute()
}

/** One row for each thing to do; asked for again while it is being done, it is done once more. */
async function createTasks(db: AnyTables, type: ColumnTypes) {
  await db.schema
    .createTable('payment_tasks')
    .addColumn('id', type.integer, type.identity)
    // 'pedido:12' settles an order, 'pago:mercado-pago:123' looks a payment up
    .addColumn('subject', type.text, (column) => column.notNull().unique())
    .addColumn('asked', type.integer, (column) => column.notNull().defaultTo(1))
    .addColumn('attempts', type.integer, zeroByDefault)
    .addColumn('next_attempt_at', type.instant, required)
    .addColumn('lease', type.text)
    .addColumn('last_error', type.text)
    .execute()
  await db.schema.createIndex('payment_tasks_due').on('payment_tasks').column('next_attempt_at').execute()
}

/** What the provider has and the shop has not, or otherwise; for staff. */
async function createDifferences(db: AnyTables, type: ColumnTypes) {
  await db.schema
    .createTable('payment_differences')
    .addColumn('id', type.integer, type.identity)
    .addColumn('kind', type.text, required)
    .addColumn('provider', type.text, required)
    .addColumn('provider_id', type.text, required)
    .addColumn('order_id', type.integer, (column) => column.references('orders.Id'))
    .addColumn('reference', type.text)
    .addColumn('ours', type.centavos)
    .addColumn('theirs', type.centavos)
    .addColumn('status', type.text)
    .addColumn('found_at', type.instant, required)
    .addColumn('solved_at', type.instant)
    .addColumn('solved_by', type.text)
    .addColumn('note', type.text)
    .addUniqueConstraint('payment_differences_once', ['provider', 'provider_id', 'kind'])
    .execute()
  await sql`create index payment_differences_open on payment_differences (found_at) where solved_at is null`.execute(
    db,
  )
}
