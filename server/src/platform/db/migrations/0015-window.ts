import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** First and last day of banners; cut-off time for a day's orders. */
export const windowColumns: Migration = {
  async up(db) {
    const type = columnTypes(db)
    for (const table of ['banners_front', 'banners_user'])
      for (const column of ['FechaDesde', 'FechaHasta'])
        await db.schema.alterTable(table).addColumn(column, type.day).execute()
    await db.schema
      .createTable('delivery_rules')
      .addColumn('id', type.integer, (column) => column.primaryKey().check(sql`id = 1`))
      // orders for a day close this many days before, at this time (shop's time zone); null: no cut-off
      .addColumn('cutoff_days', type.integer, (column) => column.notNull().defaultTo(0))
      .addColumn('cutoff_time', type.text)
      .execute()
    await sql`insert into delivery_rules (id, cutoff_days) values (1, 0)`.execute(db)
  },
}
