import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'

/** Technical data that processes share: rate limits, mail queue, imports and price history. */
export const workTables: Migration = {
  async up(db) {
    await createLimits(db)
    await createMailQueue(db)
    await createImports(db)
  },
}

async function createLimits(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', type.text, (column) => column.primaryKey())
    .addColumn('count', type.integer, (column) => column.notNull())
    .addColumn('resets_at', type.instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_by_reset').on('rate_limits').column('resets_at').execute()
}

async function createMailQueue(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('mail_queue')
    .addColumn('id', type.integer, type.identity)
    .addColumn('to_address', type.text, (column) => column.notNull())
    .addColumn('reply_to', type.text)
    .addColumn('subject', type.text, (column) => column.notNull())
    .addColumn('text', type.text, (column) => column.notNull())
    .addColumn('html', type.text, (column) => column.notNull())
    // 'queued', 'sent', or 'failed' (given up: the address will never be taken)
    .addColumn('state', type.text, (column) => column.notNull().defaultTo('queued'))
    .addColumn('attempts', type.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', type.instant, (column) => column.notNull())
    // lease of the running attempt, valid until next_attempt_at
    .addColumn('lease', type.text)
    .addColumn('last_error', type.text)
    // deduplication: an event queues one mail
    .addColumn('event_key', type.text, (column) => column.unique())
    .addColumn('created_at', type.instant, (column) => column.notNull())
    .addColumn('sent_at', type.instant)
    .execute()
  await db.schema
    .createIndex('mail_queue_due')
    .on('mail_queue')
    .columns(['state', 'next_attempt_at'])
    .execute()
}

async function createImports(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('imports')
    .addColumn('id', type.integer, type.identity)
    .addColumn('file_name', type.text, (column) => column.notNull())
    .addColumn('profile', type.text, (column) => column.notNull())
    .addColumn('author', type.text, (column) => column.notNull())
    .addColumn('started_at', type.instant, (column) => column.notNull())
    .addColumn('finished_at', type.instant)
    .addColumn('report', type.json)
    .execute()
  await db.schema
    .createTable('price_history')
    .addColumn('id', type.integer, type.identity)
    .addColumn('article_code', type.text, (column) => column.notNull().references('articles.Codigo'))
    .addColumn('Precioventa', type.pesos, (column) => column.notNull())
    .addColumn('at', type.instant, (column) => column.notNull())
    // 'demo', 'import', 'staff'
    .addColumn('source', type.text, (column) => column.notNull())
    .addColumn('import_id', type.integer, (column) => column.references('imports.id'))
    .execute()
  await db.schema
    .createIndex('price_history_by_article')
    .on('price_history')
    .columns(['article_code', 'at'])
    .execute()
}
