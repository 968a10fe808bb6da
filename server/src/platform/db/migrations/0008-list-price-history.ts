import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** A list's recorded price names the one before it, because a list's first prices are not recorded (decision 0020). */
export const listPriceHistory: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema.alterTable('price_history').addColumn('price_before', type.pesos).execute()
    // old prices of lists are deleted, base prices are not
    await sql`create index price_history_of_lists on price_history (at) where price_list_id is not null`.execute(
      db,
    )
  },
}
