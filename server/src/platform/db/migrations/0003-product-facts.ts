import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/**
 * What an article's package says (`ProductFacts`), as one JSON object with the article, so that the change log, hidden
 * imports and undo cover it; null: nothing is known.
 */
export const productFacts: Migration = {
  up: (db) => db.schema.alterTable('articles').addColumn('facts', columnTypes(db).json).execute(),
}
