import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** What an import changes in an article besides its price, for the review; null for differences that do not say. */
export const importChanges: Migration = {
  up: (db) => db.schema.alterTable('import_differences').addColumn('changes', columnTypes(db).json).execute(),
}
