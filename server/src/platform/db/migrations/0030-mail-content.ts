import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/**
 * What a queued mail says, of which its two bodies are made when it is sent or looked at. Those of mails that were
 * queued before stay as they are.
 */
export const mailContent: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema.alterTable('mail_queue').addColumn('content', type.json).execute()
  },
}
