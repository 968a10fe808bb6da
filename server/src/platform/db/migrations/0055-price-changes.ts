import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** Staff's bulk price changes, for undoing them: each previous price, and whether it was already set by hand. */
export const priceChanges: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema
      .createTable('price_changes')
      .addColumn('id', type.integer, type.identity)
      .addColumn('at', type.instant, (column) => column.notNull())
      .addColumn('user_name', type.text, (column) => column.notNull())
      .addColumn('rule', type.json, (column) => column.notNull())
      .addColumn('articles', type.integer, (column) => column.notNull())
      .addColumn('undone_at', type.instant)
      .addColumn('undone_by', type.text)
      .execute()
    await db.schema
      .createTable('price_change_rows')
      .addColumn('change_id', type.integer, (column) =>
        column.notNull().references('price_changes.id').onDelete('cascade'),
      )
      .addColumn('article_code', type.text, (column) => column.notNull())
      .addColumn('price_before', type.pesos, (column) => column.notNull())
      .addColumn('price_after', type.pesos, (column) => column.notNull())
      .addColumn('was_held', type.boolean, (column) => column.notNull())
      .addPrimaryKeyConstraint('price_change_rows_key', ['change_id', 'article_code'])
      .execute()
  },
}
