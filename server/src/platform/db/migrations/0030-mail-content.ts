import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/**
 * A queued mail's content, from which its bodies are rendered when it is sent or viewed. Mails queued earlier keep
 * their rendered bodies.
 */
export const mailContent: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema.alterTable('mail_queue').addColumn('content', type.json).execute()
  },
}
