import { sql } from 'kysely'
import { upsertRows } from '../../platform/db/chunks.ts'
import { deleteInSlices } from '../../platform/db/delete-in-slices.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

type Counts = Omit<Row<'shortages'>, 'branch_id'>

/**
 * The counts of some articles at a branch, locked in the order of their codes until the transaction ends; rows that are
 * not there yet are inserted with nothing counted.
 */
export async function lockShortages(
  trx: Db,
  branchId: number,
  codes: readonly string[],
  day: string,
): Promise<Counts[]> {
  const sorted = codes.toSorted()
  await trx
    .insertInto('shortages')
    .values(sorted.map((article_code) => ({ branch_id: branchId, article_code, asked: 0, missed: 0, day })))
    .onConflict((conflict) => conflict.columns(['branch_id', 'article_code']).doNothing())
    .execute()
  return trx
    .selectFrom('shortages')
    .select(['article_code', 'asked', 'missed', 'day'])
    .where('branch_id', '=', branchId)
    .where('article_code', 'in', sorted)
    .orderBy('article_code')
    .forUpdate()
    .execute()
}

/** Writes counts whose rows the transaction has locked. */
export const writeShortages = (trx: Db, branchId: number, rows: readonly Counts[]): Promise<void> =>
  upsertRows(
    trx,
    'shortages',
    rows.map((row) => ({ ...row, branch_id: branchId })),
    { key: ['branch_id', 'article_code'], set: ['asked', 'missed', 'day'] },
  )

export interface FamilyCounts extends Row<'shortages'> {
  family_code: number
}

/** Up to `size` counts of articles that still exist, in the order of their key, after a row. */
export async function listShortages(
  db: Db,
  size: number,
  last: Pick<FamilyCounts, 'branch_id' | 'article_code'> | undefined,
): Promise<FamilyCounts[]> {
  let query = db
    .selectFrom('shortages')
    .innerJoin('articles', 'articles.Codigo', 'shortages.article_code')
    .select(['branch_id', 'article_code', 'asked', 'missed', 'day', 'articles.family_code'])
  if (last !== undefined)
    query = query.where(
      sql<boolean>`(shortages.branch_id, shortages.article_code) > (${last.branch_id}, ${last.article_code})`,
    )
  return query.orderBy('branch_id').orderBy('article_code').limit(size).execute()
}

/** Forgets what was last counted before a day. */
export async function deleteOldShortages(db: Db, before: string): Promise<void> {
  await deleteInSlices(db, 'shortages', sql`day < ${before}`)
}
