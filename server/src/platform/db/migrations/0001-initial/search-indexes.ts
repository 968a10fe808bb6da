import { sql } from 'kysely'
import type { AnyTables } from '../../columns.ts'
import { isSqlite } from '../../in-transaction.ts'
import { folded } from '../../list-window.ts'
import { SEARCHED } from '../../staff-search/staff-search-index.ts'

/**
 * Covering indexes of the folded texts by which staff search articles (in the list's order), orders, customers, mails
 * and the audit log: SQLite reads only the index, without folding names again. PostgreSQL needs none, because it runs
 * outside the process and blocks no visitor.
 */
export async function createSearchIndexes(db: AnyTables): Promise<void> {
  if (!isSqlite(db)) return
  await sql`create index articles_searched on articles (${folded('Descripcion')}, "Codigo", "Ean", codigo_origen,
    brand_code, family_code, is_on_sale)`.execute(db)
  for (const { table, index, text, beside } of Object.values(SEARCHED)) {
    const columns = [text(''), ...beside.map((name) => sql.ref(name))]
    await sql`create index ${sql.ref(index)} on ${sql.table(table)} (${sql.join(columns)})`.execute(db)
  }
}
