import { columnTypes, falseByDefault, type AnyTables } from '../../columns.ts'

/**
 * Prices by list and assortment by branch lie with the article, so that an import writes one row for all branches, and
 * the change log, hidden imports and undo cover them (decision 0020).
 */
export async function addBranchPrices(db: AnyTables): Promise<void> {
  const type = columnTypes(db)
  const articles = () => db.schema.alterTable('articles')
  // JSON object: pesos by list id, where they differ from the base price; null: nowhere
  await articles().addColumn('list_prices', type.json).execute()
  // JSON list of the ids of branches that do not sell it; null: all sell it
  await articles().addColumn('not_sold_at', type.json).execute()
  // pieces, or grams if weighed; null: no limit
  await articles().addColumn('LimitePorPedido', type.integer).execute()
  // JSON lists of branch ids; null: all branches
  for (const table of ['offers', 'promotions', 'banners_front', 'banners_user'])
    await db.schema.alterTable(table).addColumn('branches', type.json).execute()
  // of a price that jumps in one branch's list; null: the base price
  await db.schema.alterTable('import_differences').addColumn('branch_name', type.text).execute()
  // the list whose prices were changed; null: the base prices
  await db.schema.alterTable('price_changes').addColumn('price_list_id', type.integer).execute()
  // the article followed the base price before, so an undo lets it follow again
  await db.schema
    .alterTable('price_change_rows')
    .addColumn('was_base', type.boolean, falseByDefault)
    .execute()
  await db.schema.alterTable('price_history').addColumn('price_list_id', type.integer).execute()
}
