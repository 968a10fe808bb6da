import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** Line data for preparing an order: alcohol (ask for the DNI), and whether a replacement is accepted. */
export const orderLineWishes: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema
      .alterTable('order_lines')
      .addColumn('Alcohol', type.boolean, (column) => column.notNull().defaultTo(sql`false`))
      .execute()
    await db.schema
      .alterTable('order_lines')
      .addColumn('Reemplazo', type.boolean, (column) => column.notNull().defaultTo(sql`true`))
      .execute()
  },
}
