import type { Db } from '../db/open-database.ts'
import type { Row } from '../db/tables.ts'
import { Breathing } from './breathing.ts'

export type ArticleRow = Row<'articles'>
export type OfferRow = Row<'offers'>
export type PromotionRow = Row<'promotions'>
export type PromotionArticleRow = Row<'promotion_articles'>
export type PromotionFamilyRow = Row<'promotion_families'>
export type PromotionBrandRow = Row<'promotion_brands'>

/** Everything that the catalogue in memory is made of, of one version. */
export interface CatalogueRows {
  version: number
  /** The site parameter MostrarPreciosAVisitantes (contract §7). */
  pricesForAll: boolean
  /** Active ones, in the shop's order. */
  departments: Row<'departments'>[]
  /** Active ones, in the shop's order within their department. */
  families: Row<'families'>[]
  brands: Row<'brands'>[]
  /** Names of brands that became part of another. */
  brandSynonyms: Row<'brand_synonyms'>[]
  /** On sale, by code. */
  articles: ArticleRow[]
  /** Of any date: a list may be asked for another day than today. */
  offers: OfferRow[]
  promotions: PromotionRow[]
  promotionArticles: PromotionArticleRow[]
  promotionFamilies: PromotionFamilyRow[]
  promotionBrands: PromotionBrandRow[]
}

/** What tells that the catalogue must be read again. */
export interface CatalogueState {
  version: number
  pricesForAll: boolean
}

/** Rows read at a time: few enough that a request arriving meanwhile does not notice. */
const BATCH = 1000

/** The catalogue's version and the one site parameter that changes what it answers. */
export async function readCatalogueState(db: Db): Promise<CatalogueState> {
  const row = await db
    .selectFrom('catalogue_version')
    .leftJoin('parameters', (join) => join.on('parameters.name', '=', 'MostrarPreciosAVisitantes'))
    .select(['catalogue_version.version', 'parameters.value'])
    .executeTakeFirstOrThrow()
  return { version: row.version, pricesForAll: row.value === true }
}

/**
 * Reads the whole catalogue of one version, in batches between which requests are served. Read again from the beginning
 * when a change was committed meanwhile, so that no mixture of two versions is ever shown.
 */
export async function readCatalogue(db: Db): Promise<CatalogueRows> {
  for (;;) {
    const before = await readCatalogueState(db)
    const rows = await readTables(db)
    const after = await readCatalogueState(db)
    if (before.version === after.version) return { ...after, ...rows }
  }
}

async function readTables(db: Db): Promise<Omit<CatalogueRows, keyof CatalogueState>> {
  return {
    departments: await db
      .selectFrom('departments')
      .selectAll()
      .where('is_active', '=', true)
      .orderBy('position')
      .orderBy('Codigo')
      .execute(),
    families: await db
      .selectFrom('families')
      .selectAll()
      .where('is_active', '=', true)
      .orderBy('position')
      .orderBy('Codigo')
      .execute(),
    brands: await db.selectFrom('brands').selectAll().execute(),
    brandSynonyms: await db.selectFrom('brand_synonyms').selectAll().orderBy('name_key').execute(),
    articles: await readArticlesOnSale(db),
    offers: await db.selectFrom('offers').selectAll().orderBy('position').orderBy('id').execute(),
    promotions: await db
      .selectFrom('promotions')
      .selectAll()
      .orderBy('position')
      .orderBy('Promocion')
      .execute(),
    promotionArticles: await readPromotionArticles(db),
    promotionFamilies: await db.selectFrom('promotion_families').selectAll().execute(),
    promotionBrands: await db.selectFrom('promotion_brands').selectAll().execute(),
  }
}

async function readArticlesOnSale(db: Db): Promise<ArticleRow[]> {
  const articles: ArticleRow[] = []
  const breathing = new Breathing()
  for (;;) {
    const batch = await db
      .selectFrom('articles')
      .selectAll()
      .where('is_on_sale', '=', true)
      .where('Codigo', '>', articles.at(-1)?.Codigo ?? '')
      .orderBy('Codigo')
      .limit(BATCH)
      .execute()
    for (const article of batch) articles.push(article)
    if (batch.length < BATCH) return articles
    await breathing.pause()
  }
}

async function readPromotionArticles(db: Db): Promise<PromotionArticleRow[]> {
  const links: PromotionArticleRow[] = []
  for (;;) {
    const last = links.at(-1)
    const batch = await db
      .selectFrom('promotion_articles')
      .selectAll()
      .$if(last !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('promotion_id', 'article_code'), '>', tuple(last!.promotion_id, last!.article_code)),
        ),
      )
      .orderBy('promotion_id')
      .orderBy('article_code')
      .limit(BATCH)
      .execute()
    for (const link of batch) links.push(link)
    if (batch.length < BATCH) return links
  }
}
