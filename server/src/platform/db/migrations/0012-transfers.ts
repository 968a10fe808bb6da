import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, required, type AnyTables, type ColumnTypes } from '../columns.ts'

/** Transfers (decision 0031): the account, the bank's movements and extracts, what was given back by hand. */
export const transfers: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await createAccount(db, type)
    await createExtracts(db, type)
    await createMovements(db, type)
    await createReturns(db, type)
    // for the daily report
    await db.schema.createIndex('payment_events_by_time').on('payment_events').column('at').execute()
  },
}

/** At most one row. */
async function createAccount(db: AnyTables, type: ColumnTypes) {
  await db.schema
    .createTable('transfer_account')
    .addColumn('id', type.integer, (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('alias', type.text, required)
    .addColumn('cbu', type.text, required)
    .addColumn('holder', type.text, required)
    .addColumn('cuit', type.text, required)
    .addColumn('bank', type.text, required)
    .execute()
}

async function createExtracts(db: AnyTables, type: ColumnTypes) {
  await db.schema
    .createTable('bank_extracts')
    .addColumn('id', type.integer, type.identity)
    .addColumn('name', type.text, required)
    // SHA-256 of the file
    .addColumn('hash', type.text, (column) => column.notNull().unique())
    .addColumn('staff_name', type.text, required)
    .addColumn('at', type.instant, required)
    .execute()
  // which column is what, by the headings of a file
  await db.schema
    .createTable('bank_formats')
    .addColumn('headings', type.text, (column) => column.primaryKey())
    .addColumn('columns', type.json, required)
    .addColumn('updated_at', type.instant, required)
    .execute()
}

/** Money that came into the account, as an extract or staff say. */
async function createMovements(db: AnyTables, type: ColumnTypes) {
  await db.schema
    .createTable('bank_movements')
    .addColumn('id', type.integer, type.identity)
    // null: confirmed by hand
    .addColumn('extract_id', type.integer, (column) => column.references('bank_extracts.id'))
    // what it is, so that it is taken once
    .addColumn('fingerprint', type.text, (column) => column.notNull().unique())
    .addColumn('day', type.day, required)
    .addColumn('centavos', type.centavos, (column) => column.notNull().check(sql`centavos > 0`))
    .addColumn('text', type.text, required)
    .addColumn('state', type.text, (column) =>
      column.notNull().check(sql`"state" in ('libre', 'propuesto', 'asignado', 'descartado')`),
    )
    // why it is proposed and not taken
    .addColumn('reason', type.text)
    .addColumn('session_id', type.integer, (column) => column.references('payment_sessions.id'))
    // null: taken by reference and amount
    .addColumn('staff_name', type.text)
    .addColumn('note', type.text)
    .addColumn('created_at', type.instant, required)
    .addColumn('updated_at', type.instant, required)
    .execute()
  await db.schema.createIndex('bank_movements_by_session').on('bank_movements').column('session_id').execute()
  await db.schema.createIndex('bank_movements_by_change').on('bank_movements').column('updated_at').execute()
}

async function createReturns(db: AnyTables, type: ColumnTypes) {
  await db.schema
    .createTable('bank_returns')
    .addColumn('id', type.integer, type.identity)
    .addColumn('movement_id', type.integer, (column) => column.notNull().references('bank_movements.id'))
    .addColumn('refund_id', type.integer, (column) => column.notNull().unique().references('refunds.id'))
    .addColumn('centavos', type.centavos, required)
    .addColumn('number', type.text, required)
    .addColumn('day', type.day, required)
    .addColumn('staff_name', type.text, required)
    .addColumn('at', type.instant, required)
    .execute()
  await db.schema.createIndex('bank_returns_by_movement').on('bank_returns').column('movement_id').execute()
}
