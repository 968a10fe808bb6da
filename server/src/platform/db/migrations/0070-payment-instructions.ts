import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** What a customer must know to pay in one way or another, and the alias that a transfer goes to. */
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
