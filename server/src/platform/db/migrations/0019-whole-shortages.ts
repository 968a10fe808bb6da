import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Rounds the counts of what was missing to the thousandths that their columns declare. SQLite kept every digit, so that
 * a shop could not be moved to PostgreSQL, which rounds.
 */
export const wholeShortages: Migration = {
  up: async (db) => {
    await sql`update shortages set asked = round(asked, 3), missed = round(missed, 3)`.execute(db)
  },
}
