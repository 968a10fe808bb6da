import { sql } from 'kysely'
import {
  columnTypes,
  falseByDefault,
  required,
  trueByDefault,
  zeroByDefault,
  type AnyTables,
} from '../../columns.ts'

/** Departments, families, brands, articles, offers, uploaded pictures (spec §3; contract §7 for what Argentina needs). */
export async function createCatalogue(db: AnyTables): Promise<void> {
  await createCategories(db)
  await createBrands(db)
  await createArticles(db)
  await createOffers(db)
  await createPictures(db)
  await createFamilyChoices(db)
  await createPriceChanges(db)
  await createVersion(db)
}

async function createCategories(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('departments')
    .addColumn('Codigo', type.integer, (column) => column.primaryKey())
    .addColumn('Descripcion', type.text, required)
    .addColumn('position', type.integer, zeroByDefault)
    .addColumn('is_active', type.boolean, trueByDefault)
    .execute()
  await db.schema
    .createTable('families')
    .addColumn('Codigo', type.integer, (column) => column.primaryKey())
    .addColumn('Descripcion', type.text, required)
    .addColumn('department_code', type.integer, (column) => column.notNull().references('departments.Codigo'))
    // about the right of withdrawal (contract §7)
    .addColumn('Perecedero', type.boolean, falseByDefault)
    .addColumn('Alcohol', type.boolean, falseByDefault)
    .addColumn('Iva', type.pesos, (column) => column.notNull().defaultTo(21))
    .addColumn('position', type.integer, zeroByDefault)
    .addColumn('is_active', type.boolean, trueByDefault)
    // needs refrigeration: for sorting an order into bags
    .addColumn('Frio', type.boolean, falseByDefault)
    .execute()
}

async function createBrands(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('brands')
    .addColumn('Codigo', type.integer, type.identity)
    .addColumn('Descripcion', type.text, required)
    .addColumn('name_key', type.text, (column) => column.notNull().unique())
    .execute()
  // names of brands merged into another, so that imports find the remaining brand
  await db.schema
    .createTable('brand_synonyms')
    .addColumn('name_key', type.text, (column) => column.primaryKey())
    .addColumn('brand_code', type.integer, (column) =>
      column.notNull().references('brands.Codigo').onDelete('cascade'),
    )
    // no foreign key: the merged brand no longer exists
    .addColumn('merged_code', type.integer, required)
    .execute()
  await db.schema.createIndex('brand_synonyms_by_brand').on('brand_synonyms').column('brand_code').execute()
}

async function createArticles(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('articles')
    .addColumn('Codigo', type.text, (column) => column.primaryKey())
    .addColumn('Descripcion', type.text, required)
    .addColumn('Descripcioncorta', type.text, required)
    .addColumn('Precioventa', type.pesos, required)
    .addColumn('unidad', type.integer, (column) => column.notNull().check(sql`"unidad" in (1, 100)`))
    .addColumn('unidaddescrip', type.text, required)
    .addColumn('Imagen', type.text)
    .addColumn('Ean', type.text)
    .addColumn('brand_code', type.integer, (column) => column.notNull().references('brands.Codigo'))
    .addColumn('family_code', type.integer, (column) => column.notNull().references('families.Codigo'))
    .addColumn('Iva', type.pesos, (column) => column.notNull().defaultTo(21))
    .addColumn('ImpuestoInterno', type.pesos)
    .addColumn('ContenidoNeto', type.quantity)
    .addColumn('ContenidoUnidad', type.text)
    .addColumn('codigo_origen', type.text)
    .addColumn('is_on_sale', type.boolean, trueByDefault)
    .addColumn('position', type.integer, zeroByDefault)
    .addColumn('popularity', type.integer, zeroByDefault)
    .addColumn('updated_at', type.instant, required)
    // JSON list of the columns that staff set by hand, which imports do not change
    .addColumn('manual_fields', type.json)
    .execute()
  await db.schema.createIndex('articles_by_family').on('articles').column('family_code').execute()
  await db.schema.createIndex('articles_by_brand').on('articles').column('brand_code').execute()
  await db.schema.createIndex('articles_by_ean').on('articles').column('Ean').execute()
  await db.schema.createIndex('articles_by_origin').on('articles').column('codigo_origen').execute()
}

async function createOffers(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('offers')
    .addColumn('id', type.integer, type.identity)
    .addColumn('article_code', type.text, (column) => column.notNull().references('articles.Codigo'))
    .addColumn('Preciooferta', type.pesos, required)
    .addColumn('FechaDesde', type.day, required)
    .addColumn('FechaHasta', type.day, required)
    .addColumn('position', type.integer, zeroByDefault)
    .execute()
  await db.schema.createIndex('offers_by_article').on('offers').column('article_code').execute()
}

/** Pictures that staff uploaded (backoffice §4). */
async function createPictures(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('pictures')
    // the value of a record's Imagen
    .addColumn('Imagen', type.text, (column) => column.primaryKey())
    .addColumn('kind', type.text, required)
    .addColumn('width', type.integer, required)
    .addColumn('height', type.integer, required)
    .addColumn('file_name', type.text, required)
    .addColumn('user_name', type.text, required)
    // the last time it was uploaded, or found in use by a record
    .addColumn('used_at', type.instant, required)
    .execute()
  await db.schema.createIndex('pictures_by_use').on('pictures').column('used_at').execute()
}

/** Families that staff chose; outlives the article: if its import is undone, it later returns to the same family. */
async function createFamilyChoices(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('family_choices')
    .addColumn('article_code', type.text, (column) => column.primaryKey())
    .addColumn('family_code', type.integer, required)
    .addColumn('author', type.text, required)
    .addColumn('at', type.instant, required)
    .execute()
}

/** Staff's bulk price changes, for undoing them: each previous price, and whether it was already set by hand. */
async function createPriceChanges(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('price_changes')
    .addColumn('id', type.integer, type.identity)
    .addColumn('at', type.instant, required)
    .addColumn('user_name', type.text, required)
    .addColumn('rule', type.json, required)
    .addColumn('articles', type.integer, required)
    .addColumn('undone_at', type.instant)
    .addColumn('undone_by', type.text)
    .execute()
  await db.schema
    .createTable('price_change_rows')
    .addColumn('change_id', type.integer, (column) =>
      column.notNull().references('price_changes.id').onDelete('cascade'),
    )
    .addColumn('article_code', type.text, required)
    .addColumn('price_before', type.pesos, required)
    .addColumn('price_after', type.pesos, required)
    .addColumn('was_held', type.boolean, required)
    .addPrimaryKeyConstraint('price_change_rows_key', ['change_id', 'article_code'])
    .execute()
}

/**
 * A single row. `version` is incremented in the transaction of every catalogue change, so that processes notice the
 * change. An import is applied, or undone, in many short transactions: `hidden_import` is the import whose rows are
 * hidden meanwhile (readers revert them with `import_undo`), and a transaction that sets `is_silent` records no changes.
 */
async function createVersion(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('catalogue_version')
    .addColumn('id', type.integer, (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('version', type.integer, required)
    .addColumn('hidden_import', type.integer)
    .addColumn('is_silent', type.boolean, falseByDefault)
    .execute()
  await sql`insert into catalogue_version (id, version) values (1, 1)`.execute(db)
}
