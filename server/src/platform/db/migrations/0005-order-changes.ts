import type { Migration } from 'kysely/migration'
import { columnTypes, zeroByDefault } from '../columns.ts'

/** Customers change placed orders (decision 0022). */
export const orderChanges: Migration = {
  async up(db) {
    const type = columnTypes(db)
    // how often the customer changed it: the version that a device says it saw
    await db.schema.alterTable('orders').addColumn('changes', type.integer, zeroByDefault).execute()
    // the promotions that ran for the article when it was ordered, with the price before its offer
    await db.schema.alterTable('order_lines').addColumn('ordered_terms', type.json).execute()
    // what the customer changed
    await db.schema.alterTable('order_transitions').addColumn('difference', type.json).execute()
  },
}
