import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/**
 * When a client confirmed their mail address, and the confirmation links. Earlier accounts count as unconfirmed until
 * they follow a link.
 */
export const confirmedEmails: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema.alterTable('clients').addColumn('email_confirmed_at', type.instant).execute()
    await db.schema
      .createTable('email_confirmations')
      .addColumn('token_hash', type.text, (column) => column.primaryKey())
      .addColumn('client_id', type.integer, (column) =>
        column.notNull().references('clients.Id').onDelete('cascade'),
      )
      .addColumn('created_at', type.instant, (column) => column.notNull())
      .addColumn('expires_at', type.instant, (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('email_confirmations_by_client')
      .on('email_confirmations')
      .column('client_id')
      .execute()
  },
}
