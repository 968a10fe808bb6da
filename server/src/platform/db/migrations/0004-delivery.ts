import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** The delivery calendar, its slots with capacity, costs and payment types (spec §3; contract §5). */
export const deliveryTables: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema
      .createTable('delivery_weekdays')
      // 0 Sunday … 6 Saturday
      .addColumn('weekday', type.integer, (column) => column.primaryKey().check(sql`weekday between 0 and 6`))
      .addColumn('is_active', type.boolean, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('delivery_slots')
      .addColumn('Id', type.integer, type.identity)
      .addColumn('Desde', type.text, (column) => column.notNull())
      .addColumn('Hasta', type.text, (column) => column.notNull())
      .addColumn('capacity', type.integer, (column) => column.notNull().check(sql`capacity >= 0`))
      .addColumn('is_active', type.boolean, (column) => column.notNull().defaultTo(sql`true`))
      .addColumn('position', type.integer, (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('delivery_holidays')
      .addColumn('day', type.day, (column) => column.primaryKey())
      .addColumn('description', type.text, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('slot_bookings')
      // yyyymmdd, the delivery day's id on the wire
      .addColumn('day_id', type.integer, (column) => column.notNull())
      .addColumn('slot_id', type.integer, (column) => column.notNull().references('delivery_slots.Id'))
      .addColumn('taken', type.integer, (column) => column.notNull())
      .addColumn('capacity', type.integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('slot_bookings_key', ['day_id', 'slot_id'])
      // last line of defence against overbooking a slot
      .addCheckConstraint('slot_bookings_places', sql`taken >= 0 and taken <= capacity`)
      .execute()
    await db.schema
      .createTable('delivery_costs')
      .addColumn('id', type.integer, type.identity)
      .addColumn('Monto1', type.pesos, (column) => column.notNull())
      .addColumn('Monto2', type.pesos, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('payment_types')
      .addColumn('Id', type.integer, type.identity)
      .addColumn('Descrip', type.text, (column) => column.notNull())
      .addColumn('is_active', type.boolean, (column) => column.notNull().defaultTo(sql`true`))
      .addColumn('position', type.integer, (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
