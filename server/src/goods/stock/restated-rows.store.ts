import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

export type StockKey = Pick<Row<'stock'>, 'branch_id' | 'article_code'>

const keys = (db: Db, size: number) =>
  db
    .selectFrom('stock')
    .select(['branch_id', 'article_code'])
    .orderBy('branch_id')
    .orderBy('article_code')
    .limit(size)

/** Up to `size` rows on which staff said something before an instant. */
export const listOldTaps = (db: Db, before: string, size: number): Promise<StockKey[]> =>
  keys(db, size).where('tapped', 'is not', null).where('tapped_at', '<', before).execute()

/** Up to `size` rows of a family's articles, in the order of their key, after a row. */
export async function listFamilyRows(
  db: Db,
  family: number,
  size: number,
  last: StockKey | undefined,
): Promise<StockKey[]> {
  let query = keys(db, size).where(
    'article_code',
    'in',
    db.selectFrom('articles').select('Codigo').where('family_code', '=', family),
  )
  if (last !== undefined)
    query = query.where(sql<boolean>`(branch_id, article_code) > (${last.branch_id}, ${last.article_code})`)
  return query.execute()
}
