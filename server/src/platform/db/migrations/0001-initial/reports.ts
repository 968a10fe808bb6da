import { columnTypes, required, type AnyTables } from '../../columns.ts'

/** Searches without results, for the dashboard. */
export async function createReports(db: AnyTables): Promise<void> {
  const type = columnTypes(db)
  await db.schema
    .createTable('empty_searches')
    .addColumn('day', type.day, required)
    // normalised; nothing about the searcher is stored
    .addColumn('term', type.text, required)
    .addColumn('times', type.integer, required)
    .addPrimaryKeyConstraint('empty_searches_key', ['day', 'term'])
    .execute()
}
