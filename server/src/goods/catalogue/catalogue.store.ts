import { type ShopBrandDraft, DEFAULT_BRAND, PRODUCT_NAME } from '@gondola/contract/site'
import type { Wording } from '@gondola/contract/base'
import { NULLABLE_NAMES, OPTIONAL_NAMES, type ProductFacts } from '@gondola/contract/catalogue'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { allOf, readInBatches } from '../../platform/runtime/read-in-batches.ts'
import { sql } from 'kysely'
import { undoneColumns } from './undone-columns.ts'

/** An article's record in `import_undo`, under the names from `undoColumns`; null if there is no record. */
interface Undoing {
  undo_is_new: boolean | null
  undo_before: Record<string, unknown> | null
  undo_after: Record<string, unknown> | null
}

/** The import being written or undone, whose rows are hidden; null if there is none. */
export const hiddenImport = (db: Db) => db.selectFrom('catalogue_version').select('hidden_import')

/** The columns of an article's undo record, for a query that joins `import_undo`. */
export const undoColumns = [
  'import_undo.is_new as undo_is_new',
  'import_undo.before as undo_before',
  'import_undo.after as undo_after',
] as const

/** The family that an article is shown in, for a query that joins `import_undo`. */
export const shownFamily = sql<number>`coalesce(cast(import_undo.before ->> 'family_code' as integer), articles.family_code)`

/**
 * An article's row as it is shown while an import is hidden: columns that the import wrote and nobody has changed since
 * have their previous values, as after undoing it. Null if the import added the article.
 */
export function asShown<R extends object>({
  undo_is_new,
  undo_before,
  undo_after,
  ...row
}: R & Undoing): Omit<R, keyof Undoing> | null {
  if (undo_is_new === true) return null
  if (undo_before === null) return row
  const back = undoneColumns(row, undo_before, undo_after)
  return back.length === 0 ? row : { ...row, ...(Object.fromEntries(back) as object) }
}

const ARTICLE_COLUMNS = [
  'Codigo',
  'Descripcion',
  'Descripcioncorta',
  'Precioventa',
  'unidad',
  'unidaddescrip',
  'Imagen',
  'Ean',
  'brand_code',
  'family_code',
  'Iva',
  'position',
  'popularity',
  'list_prices',
  'not_sold_at',
  'facts',
  ...NULLABLE_NAMES,
  ...OPTIONAL_NAMES,
] as const

export type ArticleRow = Pick<Row<'articles'>, (typeof ARTICLE_COLUMNS)[number]>
/** What the catalogue needs of a branch. */
export type BranchRow = Pick<Row<'branches'>, 'Id' | 'is_active' | 'is_default' | 'price_list_id'>
export type OfferRow = Row<'offers'>
export type PromotionRow = Row<'promotions'>
export type PromotionArticleRow = Row<'promotion_articles'>
export type PromotionFamilyRow = Row<'promotion_families'>
export type PromotionBrandRow = Row<'promotion_brands'>

/** The tables that the catalogue in memory is built from, besides the articles. */
export interface CatalogueTables {
  /** Active ones, in the shop's order. */
  departments: Row<'departments'>[]
  /** Active ones, in the shop's order within their department. */
  families: Row<'families'>[]
  brands: Row<'brands'>[]
  /** Names of brands that were merged into another. */
  brand_synonyms: Row<'brand_synonyms'>[]
  /** The chain's own words for the search. */
  search_words: Row<'search_words'>[]
  /** Of any date: a list may be requested for a day other than today. */
  offers: OfferRow[]
  promotions: PromotionRow[]
  promotion_articles: PromotionArticleRow[]
  promotion_families: PromotionFamilyRow[]
  promotion_brands: PromotionBrandRow[]
  /** Closed ones too. */
  branches: BranchRow[]
}

export type CatalogueTable = keyof CatalogueTables

/** The state whose change means that the catalogue must be read again. */
export interface CatalogueState {
  version: number
  /** The site parameter MostrarPreciosAVisitantes (contract §7). */
  pricesForAll: boolean
  /** The site parameter Abierta: whether others than staff may look and order. */
  isOpen: boolean
}

/** Rows read at a time: few enough not to delay a request that arrives meanwhile. */
const BATCH = 1000

/** The catalogue's version and the site parameters that affect its answers. */
export async function readCatalogueState(db: Db): Promise<CatalogueState> {
  const row = await db
    .selectFrom('catalogue_version')
    .leftJoin('parameters as prices', (join) => join.on('prices.name', '=', 'MostrarPreciosAVisitantes'))
    .leftJoin('parameters as opening', (join) => join.on('opening.name', '=', 'Abierta'))
    .select(['catalogue_version.version', 'prices.value as prices', 'opening.value as opening'])
    .executeTakeFirstOrThrow()
  return { version: row.version, pricesForAll: row.prices === true, isOpen: row.opening === true }
}

export async function readWording(db: Db): Promise<Wording> {
  const rows = await db.selectFrom('own_texts').selectAll().execute()
  return Object.fromEntries(rows.map(({ written, own }) => [written, own]))
}

/** The chain's look over the product's own, and the shop's name. */
export async function readBrand(db: Db): Promise<{ brand: ShopBrandDraft; NombreTienda: string }> {
  const rows = await db
    .selectFrom('parameters')
    .selectAll()
    .where('name', 'in', ['Marca', 'NombreTienda'])
    .execute()
  const { Marca, NombreTienda } = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  return {
    brand: { ...DEFAULT_BRAND, ...(Marca as Partial<ShopBrandDraft> | undefined) },
    NombreTienda: typeof NombreTienda === 'string' ? NombreTienda : PRODUCT_NAME,
  }
}

