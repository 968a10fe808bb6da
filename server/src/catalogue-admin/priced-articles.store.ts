import { sql } from 'kysely'
import type { PriceSelection } from '@gondola/contract/catalogue-admin'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables.ts'
import { filtered } from './articles.store.ts'

const AT_ONCE = 1000

export type PricedArticle = Pick<
  Row<'articles'>,
  'Codigo' | 'Descripcion' | 'Precioventa' | 'manual_fields'
> & {
  /** The day's offer; null if there is none. */
  Preciooferta: number | null
}

/** The articles of a selection with their prices, by code. */
export function readPricedArticles(
  db: Db,
  day: string,
  { Codigos, Filtro = {} }: PriceSelection,
): Promise<PricedArticle[]> {
  const all = db
    .selectFrom('articles')
    .innerJoin('families', 'families.Codigo', 'articles.family_code')
    .innerJoin('brands', 'brands.Codigo', 'articles.brand_code')
    .select(['articles.Codigo', 'articles.Descripcion', 'articles.Precioventa', 'articles.manual_fields'])
    .select((article) =>
      article
        .selectFrom('offers')
        .whereRef('offers.article_code', '=', 'articles.Codigo')
        .where('offers.FechaDesde', '<=', day)
        .where('offers.FechaHasta', '>=', day)
        .select(({ fn }) => fn.min('offers.Preciooferta').as('lowest'))
        .as('Preciooferta'),
    )
    .orderBy('articles.Codigo')
  return Codigos === undefined
    ? filtered(all, Filtro, day).execute()
    : all.where('articles.Codigo', 'in', Codigos).execute()
}

/** Writes prices, and the new `manual_fields` of each article. */
export async function writePrices(
  trx: Db,
  prices: readonly { Codigo: string; Precioventa: number; manual_fields: string | null }[],
  at: string,
): Promise<void> {
  for (let from = 0; from < prices.length; from += AT_ONCE) {
    const batch = prices.slice(from, from + AT_ONCE)
    const values = sql.join(
      batch.map(({ Codigo, Precioventa }) => sql`(${Codigo}, cast(${Precioventa} as numeric(14, 2)))`),
    )
    // both databases name the columns of a `values` list column1, column2
    await sql`update articles set "Precioventa" = priced.column2, updated_at = ${at}
      from (values ${values}) as priced where articles."Codigo" = priced.column1`.execute(trx)
    for (const [manual_fields, rows] of Map.groupBy(batch, (row) => row.manual_fields)) {
      await trx
        .updateTable('articles')
        .set({ manual_fields })
        .where(
          'Codigo',
          'in',
          rows.map(({ Codigo }) => Codigo),
        )
        .execute()
    }
  }
}
