import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** What an order costs less because of its payment type, and with which means at the door it keeps that. */
export const meansDiscount: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema.alterTable('orders').addColumn('means_discount', type.json).execute()
    await db.schema.alterTable('payment_types').addColumn('discount_means', type.json).execute()
  },
}
