import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, required, zeroByDefault, type AnyTables } from '../columns.ts'

/** Push messages about orders (decision 0029). */
export const orderPushes: Migration = {
  async up(db) {
    await createKeys(db)
    await createSubscriptions(db)
    await createMessages(db)
  },
}

async function createKeys(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('push_keys')
    .addColumn('id', type.integer, (column) => column.primaryKey())
    .addColumn('public_key', type.text, required)
    .addColumn('private_key', type.text, required)
    .addColumn('created_at', type.instant, required)
    .addCheckConstraint('push_keys_one', sql`id = 1`)
    .execute()
}

async function createSubscriptions(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', type.integer, type.identity)
    .addColumn('client_id', type.integer, (column) =>
      column.notNull().references('clients.Id').onDelete('cascade'),
    )
    // ends with the session, so that a browser never gets messages for somebody who logged out of it
    .addColumn('session_hash', type.text, (column) =>
      column.notNull().references('sessions.token_hash').onDelete('cascade'),
    )
    .addColumn('service', type.text, required)
    .addColumn('endpoint', type.text, (column) => column.notNull().unique())
    .addColumn('p256dh', type.text, required)
    .addColumn('auth', type.text, required)
    .addColumn('vapid_key', type.text, required)
    .addColumn('created_at', type.instant, required)
    .execute()
  for (const column of ['client_id', 'session_hash'])
    await db.schema
      .createIndex(`push_subscriptions_by_${column.split('_')[0]}`)
      .on('push_subscriptions')
      .column(column)
      .execute()
}

async function createMessages(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('push_messages')
    .addColumn('id', type.integer, type.identity)
    .addColumn('order_id', type.integer, (column) =>
      column.notNull().references('orders.Id').onDelete('cascade'),
    )
    .addColumn('subscription_id', type.integer, (column) =>
      column.references('push_subscriptions.id').onDelete('set null'),
    )
    .addColumn('kind', type.text, required)
    .addColumn('payload', type.text, required)
    // 'queued', 'sent', 'failed' (given up), 'replaced' (a later message of the order came first)
    .addColumn('state', type.text, (column) => column.notNull().defaultTo('queued'))
    .addColumn('attempts', type.integer, zeroByDefault)
    .addColumn('next_attempt_at', type.instant, required)
    // lease of the running attempt, valid until next_attempt_at
    .addColumn('lease', type.text)
    .addColumn('expires_at', type.instant, required)
    .addColumn('created_at', type.instant, required)
    .addColumn('sent_at', type.instant)
    .addColumn('status_code', type.integer)
    .addColumn('last_error', type.text)
    .addUniqueConstraint('push_messages_once', ['subscription_id', 'order_id', 'kind'])
    .execute()
  await sql`create index push_messages_due on push_messages (next_attempt_at) where state = 'queued'`.execute(
    db,
  )
  await db.schema.createIndex('push_messages_by_order').on('push_messages').column('order_id').execute()
  await db.schema.createIndex('push_messages_by_age').on('push_messages').column('created_at').execute()
}
