import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** Names of brands merged into another, so that imports find the remaining brand. */
export const brandSynonyms: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema
      .createTable('brand_synonyms')
      .addColumn('name_key', type.text, (column) => column.primaryKey())
      .addColumn('brand_code', type.integer, (column) =>
        column.notNull().references('brands.Codigo').onDelete('cascade'),
      )
      // no foreign key: the merged brand no longer exists
      .addColumn('merged_code', type.integer, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('brand_synonyms_by_brand').on('brand_synonyms').column('brand_code').execute()
  },
}
