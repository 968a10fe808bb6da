import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** The payment types that a promotion needs; null: any. */
export const promotionMeans: Migration = {
  up: (db) => db.schema.alterTable('promotions').addColumn('TiposPago', columnTypes(db).json).execute(),
}
