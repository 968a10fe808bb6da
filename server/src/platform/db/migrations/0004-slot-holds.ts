import type { Migration } from 'kysely/migration'
import { columnTypes, required } from '../columns.ts'

/** Places of slots that are held for customers in the checkout, at most one each (decision 0021). */
export const slotHolds: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema
      .createTable('slot_holds')
      // no cascade: whoever deletes the client gives the place back first
      .addColumn('client_id', type.integer, (column) => column.primaryKey().references('clients.Id'))
      // the place, counted in `slot_bookings.taken`
      .addColumn('branch_id', type.integer, (column) => column.notNull().references('branches.Id'))
      .addColumn('day_id', type.integer, required)
      .addColumn('slot_id', type.integer, (column) => column.notNull().references('delivery_slots.Id'))
      .addColumn('expires_at', type.instant, required)
      .execute()
    await db.schema
      .createIndex('slot_holds_by_place')
      .on('slot_holds')
      .columns(['branch_id', 'day_id', 'slot_id'])
      .execute()
    await db.schema.createIndex('slot_holds_by_expiry').on('slot_holds').column('expires_at').execute()
  },
}
