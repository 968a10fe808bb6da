import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'

/** Order preparation: stages, the outcome of each line, the pickers' taps. */
export const preparationTables: Migration = {
  async up(db) {
    await extendOrders(db)
    await extendLines(db)
    await createTaps(db)
  },
}

async function extendOrders(db: AnyTables) {
  const type = columnTypes(db)
  const added = [
    ['preparing_at', type.instant],
    // no foreign key: the history outlives accounts
    ['preparing_by', type.integer],
    ['ready_at', type.instant],
    // the totals as ordered, once the order's own totals are those of the prepared lines
    ['TotalesPedido', type.json],
    ['MotivoCancelacion', type.text],
  ] as const
  for (const [name, of] of added) await db.schema.alterTable('orders').addColumn(name, of).execute()
  await db.schema.createIndex('orders_by_day').on('orders').columns(['Dia', 'Estado']).execute()
  // 'preparar', 'listo', 'reabrir', 'devolver', 'despachar', 'cancelar'; null: the customer's action
  await db.schema.alterTable('order_transitions').addColumn('step', type.text).execute()
  await db.schema.alterTable('order_transitions').addColumn('reason', type.text).execute()
}

async function extendLines(db: AnyTables) {
  const type = columnTypes(db)
  const lines = () => db.schema.alterTable('order_lines')
  await lines().addColumn('Preparado', type.json).execute()
  // number of changes to the line; device and sequence number of the last one
  await lines()
    .addColumn('Version', type.integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await lines().addColumn('device', type.text).execute()
  await lines()
    .addColumn('device_order', type.integer, (column) => column.notNull().defaultTo(0))
    .execute()
}

/** Each tap with its outcome, stored once, so that a repeated tap gets the same answer. */
async function createTaps(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('picking_taps')
    .addColumn('order_id', type.integer, (column) =>
      column.notNull().references('orders.Id').onDelete('cascade'),
    )
    .addColumn('key', type.text, (column) => column.notNull())
    .addColumn('Items', type.integer, (column) => column.notNull())
    .addColumn('device', type.text, (column) => column.notNull())
    .addColumn('device_order', type.integer, (column) => column.notNull())
    .addColumn('staff_id', type.integer, (column) => column.notNull())
    .addColumn('at', type.instant, (column) => column.notNull())
    // null: the tap resets the line
    .addColumn('picked', type.json)
    .addColumn('outcome', type.text, (column) => column.notNull())
    .addColumn('detail', type.text)
    .addPrimaryKeyConstraint('picking_taps_key', ['order_id', 'key'])
    .execute()
}
