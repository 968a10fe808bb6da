import type { Migration } from 'kysely/migration'

/**
 * Which order lines show a picture is asked once it has been idle for a week, of all at once (`findOrderedPictures`). The
 * index for it was a page to write for each line of each order as soon as articles had uploaded pictures.
 */
export const linesWithoutPictureIndex: Migration = {
  async up(db) {
    await db.schema.dropIndex('order_lines_by_upload').execute()
  },
}
