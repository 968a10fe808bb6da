import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** Payment instructions per payment type, and the bank alias for transfers. */
export const paymentInstructions: Migration = {
  async up(db) {
    const type = columnTypes(db)
    for (const column of ['instructions', 'alias'])
      await db.schema
        .alterTable('payment_types')
        .addColumn(column, type.text, (text) => text.notNull().defaultTo(''))
        .execute()
  },
}
