import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Of the pictures that order lines show, only uploaded ones are ever looked up (`isPictureShown`): the index holds no
 * others. Each line of an order that is indexed under its picture is another page to write.
 */
export const uploadedPicturesOfLines: Migration = {
  async up(db) {
    await db.schema.dropIndex('order_lines_by_picture').execute()
    // a kind, a slash, 24 signs of content, a width: `picture-files.ts`
    await sql`create index order_lines_by_upload on order_lines ("Imagen")
      where "Imagen" like '%/________________________-%'`.execute(db)
  },
}
