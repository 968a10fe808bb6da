import { type ArticleRow, readArticlesOnSale, readTables } from '../../../goods/catalogue/catalogue.store.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Row } from '../../../platform/db/tables/database.ts'

/** The open branches, in the shop's order. */
export const listOpenBranches = (db: Db): Promise<Row<'branches'>[]> =>
  db
    .selectFrom('branches')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('Id')
    .execute()

/** An article on sale, with the name of its brand and its code of origin. */
export type SepaArticle = ArticleRow & { brand: string; codigo_origen: string | null }

/** The articles on sale by code, as customers see them, in batches. */
export async function* readArticles(db: Db): AsyncGenerator<SepaArticle[]> {
  const { brands } = await readTables(db, ['brands'])
  const nameOf = new Map(brands.map(({ Codigo, Descripcion }) => [Codigo, Descripcion]))
  const rows = db.selectFrom('articles').select(['Codigo', 'codigo_origen'])
  const origins = await rows.where('codigo_origen', 'is not', null).execute()
  const originOf = new Map(origins.map(({ Codigo, codigo_origen }) => [Codigo, codigo_origen]))
  for await (const articles of readArticlesOnSale(db))
    yield articles.map((article) => ({
      ...article,
      brand: nameOf.get(article.brand_code)!,
      codigo_origen: originOf.get(article.Codigo) ?? null,
    }))
}

/** The offers of a day. */
export const listOffersOn = (db: Db, day: string): Promise<Row<'offers'>[]> =>
  db.selectFrom('offers').selectAll().where('FechaDesde', '<=', day).where('FechaHasta', '>=', day).execute()
