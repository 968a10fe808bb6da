import { sql } from 'kysely'
import type { LineArticle } from '@gondola/contract/rules/cart.ts'
import type { Db } from '../db/open-database.ts'

/**
 * What order lines are made of, at the prices in force on an ISO day, by article code: straight from the database, in
 * one query, so that an order is priced by what is true in its own transaction. Articles not on sale are absent. Of
 * several offers the lowest counts, of several promotions the first in the shop's order.
 */
export async function findLineArticles(
  db: Db,
  codes: readonly string[],
  day: string,
): Promise<Map<string, LineArticle>> {
  const rows = await db
    .selectFrom('articles')
    .innerJoin('families', 'families.Codigo', 'articles.family_code')
    .select(['articles.Codigo', 'articles.Descripcion', 'Precioventa', 'unidad', 'Imagen', 'Ean', 'Alcohol'])
    .select((article) => [
      article
        .selectFrom('offers')
        .whereRef('article_code', '=', 'articles.Codigo')
        .where('FechaDesde', '<=', day)
        .where('FechaHasta', '>=', day)
        .select(({ fn }) => fn.min('Preciooferta').as('lowest'))
        .as('Preciooferta'),
      article
        .selectFrom('promotion_articles')
        .innerJoin('promotions', 'promotions.Promocion', 'promotion_id')
        .whereRef('article_code', '=', 'articles.Codigo')
        .where('FechaDesde', '<=', day)
        .where('FechaHasta', '>=', day)
        .orderBy('promotions.position')
        .orderBy('Promocion')
        .limit(1)
        .select('Descrip')
        .as('promotion'),
    ])
    .where('articles.Codigo', 'in', [...codes])
    .where('is_on_sale', '=', sql.lit(true))
    .execute()
  return new Map(
    rows.map(({ Preciooferta, promotion, ...article }) => [
      article.Codigo,
      {
        ...article,
        Preciooferta,
        Oferta: Preciooferta === null ? null : { Preciooferta },
        Promocion: promotion === null ? null : { Descrip: promotion },
      },
    ]),
  )
}
