import { sql } from 'kysely'
import {
  columnTypes,
  emptyByDefault,
  required,
  trueByDefault,
  zeroByDefault,
  type AnyTables,
} from '../../columns.ts'

/** The delivery calendar, its slots with capacity, costs and payment types (spec §3; contract §5). */
export async function createDelivery(db: AnyTables): Promise<void> {
  await createCalendar(db)
  await createSlots(db)
  await createCostsAndPayment(db)
}

async function createCalendar(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('delivery_weekdays')
    // 0 Sunday … 6 Saturday
    .addColumn('weekday', type.integer, (column) => column.primaryKey().check(sql`weekday between 0 and 6`))
    .addColumn('is_active', type.boolean, required)
    .execute()
  await db.schema
    .createTable('delivery_holidays')
    .addColumn('day', type.day, (column) => column.primaryKey())
    .addColumn('description', type.text, required)
    .execute()
  await db.schema
    .createTable('delivery_rules')
    .addColumn('id', type.integer, (column) => column.primaryKey().check(sql`id = 1`))
    // orders for a day close this many days before, at this time (shop's time zone); null: no cut-off
    .addColumn('cutoff_days', type.integer, zeroByDefault)
    .addColumn('cutoff_time', type.text)
    .execute()
  await sql`insert into delivery_rules (id, cutoff_days) values (1, 0)`.execute(db)
}

async function createSlots(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('delivery_slots')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Desde', type.text, required)
    .addColumn('Hasta', type.text, required)
    .addColumn('capacity', type.integer, (column) => column.notNull().check(sql`capacity >= 0`))
    .addColumn('is_active', type.boolean, trueByDefault)
    .addColumn('position', type.integer, zeroByDefault)
    .execute()
  await db.schema
    .createTable('slot_bookings')
    // yyyymmdd, the delivery day's id on the wire
    .addColumn('day_id', type.integer, required)
    .addColumn('slot_id', type.integer, (column) => column.notNull().references('delivery_slots.Id'))
    .addColumn('taken', type.integer, required)
    .addColumn('capacity', type.integer, required)
    .addPrimaryKeyConstraint('slot_bookings_key', ['day_id', 'slot_id'])
    // last line of defence against overbooking a slot
    .addCheckConstraint('slot_bookings_places', sql`taken >= 0 and taken <= capacity`)
    .execute()
}

async function createCostsAndPayment(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('delivery_costs')
    .addColumn('id', type.integer, type.identity)
    .addColumn('Monto1', type.pesos, required)
    .addColumn('Monto2', type.pesos, required)
    .execute()
  await db.schema
    .createTable('payment_types')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Descrip', type.text, required)
    .addColumn('is_active', type.boolean, trueByDefault)
    .addColumn('position', type.integer, zeroByDefault)
    // how to pay, shown with the order; the bank alias for transfers
    .addColumn('instructions', type.text, emptyByDefault)
    .addColumn('alias', type.text, emptyByDefault)
    .execute()
}
