import { sql } from 'kysely'
import { columnTypes, type AnyTables } from '../../columns.ts'

/** Orders name their branch and zone; staff accounts may be of some branches only. */
export async function addBranchOrders(db: AnyTables): Promise<void> {
  const type = columnTypes(db)
  const orders = () => db.schema.alterTable('orders')
  // never null for an order that was placed; a saved cart has the branch that it was filled at
  await orders()
    .addColumn('branch_id', type.integer, (column) => column.references('branches.Id'))
    .execute()
  // no foreign key: the order outlives the zone, and keeps its name
  await orders().addColumn('zone_id', type.integer).execute()
  await orders().addColumn('zone_name', type.text).execute()
  await orders().addColumn('Localidad', type.text).execute()
  await orders().addColumn('CodigoPostal', type.text).execute()
  await sql`update orders set branch_id = (select "Id" from branches where is_default = ${sql.lit(true)})`.execute(
    db,
  )
  // JSON list of branch ids; null: all branches
  await db.schema.alterTable('staff_accounts').addColumn('branches', type.json).execute()
}
