import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/**
 * Units of an order that used a promotion with a limit per client and day. The promotion may be deleted later; its uses
 * remain with the order.
 */
export const promotionUses: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema
      .createTable('promotion_uses')
      .addColumn('order_id', type.integer, (column) =>
        column.notNull().references('orders.Id').onDelete('cascade'),
      )
      .addColumn('promotion_id', type.integer, (column) => column.notNull())
      .addColumn('units', type.integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('promotion_uses_key', ['order_id', 'promotion_id'])
      .execute()
  },
}
