import { columnTypes, falseByDefault, required, trueByDefault, type AnyTables } from '../../columns.ts'

/** Imports as jobs with their differences and undo, shops' own profiles, the origin and price history of articles. */
export async function createImports(db: AnyTables): Promise<void> {
  await createJobs(db)
  await createSources(db)
  await createDifferences(db)
  await createUndo(db)
  await createPriceHistory(db)
}

async function createJobs(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('imports')
    .addColumn('id', type.integer, type.identity)
    .addColumn('file_name', type.text, required)
    .addColumn('profile', type.text, required)
    .addColumn('author', type.text, required)
    .addColumn('started_at', type.instant, required)
    .addColumn('finished_at', type.instant)
    .addColumn('report', type.json)
    .addColumn('state', type.text, (column) => column.notNull().defaultTo('aplicada'))
    // file name in the data folder's `importaciones`; null if the command line read a local file
    .addColumn('stored_file', type.text)
    .addColumn('options', type.json)
    .addColumn('outcome', type.json)
    .addColumn('progress', type.json)
    // lease of the running worker, valid until lease_until
    .addColumn('lease', type.text)
    .addColumn('lease_until', type.instant)
    .addColumn('apply_at', type.instant)
    .addColumn('applied_at', type.instant)
    .addColumn('undone_at', type.instant)
    .addColumn('undone_by', type.text)
    // brands, families and departments that it created
    .addColumn('created', type.json)
    .execute()
  await db.schema.createIndex('imports_by_state').on('imports').columns(['state', 'apply_at']).execute()
  await db.schema
    .createTable('import_profiles')
    .addColumn('name', type.text, (column) => column.primaryKey())
    .addColumn('definition', type.json, required)
    .addColumn('author', type.text, required)
    .addColumn('updated_at', type.instant, required)
    .execute()
}

/** Origin of the articles, so that an import knows what it imported before. */
async function createSources(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('import_sources')
    .addColumn('profile', type.text, required)
    .addColumn('article_code', type.text, (column) => column.notNull().references('articles.Codigo'))
    .addColumn('row_hash', type.text, required)
    // the profile's last file contained it
    .addColumn('is_present', type.boolean, trueByDefault)
    .addColumn('import_id', type.integer, (column) => column.notNull().references('imports.id'))
    // taken off sale because a profile's file no longer contained it
    .addColumn('is_retired', type.boolean, falseByDefault)
    .addPrimaryKeyConstraint('import_sources_key', ['profile', 'article_code'])
    .execute()
  await db.schema
    .createIndex('import_sources_by_article')
    .on('import_sources')
    .column('article_code')
    .execute()
}

/** The changes that an import would make, for the preview screen. */
async function createDifferences(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('import_differences')
    .addColumn('import_id', type.integer, (column) => column.notNull().references('imports.id'))
    .addColumn('position', type.integer, required)
    .addColumn('kind', type.text, required)
    .addColumn('article_code', type.text, required)
    .addColumn('Descripcion', type.text, required)
    .addColumn('price_before', type.pesos)
    .addColumn('price_after', type.pesos)
    .addColumn('is_jump', type.boolean, falseByDefault)
    .addColumn('line', type.integer)
    // the running offer's price, if the new price is at or below it
    .addColumn('offer_price', type.pesos)
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
    .addColumn('article_code', type.text, required)
    .addColumn('is_new', type.boolean, required)
    // the changed columns: previous values, and the values that the import wrote
    .addColumn('before', type.json)
    .addColumn('after', type.json)
    // its row in import_sources
    .addColumn('source', type.json)
    .addPrimaryKeyConstraint('import_undo_key', ['import_id', 'article_code'])
    .execute()
}

async function createPriceHistory(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('price_history')
    .addColumn('id', type.integer, type.identity)
    .addColumn('article_code', type.text, (column) => column.notNull().references('articles.Codigo'))
    .addColumn('Precioventa', type.pesos, required)
    .addColumn('at', type.instant, required)
    // 'demo', 'import', 'staff'
    .addColumn('source', type.text, required)
    .addColumn('import_id', type.integer, (column) => column.references('imports.id'))
    // no foreign key: the history outlives accounts
    .addColumn('user_name', type.text)
    .execute()
  await db.schema
    .createIndex('price_history_by_article')
    .on('price_history')
    .columns(['article_code', 'at'])
    .execute()
  await db.schema.createIndex('price_history_by_time').on('price_history').column('at').execute()
}
