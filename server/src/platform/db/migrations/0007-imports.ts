import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** Origin of the articles, so that an import knows what it imported before and what staff changed by hand. */
export const importTables: Migration = {
  async up(db) {
    const type = columnTypes(db)
    // JSON list of the columns that staff set by hand, which imports do not change
    await db.schema.alterTable('articles').addColumn('manual_fields', type.json).execute()
    await db.schema
      .createTable('import_sources')
      .addColumn('profile', type.text, (column) => column.notNull())
      .addColumn('article_code', type.text, (column) => column.notNull().references('articles.Codigo'))
      .addColumn('row_hash', type.text, (column) => column.notNull())
      // the profile's last file contained it
      .addColumn('is_present', type.boolean, (column) => column.notNull().defaultTo(sql`true`))
      .addColumn('import_id', type.integer, (column) => column.notNull().references('imports.id'))
      .addPrimaryKeyConstraint('import_sources_key', ['profile', 'article_code'])
      .execute()
    await db.schema
      .createIndex('import_sources_by_article')
      .on('import_sources')
      .column('article_code')
      .execute()
  },
}
