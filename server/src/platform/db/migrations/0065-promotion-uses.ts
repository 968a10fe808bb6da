import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/**
 * How many units of an order took part in a promotion that is limited by client and day. The promotion may be removed
 * later; what was used of it stays with the order.
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
