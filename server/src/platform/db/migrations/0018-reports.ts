import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** What the dashboard reads: orders by the day they were placed, searches that found nothing. */
export const reportTables: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema.createIndex('orders_by_date').on('orders').columns(['Fecha', 'Estado']).execute()
    await db.schema
      .createTable('empty_searches')
      .addColumn('day', type.day, (column) => column.notNull())
      // normalised, and nothing of who searched
      .addColumn('term', type.text, (column) => column.notNull())
      .addColumn('times', type.integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('empty_searches_key', ['day', 'term'])
      .execute()
  },
}
