import type { Trx } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'

/** The stored popularity by article code, without the zeros. */
export async function listPopularity(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('articles')
    .where('popularity', '<>', 0)
    .select(['Codigo', 'popularity'])
    .execute()
  return new Map(rows.map(({ Codigo, popularity }) => [Codigo, popularity]))
}

export async function updatePopularity(
  trx: Trx,
  codes: readonly string[],
  popularity: number,
): Promise<void> {
  await trx.updateTable('articles').set({ popularity }).where('Codigo', 'in', codes).execute()
}
