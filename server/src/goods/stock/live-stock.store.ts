import { sql } from 'kysely'
import type { StockState } from '@gondola/contract/stock'
import type { Db } from '../../platform/db/open-database.ts'

export interface StateRow {
  branch_id: number
  article_code: string
  state: StockState
  /** Pieces or grams that customers are told are left; null: no number is told. */
  few: number | null
  changed_at: string
}

const rows = (db: Db) =>
  db.selectFrom('stock').select(['branch_id', 'article_code', 'state', 'few', 'changed_at'])

/** The rows of which customers are told something else since a moment. */
export const listChangedStates = (db: Db, since: string): Promise<StateRow[]> =>
  rows(db).where('changed_at', '>=', since).execute()

/** Up to `size` rows of articles that are out or few, in the order of their key, after a row. */
export async function listTightStates(db: Db, size: number, last: StateRow | undefined): Promise<StateRow[]> {
  let query = rows(db).where('state', '<>', sql.lit('hay'))
  if (last !== undefined)
    query = query.where(sql<boolean>`(branch_id, article_code) > (${last.branch_id}, ${last.article_code})`)
  return query.orderBy('branch_id').orderBy('article_code').limit(size).execute()
}
