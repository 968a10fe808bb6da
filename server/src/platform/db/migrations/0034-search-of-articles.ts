import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isSqlite } from '../in-transaction.ts'
import { folded } from '../list-window.ts'

/**
 * Covering index for staff's article search, in list order: SQLite reads only the index, without folding names again.
 * PostgreSQL needs none, because it runs outside the process and blocks no visitor.
 */
export const searchOfArticles: Migration = {
  async up(db) {
    if (!isSqlite(db)) return
    await sql`create index articles_searched on articles (${folded('Descripcion')}, "Codigo", "Ean", codigo_origen,
      brand_code, family_code, is_on_sale)`.execute(db)
  },
}
