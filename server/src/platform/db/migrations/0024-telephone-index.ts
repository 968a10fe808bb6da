import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isSqlite } from '../in-transaction.ts'
import { telephoneBackwards } from '../staff-search/staff-search-index.ts'

/** Customers by the last digits of their telephone, on PostgreSQL; SQLite reads its own index of texts. */
export const telephoneIndex: Migration = {
  async up(db) {
    if (!isSqlite(db))
      await sql`create index clients_by_telephone on clients (${telephoneBackwards})`.execute(db)
  },
}
