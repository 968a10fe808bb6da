import type { Db } from '../../../platform/db/open-database.ts'
import type { Row } from '../../../platform/db/tables/database.ts'

const BATCH = 2000

/** The open branches, in the shop's order. */
export const listOpenBranches = (db: Db): Promise<Row<'branches'>[]> =>
  db
    .selectFrom('branches')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('Id')
    .execute()

/** An article on sale, with the name of its brand. */
export type SepaArticle = Awaited<ReturnType<typeof listArticlesAfter>>[number]

const listArticlesAfter = (db: Db, code: string) =>
  db
    .selectFrom('articles')
    .innerJoin('brands', 'brands.Codigo', 'articles.brand_code')
    .selectAll('articles')
    .select('brands.Descripcion as brand')
    .where('is_on_sale', '=', true)
    .where('articles.Codigo', '>', code)
    .orderBy('articles.Codigo')
    .limit(BATCH)
    .execute()

/** The articles on sale by code, in batches. */
export async function* readArticles(db: Db): AsyncGenerator<SepaArticle[]> {
  for (let code = ''; ;) {
    const articles = await listArticlesAfter(db, code)
    if (articles.length === 0) return
    yield articles
    code = articles.at(-1)!.Codigo
  }
}

/** The offers of a day. */
export const listOffersOn = (db: Db, day: string): Promise<Row<'offers'>[]> =>
  db.selectFrom('offers').selectAll().where('FechaDesde', '<=', day).where('FechaHasta', '>=', day).execute()
