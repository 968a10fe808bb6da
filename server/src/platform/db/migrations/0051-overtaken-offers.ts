import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** With an import's differences: the price of the running offer that a new price comes down to or under. */
export const overtakenOffers: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema.alterTable('import_differences').addColumn('offer_price', type.pesos).execute()
  },
}
