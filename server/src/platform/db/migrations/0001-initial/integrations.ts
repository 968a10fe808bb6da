import { sql } from 'kysely'
import { columnTypes, required, zeroByDefault, type AnyTables } from '../../columns.ts'

/** Other systems: webhook endpoints with their events and deliveries, and API keys (backoffice §10). */
export async function createIntegrations(db: AnyTables): Promise<void> {
  await createEndpoints(db)
  await createEvents(db)
  await createDeliveries(db)
  await createApiKeys(db)
}

async function createEndpoints(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('webhook_endpoints')
    .addColumn('id', type.integer, type.identity)
    .addColumn('name', type.text, required)
    .addColumn('url', type.text, required)
    .addColumn('events', type.json, required)
    .addColumn('is_active', type.boolean, required)
    // stored readable, because signing needs it
    .addColumn('secret', type.text, required)
    // the previous secret, which also signs until `previous_until`
    .addColumn('previous_secret', type.text)
    .addColumn('previous_until', type.instant)
    .addColumn('created_at', type.instant, required)
    .execute()
}

async function createEvents(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('webhook_events')
    .addColumn('id', type.integer, type.identity)
    // the event's id for other systems; sequential numbers would repeat after a restored backup
    .addColumn('key', type.text, (column) => column.notNull().unique())
    .addColumn('type', type.text, required)
    // no foreign key: it would need an index that every order pays for
    .addColumn('order_id', type.integer, required)
    .addColumn('at', type.instant, required)
    // the order at that time, as wire JSON
    .addColumn('payload', type.text, required)
    .execute()
  await db.schema.createIndex('webhook_events_by_time').on('webhook_events').column('at').execute()
  await db.schema.createIndex('webhook_events_by_order').on('webhook_events').column('order_id').execute()
}

async function createDeliveries(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', type.integer, type.identity)
    .addColumn('event_id', type.integer, (column) =>
      column.notNull().references('webhook_events.id').onDelete('cascade'),
    )
    .addColumn('endpoint_id', type.integer, (column) =>
      column.notNull().references('webhook_endpoints.id').onDelete('cascade'),
    )
    .addColumn('order_id', type.integer, required)
    // 'queued', 'sent', 'failed' (given up)
    .addColumn('state', type.text, (column) => column.notNull().defaultTo('queued'))
    .addColumn('attempts', type.integer, zeroByDefault)
    .addColumn('next_attempt_at', type.instant, required)
    // lease of the running attempt, valid until next_attempt_at
    .addColumn('lease', type.text)
    .addColumn('status_code', type.integer)
    .addColumn('answer', type.text)
    .addColumn('last_error', type.text)
    .addColumn('sent_at', type.instant)
    .addUniqueConstraint('webhook_deliveries_once', ['event_id', 'endpoint_id'])
    .execute()
  await sql`create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at) where state = 'queued'`.execute(
    db,
  )
  // an order's events are delivered to an endpoint in order
  await sql`create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, order_id, event_id) where state = 'queued'`.execute(
    db,
  )
  await db.schema
    .createIndex('webhook_deliveries_by_state')
    .on('webhook_deliveries')
    .columns(['endpoint_id', 'state'])
    .execute()
}

async function createApiKeys(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('api_keys')
    .addColumn('id', type.integer, type.identity)
    .addColumn('name', type.text, required)
    // the token's prefix, for look-up and display
    .addColumn('prefix', type.text, (column) => column.notNull().unique())
    .addColumn('key_hash', type.text, required)
    .addColumn('scopes', type.json, required)
    .addColumn('created_at', type.instant, required)
    .addColumn('created_by', type.text, required)
    .addColumn('used_at', type.instant)
    .addColumn('revoked_at', type.instant)
    .execute()
}
