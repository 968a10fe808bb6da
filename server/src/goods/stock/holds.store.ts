import { chunksOf } from '../../platform/db/chunks.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'
import { isProvenClient } from '../../platform/db/proven-client.ts'
import { preparedInsert, preparedQuery } from '../../platform/db/prepared-statements/prepared-statements.ts'
import type { Row } from '../../platform/db/tables/database.ts'

export type Hold = Row<'stock_holds'>

export const insertHolds = preparedInsert('stock_holds', (insert) => insert)

/** Removes what an order holds and returns it: a second call finds nothing. */
export const takeHolds = async (trx: Db, orderId: number): Promise<Omit<Hold, 'order_id'>[]> =>
  (await deleteHolds(trx, orderId)).rows

const deleteHolds = preparedQuery((trx: Db, orderId: number) =>
  trx
    .deleteFrom('stock_holds')
    .where('order_id', '=', orderId)
    .returning(['branch_id', 'article_code', 'quantity']),
)

/** What orders of accounts without a proof hold of some articles at a branch: all together, and one of them alone. */
export async function sumNewAccountsHolds(
  trx: Db,
  branchId: number,
  codes: readonly string[],
  clientId: number,
): Promise<Map<string, { all: number; own: number }>> {
  const rows = await trx
    .selectFrom('stock_holds')
    .innerJoin('orders', 'orders.Id', 'stock_holds.order_id')
    .select('article_code')
    .select(sql<number>`cast(sum(quantity) as integer)`.as('all'))
    .select(
      sql<number>`cast(sum(case when orders.client_id = ${clientId} then quantity else 0 end) as integer)`.as(
        'own',
      ),
    )
    .where('stock_holds.branch_id', '=', branchId)
    .where('article_code', 'in', codes)
    .where(sql<boolean>`not ${isProvenClient(sql.ref('orders.client_id'))}`)
    .groupBy('article_code')
    .execute()
  return new Map(rows.map(({ article_code, ...sums }) => [article_code, sums]))
}

/**
 * Makes the pending orders of a branch hold what they ask for of articles that had no number until now, and returns the
 * sum of what is held of each. Locks these orders against being dispatched or cancelled meanwhile.
 */
export async function holdForPending(
  trx: Db,
  branchId: number,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const orders = await trx
    .selectFrom('orders')
    .select('Id')
    .where('branch_id', '=', branchId)
    .where('Estado', '=', 'P')
    .orderBy('Id')
    .forShare()
    .execute()
  const wanted = new Set(codes)
  for (const ids of chunksOf(orders.map(({ Id }) => Id))) {
    const lines = await trx
      .selectFrom('order_lines')
      .select(['order_id', 'Codart as article_code'])
      // a changed order may have two lines of an article
      .select(sql<number>`cast(sum("Cantidad") as integer)`.as('quantity'))
      .where('order_id', 'in', ids)
      .groupBy(['order_id', 'Codart'])
      .execute()
    const rows = lines
      .filter(({ article_code }) => wanted.has(article_code))
      .map((line) => ({ ...line, branch_id: branchId }))
    for (const some of chunksOf(rows))
      await trx
        .insertInto('stock_holds')
        .values(some)
        .onConflict((conflict) => conflict.columns(['order_id', 'article_code']).doNothing())
        .execute()
  }
  return sumOfHolds(trx, branchId, codes)
}

async function sumOfHolds(trx: Db, branchId: number, codes: readonly string[]): Promise<Map<string, number>> {
  const held = new Map<string, number>()
  for (const some of chunksOf(codes)) {
    const sums = await trx
      .selectFrom('stock_holds')
      .select('article_code')
      .select(sql<number>`cast(sum(quantity) as integer)`.as('sum'))
      .where('branch_id', '=', branchId)
      .where('article_code', 'in', some)
      .groupBy('article_code')
      .execute()
    for (const { article_code, sum } of sums) held.set(article_code, sum)
  }
  return held
}
