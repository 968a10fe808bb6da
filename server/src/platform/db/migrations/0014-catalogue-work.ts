import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'

/** For staff's work on the catalogue (backoffice §4): uploaded pictures, authors of price changes, hidden families. */
export const catalogueWork: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await createPictures(db)
    await db.schema
      .alterTable('families')
      .addColumn('is_active', type.boolean, (column) => column.notNull().defaultTo(sql`true`))
      .execute()
    // no foreign key: the history outlives accounts
    await db.schema.alterTable('price_history').addColumn('user_name', type.text).execute()
    await db.schema.createIndex('price_history_by_time').on('price_history').column('at').execute()
  },
}

async function createPictures(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('pictures')
    // the value of a record's Imagen
    .addColumn('Imagen', type.text, (column) => column.primaryKey())
    .addColumn('kind', type.text, (column) => column.notNull())
    .addColumn('width', type.integer, (column) => column.notNull())
    .addColumn('height', type.integer, (column) => column.notNull())
    .addColumn('file_name', type.text, (column) => column.notNull())
    .addColumn('user_name', type.text, (column) => column.notNull())
    // the last time it was uploaded, or found in use by a record
    .addColumn('used_at', type.instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('pictures_by_use').on('pictures').column('used_at').execute()
  // to find whether an order line still uses a picture
  await db.schema.createIndex('order_lines_by_picture').on('order_lines').column('Imagen').execute()
}
