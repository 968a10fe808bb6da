import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/**
 * The client a mail belongs to, so that it can be shown to them and is deleted with their account; its kind for the
 * limit to unconfirmed addresses; when its content was deleted. Earlier mails are assigned to the client with their
 * address.
 */
export const mailsOfClients: Migration = {
  async up(db) {
    const type = columnTypes(db)
    const mails = () => db.schema.alterTable('mail_queue')
    // no foreign key: a mail still queued when its account is deleted is sent first, then deleted
    await mails().addColumn('client_id', type.integer).execute()
    await mails().addColumn('limited_as', type.text).execute()
    await mails()
      .addColumn('is_forgotten', type.boolean, (column) => column.notNull().defaultTo(sql`false`))
      .execute()
    await mails().addColumn('emptied_at', type.instant).execute()
    await sql`update mail_queue set client_id =
      (select "Id" from clients where email_key = lower(mail_queue.to_address))`.execute(db)
    await db.schema.createIndex('mail_queue_by_client').on('mail_queue').column('client_id').execute()
    await db.schema.createIndex('mail_queue_by_address').on('mail_queue').column('to_address').execute()
    await sql`create index mail_queue_with_content on mail_queue (created_at) where emptied_at is null`.execute(
      db,
    )
  },
}
