import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** What whoever prepares an order must know of each line: alcohol (ask for the DNI), and the wish where it is missing. */
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
