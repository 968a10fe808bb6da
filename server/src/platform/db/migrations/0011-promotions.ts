import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/**
 * Promotions with mechanics (backoffice §5): the mechanic, weekdays, and families and brands besides single articles;
 * and the discounts of each order line.
 */
export const promotionMechanics: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema.alterTable('promotions').addColumn('Mecanica', type.json).execute()
    await db.schema.alterTable('promotions').addColumn('Dias', type.json).execute()
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
    await db.schema.alterTable('order_lines').addColumn('Descuentos', type.json).execute()
  },
}
