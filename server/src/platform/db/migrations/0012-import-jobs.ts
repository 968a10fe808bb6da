import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'

/** Imports as jobs with states (previewed, applied, undone), shops' own profiles, families chosen by staff. */
export const importJobs: Migration = {
  async up(db) {
    await extendImports(db)
    await createDifferences(db)
    await createUndo(db)
    await createProfiles(db)
  },
}

async function extendImports(db: AnyTables) {
  const type = columnTypes(db)
  const table = (name: string) => db.schema.alterTable(name)
  // earlier imports were all applied
  await table('imports')
    .addColumn('state', type.text, (column) => column.notNull().defaultTo('aplicada'))
    .execute()
  // file name in the data folder's `importaciones`; null if the command line read a local file
  await table('imports').addColumn('stored_file', type.text).execute()
  await table('imports').addColumn('options', type.json).execute()
  await table('imports').addColumn('outcome', type.json).execute()
  await table('imports').addColumn('progress', type.json).execute()
  // lease of the running worker, valid until lease_until
  await table('imports').addColumn('lease', type.text).execute()
  await table('imports').addColumn('lease_until', type.instant).execute()
  await table('imports').addColumn('apply_at', type.instant).execute()
  await table('imports').addColumn('applied_at', type.instant).execute()
  await table('imports').addColumn('undone_at', type.instant).execute()
  await table('imports').addColumn('undone_by', type.text).execute()
  // brands, families and departments that it created
  await table('imports').addColumn('created', type.json).execute()
  // articles taken off sale because a profile's file no longer contained them
  await table('import_sources')
    .addColumn('is_retired', type.boolean, (column) => column.notNull().defaultTo(sql`false`))
    .execute()
  await sql`update imports set applied_at = finished_at`.execute(db)
  await db.schema.createIndex('imports_by_state').on('imports').columns(['state', 'apply_at']).execute()
}

/** The changes that an import would make, for the preview screen. */
async function createDifferences(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('import_differences')
    .addColumn('import_id', type.integer, (column) => column.notNull().references('imports.id'))
    .addColumn('position', type.integer, (column) => column.notNull())
    .addColumn('kind', type.text, (column) => column.notNull())
    .addColumn('article_code', type.text, (column) => column.notNull())
    .addColumn('Descripcion', type.text, (column) => column.notNull())
    .addColumn('price_before', type.pesos)
    .addColumn('price_after', type.pesos)
    .addColumn('is_jump', type.boolean, (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('line', type.integer)
    .addPrimaryKeyConstraint('import_differences_key', ['import_id', 'position'])
    .execute()
  await db.schema
    .createIndex('import_differences_by_kind')
    .on('import_differences')
    .columns(['import_id', 'kind', 'position'])
    .execute()
}

/** Each article's state before and after an import, for undoing it. */
async function createUndo(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('import_undo')
    .addColumn('import_id', type.integer, (column) => column.notNull().references('imports.id'))
    .addColumn('article_code', type.text, (column) => column.notNull())
    .addColumn('is_new', type.boolean, (column) => column.notNull())
    // the changed columns: previous values, and the values that the import wrote
    .addColumn('before', type.json)
    .addColumn('after', type.json)
    // its row in import_sources
    .addColumn('source', type.json)
    .addPrimaryKeyConstraint('import_undo_key', ['import_id', 'article_code'])
    .execute()
}

async function createProfiles(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('import_profiles')
    .addColumn('name', type.text, (column) => column.primaryKey())
    .addColumn('definition', type.json, (column) => column.notNull())
    .addColumn('author', type.text, (column) => column.notNull())
    .addColumn('updated_at', type.instant, (column) => column.notNull())
    .execute()
  // outlives the article: if it disappears, or its import is undone, it later returns to the same family
  await db.schema
    .createTable('family_choices')
    .addColumn('article_code', type.text, (column) => column.primaryKey())
    .addColumn('family_code', type.integer, (column) => column.notNull())
    .addColumn('author', type.text, (column) => column.notNull())
    .addColumn('at', type.instant, (column) => column.notNull())
    .execute()
}
