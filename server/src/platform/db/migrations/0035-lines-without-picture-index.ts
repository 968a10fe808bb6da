import type { Migration } from 'kysely/migration'

/**
 * Drops the index of order lines by picture. Order lines are only searched for pictures idle for a week, for all of
 * them at once (`findOrderedPictures`), while the index cost a page write for each order line with an uploaded picture.
 */
export const linesWithoutPictureIndex: Migration = {
  async up(db) {
    await db.schema.dropIndex('order_lines_by_upload').execute()
  },
}