/**
 * Reads the data of one version. Reads again if somebody committed meanwhile, so that two versions are never mixed.
 * `read` receives the state that it has to match.
 */
export async function readOneVersion<T>(
  db: Db,
  read: (state: CatalogueState) => Promise<T>,
): Promise<{ state: CatalogueState; found: T }> {
  for (;;) {
    const before = await readCatalogueState(db)
    const found = await read(before)
    const state = await readCatalogueState(db)
    if (before.version === state.version) return { state, found }
  }
}

const READERS: { readonly [T in CatalogueTable]: (db: Db) => Promise<CatalogueTables[T]> } = {
  departments: (db) => readActive(db, 'departments'),
  families: (db) => readActive(db, 'families'),
  brands: (db) => readBrands(db),
  brand_synonyms: (db) => db.selectFrom('brand_synonyms').selectAll().orderBy('name_key').execute(),
  search_words: (db) => db.selectFrom('search_words').selectAll().orderBy('Id').execute(),
  offers: (db) => db.selectFrom('offers').selectAll().orderBy('position').orderBy('id').execute(),
  promotions: (db) =>
    db.selectFrom('promotions').selectAll().orderBy('position').orderBy('Promocion').execute(),
  promotion_articles: (db) => readPromotionArticles(db),
  promotion_families: (db) => db.selectFrom('promotion_families').selectAll().execute(),
  promotion_brands: (db) => db.selectFrom('promotion_brands').selectAll().execute(),
  branches: (db) =>
    db
      .selectFrom('branches')
      .select(['Id', 'is_active', 'is_default', 'price_list_id'])
      .orderBy('Id')
      .execute(),
}

export const CATALOGUE_TABLES = Object.keys(READERS) as readonly CatalogueTable[]

/** Reads the given tables, one after the other. */
export async function readTables<T extends CatalogueTable>(
  db: Db,
  names: Iterable<T>,
): Promise<Pick<CatalogueTables, T>> {
  const read: Partial<Record<CatalogueTable, unknown>> = {}
  for (const name of names) read[name] = await READERS[name](db)
  return read as Pick<CatalogueTables, T>
}

const readActive = <T extends 'departments' | 'families'>(db: Db, table: T) =>
  db
    .selectFrom(table as 'departments')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('Codigo')
    .execute() as unknown as Promise<CatalogueTables[T]>

/** All articles on sale, by code, in batches between which requests are served. */
export async function* readArticlesOnSale(db: Db): AsyncGenerator<ArticleRow[]> {
  const batches = readInBatches<UndoableRow>(BATCH, (last) =>
    withUndoing(db)
      .where('Codigo', '>', last?.Codigo ?? '')
      .orderBy('Codigo')
      .limit(BATCH)
      .execute(),
  )
  for await (const batch of batches) yield onSale(batch)
}

/** The articles with the given codes that are on sale. */
export const readArticles = async (db: Db, codes: readonly string[]): Promise<ArticleRow[]> =>
  onSale(await withUndoing(db).where('Codigo', 'in', codes).execute())

/** The day on which each article was written last, by code; in UTC. */
export async function readUpdatedDays(db: Db): Promise<Map<string, string>> {
  const batches = readInBatches<{ Codigo: string; updated_at: string }>(BATCH, (last) =>
    db
      .selectFrom('articles')
      .select(['Codigo', 'updated_at'])
      .where('Codigo', '>', last?.Codigo ?? '')
      .orderBy('Codigo')
      .limit(BATCH)
      .execute(),
  )
  return new Map((await allOf(batches)).map(({ Codigo, updated_at }) => [Codigo, updated_at.slice(0, 10)]))
}

/** What the packages of articles on sale say, by code; of the others nothing is known. */
export const listFacts = async (db: Db, codes: readonly string[]): Promise<Map<string, ProductFacts>> =>
  new Map(
    (await readArticles(db, codes)).flatMap(({ Codigo, facts }) => (facts === null ? [] : [[Codigo, facts]])),
  )

/** What the package of an article on sale says; null if nothing is known. */
export const findFacts = async (db: Db, code: string): Promise<ProductFacts | null> =>
  (await readArticles(db, [code]))[0]?.facts ?? null

/**
 * Articles that may be on sale, with the undo records of a hidden import: in one statement, so that no part of the
 * import can be written in between.
 */
const withUndoing = (db: Db) =>
  db
    .selectFrom('articles')
    .leftJoin('import_undo', (undo) =>
      undo.onRef('article_code', '=', 'Codigo').on('import_id', '=', hiddenImport(db)),
    )
    .select(ARTICLE_COLUMNS)
    .select('is_on_sale')
    .select(undoColumns)
    .where(({ or, eb }) => or([eb('is_on_sale', '=', true), eb('import_id', 'is not', null)]))

type UndoableRow = ArticleRow & { is_on_sale: boolean } & Undoing

const onSale = (rows: readonly UndoableRow[]): ArticleRow[] =>
  rows.flatMap((row) => {
    const shown = asShown(row)
    if (shown === null || !shown.is_on_sale) return []
    const { is_on_sale: _, ...article } = shown
    return [article]
  })

const readBrands = (db: Db): Promise<CatalogueTables['brands']> =>
  allOf(
    readInBatches(BATCH, (last) =>
      db
        .selectFrom('brands')
        .selectAll()
        .$if(last !== undefined, (query) => query.where('Codigo', '>', last!.Codigo))
        .orderBy('Codigo')
        .limit(BATCH)
        .execute(),
    ),
  )

const readPromotionArticles = (db: Db): Promise<PromotionArticleRow[]> =>
  allOf(
    readInBatches(BATCH, (last) =>
      db
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
        .execute(),
    ),
  )
