import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'

/** Departments, families, brands, articles, offers, promotions (spec §3; contract §7 for what Argentina needs). */
export const catalogueTables: Migration = {
  async up(db) {
    await createCategories(db)
    await createArticles(db)
    await createOffersAndPromotions(db)
    await createVersion(db)
  },
}

async function createCategories(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('departments')
    .addColumn('Codigo', type.integer, (column) => column.primaryKey())
    .addColumn('Descripcion', type.text, (column) => column.notNull())
    .addColumn('position', type.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('is_active', type.boolean, (column) => column.notNull().defaultTo(sql`true`))
    .execute()
  await db.schema
    .createTable('families')
    .addColumn('Codigo', type.integer, (column) => column.primaryKey())
    .addColumn('Descripcion', type.text, (column) => column.notNull())
    .addColumn('department_code', type.integer, (column) => column.notNull().references('departments.Codigo'))
    .addColumn('Perecedero', type.boolean, (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('Alcohol', type.boolean, (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('Iva', type.pesos, (column) => column.notNull().defaultTo(21))
    .addColumn('position', type.integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('brands')
    .addColumn('Codigo', type.integer, type.identity)
    .addColumn('Descripcion', type.text, (column) => column.notNull())
    .addColumn('name_key', type.text, (column) => column.notNull().unique())
    .execute()
}

async function createArticles(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('articles')
    .addColumn('Codigo', type.text, (column) => column.primaryKey())
    .addColumn('Descripcion', type.text, (column) => column.notNull())
    .addColumn('Descripcioncorta', type.text, (column) => column.notNull())
    .addColumn('Precioventa', type.pesos, (column) => column.notNull())
    .addColumn('unidad', type.integer, (column) => column.notNull().check(sql`"unidad" in (1, 100)`))
    .addColumn('unidaddescrip', type.text, (column) => column.notNull())
    .addColumn('Imagen', type.text)
    .addColumn('Ean', type.text)
    .addColumn('brand_code', type.integer, (column) => column.notNull().references('brands.Codigo'))
    .addColumn('family_code', type.integer, (column) => column.notNull().references('families.Codigo'))
    .addColumn('Iva', type.pesos, (column) => column.notNull().defaultTo(21))
    .addColumn('ImpuestoInterno', type.pesos)
    .addColumn('ContenidoNeto', type.quantity)
    .addColumn('ContenidoUnidad', type.text)
    .addColumn('codigo_origen', type.text)
    .addColumn('is_on_sale', type.boolean, (column) => column.notNull().defaultTo(sql`true`))
    .addColumn('position', type.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('popularity', type.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('updated_at', type.instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('articles_by_family').on('articles').column('family_code').execute()
  await db.schema.createIndex('articles_by_brand').on('articles').column('brand_code').execute()
  await db.schema.createIndex('articles_by_ean').on('articles').column('Ean').execute()
  await db.schema.createIndex('articles_by_origin').on('articles').column('codigo_origen').execute()
}

async function createOffersAndPromotions(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('offers')
    .addColumn('id', type.integer, type.identity)
    .addColumn('article_code', type.text, (column) => column.notNull().references('articles.Codigo'))
    .addColumn('Preciooferta', type.pesos, (column) => column.notNull())
    .addColumn('FechaDesde', type.day, (column) => column.notNull())
    .addColumn('FechaHasta', type.day, (column) => column.notNull())
    .addColumn('position', type.integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('offers_by_article').on('offers').column('article_code').execute()
  await db.schema
    .createTable('promotions')
    .addColumn('Promocion', type.integer, type.identity)
    .addColumn('Descripcion', type.text, (column) => column.notNull())
    .addColumn('Descrip', type.text, (column) => column.notNull())
    .addColumn('Imagen', type.text)
    .addColumn('FechaDesde', type.day, (column) => column.notNull())
    .addColumn('FechaHasta', type.day, (column) => column.notNull())
    .addColumn('Bases', type.text, (column) => column.notNull().defaultTo(''))
    .addColumn('position', type.integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('promotion_articles')
    .addColumn('promotion_id', type.integer, (column) =>
      column.notNull().references('promotions.Promocion').onDelete('cascade'),
    )
    .addColumn('article_code', type.text, (column) => column.notNull().references('articles.Codigo'))
    .addColumn('position', type.integer, (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('promotion_articles_key', ['promotion_id', 'article_code'])
    .execute()
  await db.schema
    .createIndex('promotions_by_article')
    .on('promotion_articles')
    .column('article_code')
    .execute()
}

/** A single row, incremented in the transaction of every catalogue change, so that processes notice the change. */
async function createVersion(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('catalogue_version')
    .addColumn('id', type.integer, (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('version', type.integer, (column) => column.notNull())
    .execute()
  await sql`insert into catalogue_version (id, version) values (1, 1)`.execute(db)
}
