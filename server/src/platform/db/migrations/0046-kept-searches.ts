import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isSqlite } from '../in-transaction.ts'
import { SEARCHED } from '../staff-search-index.ts'

/**
 * Covering indexes of the folded texts by which staff search orders, customers, mails and the audit log: SQLite reads
 * only the index. PostgreSQL needs none, because it runs outside the process (0034).
 */
export const keptSearches: Migration = {
  async up(db) {
    if (!isSqlite(db)) return
    for (const { table, index, text, beside } of Object.values(SEARCHED)) {
      const columns = [text(''), ...beside.map((name) => sql.ref(name))]
      await sql`create index ${sql.ref(index)} on ${sql.table(table)} (${sql.join(columns)})`.execute(db)
    }
  },
}
