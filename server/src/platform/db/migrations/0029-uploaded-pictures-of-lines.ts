import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Restricts the index to uploaded pictures, the only ones ever looked up in order lines (`isPictureShown`). Each
 * indexed order line costs one more page write.
 */
export const uploadedPicturesOfLines: Migration = {
  async up(db) {
    await db.schema.dropIndex('order_lines_by_picture').execute()
    // kind, slash, 24 characters of content hash, width: `picture-files.ts`
    await sql`create index order_lines_by_upload on order_lines ("Imagen")
      where "Imagen" like '%/________________________-%'`.execute(db)
  },
}
