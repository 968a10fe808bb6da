import { sql } from 'kysely'
import { deleteInSlices } from '../../platform/db/delete-in-slices.ts'
import type { Db } from '../../platform/db/open-database.ts'

/** Numbers counted before have been sent by then. */
export const STOCK_MOVE_DAYS = 7

/** Stores what left a branch (`sign` -1) or came back to it (1), by article. */
export async function insertMoves(
  trx: Db,
  branch_id: number,
  at: string,
  goods: ReadonlyMap<string, number>,
  sign: 1 | -1,
): Promise<void> {
  const rows = [...goods]
    .filter(([, quantity]) => quantity !== 0)
    .map(([article_code, quantity]) => ({ branch_id, article_code, at, quantity: sign * quantity }))
    .toSorted((one, other) => (one.article_code < other.article_code ? -1 : 1))
  if (rows.length === 0) return
  await trx
    .insertInto('stock_moves')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['branch_id', 'article_code', 'at']).doUpdateSet({
        quantity: sql<number>`stock_moves.quantity + excluded.quantity`,
      }),
    )
    .execute()
}

/** What came back of some articles, less what left, by article, after an instant of each. */
export async function sumMoves(
  trx: Db,
  branchId: number,
  counted: readonly { code: string; reportedAt: string }[],
): Promise<Map<string, number>> {
  const since = new Map(counted.map(({ code, reportedAt }) => [code, reportedAt]))
  const first = [...since.values()].reduce((one, other) => (one < other ? one : other))
  const sums = new Map<string, number>()
  const moves = await trx
    .selectFrom('stock_moves')
    .select(['article_code', 'at', 'quantity'])
    .where('branch_id', '=', branchId)
    .where('article_code', 'in', [...since.keys()])
    .where('at', '>', first)
    .execute()
  for (const { article_code, at, quantity } of moves)
    if (at > since.get(article_code)!) sums.set(article_code, (sums.get(article_code) ?? 0) + quantity)
  return sums
}

export const deleteOldMoves = (db: Db, before: string): Promise<void> =>
  deleteInSlices(db, 'stock_moves', sql`at < ${before}`)
