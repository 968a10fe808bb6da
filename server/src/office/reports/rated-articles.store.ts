import { sql } from 'kysely'
import type { Period, RatedArticle } from '@gondola/contract/reports'
import type { Db } from '../../platform/db/open-database.ts'

/** The articles that customers rated in a period at some branches (null: all), most often bad first. */
export function listRatedArticles(
  db: Db,
  { FechaDesde, FechaHasta }: Period,
  branches: readonly number[] | null,
  limit: number,
): Promise<RatedArticle[]> {
  const bad = sql<number>`cast(sum(case when is_good then 0 else 1 end) as integer)`
  const good = sql<number>`cast(sum(case when is_good then 1 else 0 end) as integer)`
  return db
    .selectFrom('order_ratings')
    .where('day', '>=', FechaDesde)
    .where('day', '<=', FechaHasta)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .groupBy('code')
    .select((is) => [
      'code as Codigo',
      is.fn.max('name').as('Descripcion'),
      bad.as('Mal'),
      good.as('Bien'),
      is.fn.max('day').as('UltimoDia'),
    ])
    .orderBy(bad, 'desc')
    .orderBy(good)
    .orderBy('code')
    .limit(limit)
    .execute()
}
