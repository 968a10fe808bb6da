import { columnTypes, emptyByDefault, required, zeroByDefault, type AnyTables } from '../../columns.ts'

/** Promotions with their mechanic and weekdays, and the articles, families and brands they are for (backoffice §5). */
export async function createPromotions(db: AnyTables): Promise<void> {
  const type = columnTypes(db)
  await db.schema
    .createTable('promotions')
    .addColumn('Promocion', type.integer, type.identity)
    .addColumn('Descripcion', type.text, required)
    .addColumn('Descrip', type.text, required)
    .addColumn('Imagen', type.text)
    .addColumn('FechaDesde', type.day, required)
    .addColumn('FechaHasta', type.day, required)
    .addColumn('Bases', type.text, emptyByDefault)
    .addColumn('position', type.integer, zeroByDefault)
    .addColumn('Mecanica', type.json)
    .addColumn('Dias', type.json)
    .execute()
  await db.schema
    .createTable('promotion_articles')
    .addColumn('promotion_id', type.integer, (column) =>
      column.notNull().references('promotions.Promocion').onDelete('cascade'),
    )
    .addColumn('article_code', type.text, (column) => column.notNull().references('articles.Codigo'))
    .addColumn('position', type.integer, zeroByDefault)
    .addPrimaryKeyConstraint('promotion_articles_key', ['promotion_id', 'article_code'])
    .execute()
  await db.schema
    .createIndex('promotions_by_article')
    .on('promotion_articles')
    .column('article_code')
    .execute()
  await db.schema
    .createTable('promotion_families')
    .addColumn('promotion_id', type.integer, (column) =>
      column.notNull().references('promotions.Promocion').onDelete('cascade'),
    )
    .addColumn('family_code', type.integer, (column) =>
      column.notNull().references('families.Codigo').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('promotion_families_key', ['promotion_id', 'family_code'])
    .execute()
  await db.schema
    .createTable('promotion_brands')
    .addColumn('promotion_id', type.integer, (column) =>
      column.notNull().references('promotions.Promocion').onDelete('cascade'),
    )
    .addColumn('brand_code', type.integer, (column) =>
      column.notNull().references('brands.Codigo').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('promotion_brands_key', ['promotion_id', 'brand_code'])
    .execute()
}
