import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** Articles that a client marked; deleted with the account. */
export const favouriteTable: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema
      .createTable('favourites')
      .addColumn('client_id', type.integer, (column) =>
        column.notNull().references('clients.Id').onDelete('cascade'),
      )
      .addColumn('article_code', type.text, (column) =>
        column.notNull().references('articles.Codigo').onDelete('cascade'),
      )
      .addColumn('created_at', type.instant, (column) => column.notNull())
      .addPrimaryKeyConstraint('favourites_key', ['client_id', 'article_code'])
      .execute()
    await db.schema.createIndex('favourites_by_article').on('favourites').column('article_code').execute()
  },
}
