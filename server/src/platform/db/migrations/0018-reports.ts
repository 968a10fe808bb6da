import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** For the dashboard: orders by the day they were placed, searches without results. */
export const reportTables: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema.createIndex('orders_by_date').on('orders').columns(['Fecha', 'Estado']).execute()
    await db.schema
      .createTable('empty_searches')
      .addColumn('day', type.day, (column) => column.notNull())
      // normalised; nothing about the searcher is stored
      .addColumn('term', type.text, (column) => column.notNull())
      .addColumn('times', type.integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('empty_searches_key', ['day', 'term'])
      .execute()
  },
}
