import { sql } from 'kysely'
import { columnTypes, falseByDefault, required, zeroByDefault, type AnyTables } from '../../columns.ts'

/** The mail queue, and the shop's own mail texts. */
export async function createMails(db: AnyTables): Promise<void> {
  const type = columnTypes(db)
  await db.schema
    .createTable('mail_queue')
    .addColumn('id', type.integer, type.identity)
    .addColumn('to_address', type.text, required)
    .addColumn('reply_to', type.text)
    .addColumn('subject', type.text, required)
    // the rendered bodies of mails without `content`
    .addColumn('text', type.text, required)
    .addColumn('html', type.text, required)
    // 'queued', 'sent', or 'failed' (given up: the address will never be taken)
    .addColumn('state', type.text, (column) => column.notNull().defaultTo('queued'))
    .addColumn('attempts', type.integer, zeroByDefault)
    .addColumn('next_attempt_at', type.instant, required)
    // lease of the running attempt, valid until next_attempt_at
    .addColumn('lease', type.text)
    .addColumn('last_error', type.text)
    // deduplication: an event queues one mail
    .addColumn('event_key', type.text, (column) => column.unique())
    .addColumn('created_at', type.instant, required)
    .addColumn('sent_at', type.instant)
    // what the mail says, from which its bodies are rendered when it is sent or viewed
    .addColumn('content', type.json)
    // no foreign key: a mail still queued when its account is deleted is sent first, then deleted
    .addColumn('client_id', type.integer)
    // its kind, for the limit to unconfirmed addresses
    .addColumn('limited_as', type.text)
    .addColumn('is_forgotten', type.boolean, falseByDefault)
    // when its content was deleted
    .addColumn('emptied_at', type.instant)
    .execute()
  await db.schema
    .createIndex('mail_queue_due')
    .on('mail_queue')
    .columns(['state', 'next_attempt_at'])
    .execute()
  await db.schema.createIndex('mail_queue_by_client').on('mail_queue').column('client_id').execute()
  await db.schema.createIndex('mail_queue_by_address').on('mail_queue').column('to_address').execute()
  await sql`create index mail_queue_with_content on mail_queue (created_at) where emptied_at is null`.execute(
    db,
  )
  await db.schema
    .createTable('mail_texts')
    .addColumn('name', type.text, (column) => column.primaryKey())
    .addColumn('Asunto', type.text, required)
    .addColumn('Texto', type.text, required)
    .addColumn('Nota', type.text, required)
    .execute()
}
