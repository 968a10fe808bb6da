import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isSqlite } from '../in-transaction.ts'
import { folded } from '../list-window.ts'

/**
 * What staff search articles by, in the order of the list: the embedded database reads this alone, without folding names
 * anew. PostgreSQL answers elsewhere than in the process, so that nobody waits for it.
 */
export const searchOfArticles: Migration = {
  async up(db) {
    if (!isSqlite(db)) return
    await sql`create index articles_searched on articles (${folded('Descripcion')}, "Codigo", "Ean", codigo_origen,
      brand_code, family_code, is_on_sale)`.execute(db)
  },
}
