import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isSqlite } from '../in-transaction.ts'
import { SEARCHED, type SearchedTable } from '../staff-search/staff-search-index.ts'

/**
 * Indexes of names, mails and addresses by their parts of three letters, so that staff find an old order, customer or
 * mail on PostgreSQL without reading all of them. They need the extension `pg_trgm`, part of every distribution, which
 * the database's owner may create. SQLite has its own since the first migration.
 */
export const wordIndexes: Migration = {
  async up(db) {
    if (isSqlite(db)) return
    const { rows } = await sql`select from pg_available_extensions where name = 'pg_trgm'`.execute(db)
    // without it a search of older rows reads them all, as before
    if (rows.length === 0) return
    await sql`create extension if not exists pg_trgm`.execute(db)
    for (const { table, wordIndex, text } of Object.values(SEARCHED) as SearchedTable[])
      if (wordIndex !== null)
        await sql`create index ${sql.ref(wordIndex)} on ${sql.table(table)}
          using gin ((${text('')}) gin_trgm_ops)`.execute(db)
  },
}
