import { sql } from 'kysely'
import { type LineArticle, offerInForce } from '@gondola/contract/catalogue'
import { askedBranch, DEFAULT_BRANCH } from '../../goods/branches/branches.store.ts'
import { isNewestVersion } from '../../goods/catalogue/catalogue-changes.store.ts'
import type { BranchView } from '../../goods/catalogue/branch-view.ts'
import type { LiveCatalogue } from '../../goods/catalogue/live-catalogue.ts'
import type { ActiveOffers } from '../../goods/catalogue/active-offers.ts'
import { asShown, hiddenImport, shownFamily, undoColumns } from '../../goods/catalogue/catalogue.store.ts'
import { preparedSearch } from '../../platform/db/prepared-statements/prepared-statements.ts'
import { isSqlite } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'

/**
 * The articles of an order's lines by code, at a branch's prices in force on a day, as `findLineArticles` reads them.
 * Taken from the catalogue in memory if the transaction finds that nothing has changed since.
 */
export async function findSoldArticles(
  trx: Db,
  codes: readonly string[],
  catalogue: LiveCatalogue,
  day: string,
  branchId?: number,
): Promise<ReadonlyMap<string, LineArticle>> {
  const view = catalogue.findView(branchId)
  const isCurrent = view?.snapshot.day === day && (await isNewestVersion(trx, view.snapshot.version))
  if (isCurrent) return soldInMemory(codes, view)
  const running = view?.activeOffersOn(day) ?? catalogue.activeOffersOn(day)
  return findLineArticles(trx, codes, running, branchId)
}

/** The same from the catalogue in memory alone, without checking that it is current. */
export function soldInMemory(codes: readonly string[], view: BranchView): ReadonlyMap<string, LineArticle> {
  const sold = new Map<string, LineArticle>()
  for (const code of codes) {
    const article = view.find(code)
    if (article !== undefined) sold.set(article.Codigo, article)
  }
  return sold
}

/**
 * Reads the articles of order lines by code, at a branch's prices in force on a day: straight from the database, in one
 * query, so that an order is priced by the state that its own transaction sees. Articles not on sale or not sold at the
 * branch, and those of a family or department that is not shown, are absent; of several offers the lowest counts. The
 * branch's promotions come from the catalogue in memory, where the promotion of a family or brand is resolved once, not
 * for every order.
 */
export async function findLineArticles(
  db: Db,
  codes: readonly string[],
  { day, promotionOf, promotionsOf }: Pick<ActiveOffers, 'day' | 'promotionOf' | 'promotionsOf'>,
  branchId: number = DEFAULT_BRANCH,
): Promise<Map<string, LineArticle>> {
  const { rows } = await articlesOf(db, codes, day, branchId)
  const sold = new Map<string, LineArticle>()
  for (const row of rows) {
    const shown = asShown(row)
    if (shown === null || !shown.is_on_sale || shown.not_sold_at?.includes(row.branch_id ?? 0)) continue
    const { Preciooferta: offer, is_on_sale: _, list_prices, not_sold_at: __, ...rest } = shown
    const { price_list_id, branch_id: ___, LimitePorPedido, ...article } = rest
    const listed = list_prices?.[price_list_id ?? -1] ?? 0
    const Precioventa = listed > 0 ? listed : article.Precioventa
    const Preciooferta = offerInForce(offer, Precioventa)
    sold.set(article.Codigo, {
      ...article,
      Precioventa,
      Preciooferta,
      Oferta: Preciooferta === null ? null : { Preciooferta },
      Promocion: promotionOf.get(article.Codigo) ?? null,
      Promociones: [...(promotionsOf.get(article.Codigo) ?? [])],
      ...(LimitePorPedido !== null && { LimitePorPedido }),
    })
  }
  return sold
}

const isAmong = (db: Db, branchId: number) =>
  isSqlite(db)
    ? sql<boolean>`exists (select 1 from json_each(offers.branches) as named where named.value = ${askedBranch(branchId)})`
    : sql<boolean>`exists (select 1 from json_array_elements_text(offers.branches) as named (id) where cast(named.id as integer) = ${askedBranch(branchId)})`

const articlesOf = preparedSearch((db: Db, codes: readonly string[], day: string, branchId: number) => {
  const branch = db.selectFrom('branches').where('branches.Id', '=', askedBranch(branchId))
  return db
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
    .select(['list_prices', 'not_sold_at', 'LimitePorPedido'])
    .select((article) => [
      branch.select('branches.Id').as('branch_id'),
      branch.select('price_list_id').as('price_list_id'),
      article
        .selectFrom('offers')
        .whereRef('offers.article_code', '=', 'articles.Codigo')
        .where('FechaDesde', '<=', day)
        .where('FechaHasta', '>=', day)
        .where(({ eb, or }) => or([eb('offers.branches', 'is', null), isAmong(db, branchId)]))
        .select(({ fn }) => fn.min('Preciooferta').as('lowest'))
        .as('Preciooferta'),
    ])
    .where('articles.Codigo', 'in', codes)
    .where(({ or, eb }) =>
      or([eb('is_on_sale', '=', sql.lit(true)), eb('import_undo.import_id', 'is not', null)]),
    )
    .where('families.is_active', '=', sql.lit(true))
    .where('departments.is_active', '=', sql.lit(true))
})
