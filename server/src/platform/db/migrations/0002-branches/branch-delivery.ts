import { sql } from 'kysely'
import {
  columnTypes,
  emptyByDefault,
  required,
  trueByDefault,
  falseByDefault,
  zeroByDefault,
  type AnyTables,
} from '../../columns.ts'

/** Slots, calendar, zones and addresses by branch. A branch without rows of its own has the shop's. */
export async function addBranchDelivery(db: AnyTables): Promise<void> {
  await addSlots(db)
  await createRules(db)
  await createZones(db)
  await createAddresses(db)
}

async function addSlots(db: AnyTables) {
  const type = columnTypes(db)
  // null: offered by every branch that has no slots of its own
  await db.schema
    .alterTable('delivery_slots')
    .addColumn('branch_id', type.integer, (column) => column.references('branches.Id').onDelete('cascade'))
    .execute()
  await db.schema.alterTable('slot_bookings').renameTo('slot_bookings_before').execute()
  await db.schema
    .createTable('slot_bookings')
    .addColumn('branch_id', type.integer, (column) => column.notNull().references('branches.Id'))
    // yyyymmdd, the delivery day's id on the wire
    .addColumn('day_id', type.integer, required)
    .addColumn('slot_id', type.integer, (column) => column.notNull().references('delivery_slots.Id'))
    .addColumn('taken', type.integer, required)
    .addColumn('capacity', type.integer, required)
    .addPrimaryKeyConstraint('slot_bookings_by_branch_key', ['branch_id', 'day_id', 'slot_id'])
    // last line of defence against overbooking a slot
    .addCheckConstraint('slot_bookings_by_branch_places', sql`taken >= 0 and taken <= capacity`)
    .execute()
  await sql`insert into slot_bookings (branch_id, day_id, slot_id, taken, capacity)
    select b."Id", s.day_id, s.slot_id, s.taken, s.capacity
    from slot_bookings_before s, branches b where b.is_default = ${sql.lit(true)}`.execute(db)
  await db.schema.dropTable('slot_bookings_before').execute()
}

async function createRules(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('branch_delivery_rules')
    .addColumn('branch_id', type.integer, (column) =>
      column.primaryKey().references('branches.Id').onDelete('cascade'),
    )
    // JSON list, 0 Sunday … 6 Saturday
    .addColumn('weekdays', type.json, required)
    .addColumn('cutoff_days', type.integer, zeroByDefault)
    .addColumn('cutoff_time', type.text)
    .addColumn('Monto1', type.pesos, required)
    .addColumn('Monto2', type.pesos, required)
    .execute()
  // besides the shop's
  await db.schema
    .createTable('branch_holidays')
    .addColumn('branch_id', type.integer, (column) =>
      column.notNull().references('branches.Id').onDelete('cascade'),
    )
    .addColumn('day', type.day, required)
    .addColumn('description', type.text, required)
    .addPrimaryKeyConstraint('branch_holidays_key', ['branch_id', 'day'])
    .execute()
}

async function createZones(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('zones')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('branch_id', type.integer, (column) =>
      column.notNull().references('branches.Id').onDelete('cascade'),
    )
    .addColumn('Nombre', type.text, required)
    // JSON list of { Localidad, CodigoPostal }; either may be empty
    .addColumn('places', type.json, required)
    // JSON list of [latitude, longitude]; null: the zone is its places
    .addColumn('polygon', type.json)
    // pesos; null: the branch's own
    .addColumn('Costo', type.pesos)
    .addColumn('Minimo', type.pesos)
    // no fee from this amount on; null: always a fee
    .addColumn('GratisDesde', type.pesos)
    // JSON list; null: the branch's own
    .addColumn('weekdays', type.json)
    // both null: the branch's own cut-off
    .addColumn('cutoff_days', type.integer)
    .addColumn('cutoff_time', type.text)
    .addColumn('is_active', type.boolean, trueByDefault)
    .addColumn('position', type.integer, zeroByDefault)
    .execute()
  await db.schema.createIndex('zones_by_branch').on('zones').column('branch_id').execute()
  // people whom no zone reaches yet
  await db.schema
    .createTable('coverage_requests')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Localidad', type.text, required)
    .addColumn('CodigoPostal', type.text, emptyByDefault)
    // folded locality, or the postal code if there is no locality
    .addColumn('place_key', type.text, required)
    .addColumn('Email', type.text, required)
    .addColumn('email_key', type.text, required)
    .addColumn('at', type.instant, required)
    .addUniqueConstraint('coverage_requests_once', ['place_key', 'email_key'])
    .execute()
  await db.schema.createIndex('coverage_requests_by_time').on('coverage_requests').column('at').execute()
}

async function createAddresses(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('client_addresses')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('client_id', type.integer, (column) =>
      column.notNull().references('clients.Id').onDelete('cascade'),
    )
    .addColumn('Calle', type.text, required)
    .addColumn('Numero', type.text, emptyByDefault)
    .addColumn('Piso', type.text, emptyByDefault)
    .addColumn('Localidad', type.text, emptyByDefault)
    .addColumn('CodigoPostal', type.text, emptyByDefault)
    .addColumn('Provincia', type.text, emptyByDefault)
    .addColumn('Referencia', type.text, emptyByDefault)
    .addColumn('Latitud', type.coordinate)
    .addColumn('Longitud', type.coordinate)
    .addColumn('is_default', type.boolean, falseByDefault)
    .execute()
  await db.schema
    .createIndex('client_addresses_by_client')
    .on('client_addresses')
    .column('client_id')
    .execute()
  // JSON of a `DeliveryPlace`; null: never chosen
  await db.schema.alterTable('clients').addColumn('delivery_place', type.json).execute()
}
