import { sql } from 'kysely'
import { offerInForce } from '@gondola/contract/catalogue'
import type { LineArticle } from '@gondola/contract/cart'
import { isNewestVersion } from '../../catalogue/catalogue-changes.store.ts'
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts'
import type { ActiveOffers } from '../../catalogue/active-offers.ts'
import { asShown, hiddenImport, shownFamily, undoColumns } from '../../catalogue/shown-article.store.ts'
import { preparedSearch } from '../../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../../platform/db/open-database.ts'

/**
 * The articles of an order's lines by code, at the prices in force on a day, as `findLineArticles` reads them. Taken
 * from the catalogue in memory if the transaction finds that nothing has changed since.
 */
export async function findSoldArticles(
  trx: Db,
  codes: readonly string[],
  catalogue: LiveCatalogue,
  day: string,
): Promise<ReadonlyMap<string, LineArticle>> {
  const { version, day: knownDay } = catalogue.snapshot
  if (knownDay !== day || !(await isNewestVersion(trx, version)))
    return findLineArticles(trx, codes, catalogue.activeOffersOn(day))
  return soldInMemory(codes, catalogue)
}

/** The same from the catalogue in memory alone, without checking that it is current. */
export function soldInMemory(
  codes: readonly string[],
  catalogue: LiveCatalogue,
): ReadonlyMap<string, LineArticle> {
  const { articles, lists } = catalogue.snapshot
  const sold = codes.map((code) => articles[lists.byCode.get(code) ?? -1])
  return new Map(sold.flatMap((article) => (article === undefined ? [] : [[article.Codigo, article]])))
}

/**
 * Reads the articles of order lines by code, at the prices in force on a day: straight from the database, in one query,
 * so that an order is priced by the state that its own transaction sees. Articles not on sale, and those of a family or
 * department that is not shown, are absent; of several offers the lowest counts. The promotions of each article come
 * from the catalogue in memory, where the promotion of a family or brand is resolved once, not for every order.
 */
export async function findLineArticles(
  db: Db,
  codes: readonly string[],
  { day, promotionOf, promotionsOf }: ActiveOffers,
): Promise<Map<string, LineArticle>> {
  const { rows } = await articlesOf(db, codes, day)
  const sold = new Map<string, LineArticle>()
  for (const row of rows) {
    const shown = asShown(row)
    if (shown === null || !shown.is_on_sale) continue
    const { Preciooferta: offer, is_on_sale: _, ...article } = shown
    const Preciooferta = offerInForce(offer, article.Precioventa)
    sold.set(article.Codigo, {
      ...article,
      Preciooferta,
      Oferta: Preciooferta === null ? null : { Preciooferta },
      Promocion: promotionOf.get(article.Codigo) ?? null,
      Promociones: [...(promotionsOf.get(article.Codigo) ?? [])],
    })
  }
  return sold
}

const articlesOf = preparedSearch((db: Db, codes: readonly string[], day: string) =>
  db
    .selectFrom('articles')
    .leftJoin('import_undo', (undo) =>
      undo
        .onRef('import_undo.article_code', '=', 'articles.Codigo')
        .on('import_undo.import_id', '=', hiddenImport(db)),
    )
    .innerJoin('families', (join) => join.on('families.Codigo', '=', shownFamily))
    .innerJoin('departments', 'departments.Codigo', 'families.department_code')
    .select(undoColumns)
    .select('articles.is_on_sale')
    .select(['articles.Codigo', 'articles.Descripcion', 'Precioventa', 'unidad', 'Imagen', 'Ean', 'Alcohol'])
    .select((article) => [
      article
        .selectFrom('offers')
        .whereRef('offers.article_code', '=', 'articles.Codigo')
        .where('FechaDesde', '<=', day)
        .where('FechaHasta', '>=', day)
        .select(({ fn }) => fn.min('Preciooferta').as('lowest'))
        .as('Preciooferta'),
    ])
    .where('articles.Codigo', 'in', codes)
    .where(({ or, eb }) =>
      or([eb('is_on_sale', '=', sql.lit(true)), eb('import_undo.import_id', 'is not', null)]),
    )
    .where('families.is_active', '=', sql.lit(true))
    .where('departments.is_active', '=', sql.lit(true)),
)
