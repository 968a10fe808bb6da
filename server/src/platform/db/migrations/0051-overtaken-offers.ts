import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** Adds to an import's differences the running offer's price, if the new price is at or below it. */
export const overtakenOffers: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema.alterTable('import_differences').addColumn('offer_price', type.pesos).execute()
  },
}
