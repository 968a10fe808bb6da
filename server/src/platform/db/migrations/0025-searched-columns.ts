import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isSqlite } from '../in-transaction.ts'
import { SEARCHED } from '../staff-search/staff-search-index.ts'

/**
 * The texts by which staff search orders and customers become a column on PostgreSQL, and their indexes are of it: a
 * search compared each row's name, telephone and address after folding them anew. Both tables are written once more, in
 * a minute for two million orders.
 */
export const searchedColumns: Migration = {
  async up(db) {
    if (isSqlite(db)) return
    const { rows: extensions } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db)
    for (const { table, wordIndex, text, column } of [SEARCHED.orders, SEARCHED.clients]) {
      await sql`drop index if exists ${sql.ref(wordIndex)}`.execute(db)
      await sql`alter table ${sql.table(table)}
        add column ${sql.ref(column)} text collate "C" generated always as (${text('')}) stored`.execute(db)
      if (extensions.length > 0)
        await sql`create index ${sql.ref(wordIndex)} on ${sql.table(table)}
          using gin (${sql.ref(column)} gin_trgm_ops)`.execute(db)
    }
  },
}
