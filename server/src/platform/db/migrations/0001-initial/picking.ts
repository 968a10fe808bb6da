import { columnTypes, required, type AnyTables } from '../../columns.ts'

/** The pickers' taps: each stored once with its outcome, so that a repeated tap gets the same answer. */
export async function createPicking(db: AnyTables): Promise<void> {
  const type = columnTypes(db)
  await db.schema
    .createTable('picking_taps')
    .addColumn('order_id', type.integer, (column) =>
      column.notNull().references('orders.Id').onDelete('cascade'),
    )
    .addColumn('key', type.text, required)
    .addColumn('Items', type.integer, required)
    .addColumn('device', type.text, required)
    .addColumn('device_order', type.integer, required)
    .addColumn('staff_id', type.integer, required)
    .addColumn('at', type.instant, required)
    // null: the tap resets the line
    .addColumn('picked', type.json)
    .addColumn('outcome', type.text, required)
    .addColumn('detail', type.text)
    .addPrimaryKeyConstraint('picking_taps_key', ['order_id', 'key'])
    .execute()
}
