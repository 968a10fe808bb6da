import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'

/** How orders are prepared: stages, what became of each line, the taps of those who prepare. */
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
    // no reference: the history outlives accounts
    ['preparing_by', type.integer],
    ['ready_at', type.instant],
    // the totals as ordered, once those of what was prepared stand in their place
    ['TotalesPedido', type.json],
    ['MotivoCancelacion', type.text],
  ] as const
  for (const [name, of] of added) await db.schema.alterTable('orders').addColumn(name, of).execute()
  await db.schema.createIndex('orders_by_day').on('orders').columns(['Dia', 'Estado']).execute()
  // 'preparar', 'listo', 'reabrir', 'devolver', 'despachar', 'cancelar'; null: what the customer did
  await db.schema.alterTable('order_transitions').addColumn('step', type.text).execute()
  await db.schema.alterTable('order_transitions').addColumn('reason', type.text).execute()
}

async function extendLines(db: AnyTables) {
  const type = columnTypes(db)
  const lines = () => db.schema.alterTable('order_lines')
  await lines().addColumn('Preparado', type.json).execute()
  // counts what was said of the line; the device and its running number that said it last
  await lines()
    .addColumn('Version', type.integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await lines().addColumn('device', type.text).execute()
  await lines()
    .addColumn('device_order', type.integer, (column) => column.notNull().defaultTo(0))
    .execute()
}

/** Every tap once, with what became of it: sent again, it is answered the same. */
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
    // null: what was said of the line is taken back
    .addColumn('picked', type.json)
    .addColumn('outcome', type.text, (column) => column.notNull())
    .addColumn('detail', type.text)
    .addPrimaryKeyConstraint('picking_taps_key', ['order_id', 'key'])
    .execute()
}
