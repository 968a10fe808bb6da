import { chunksOf, insertRows } from '../../../platform/db/chunks.ts'
import { sql } from 'kysely'
import { askedCodes, readQuantities } from '../../../goods/stock/stock-rows.store.ts'
import { isPriceJump } from '@gondola/contract/catalogue-admin'
import { formatNumber } from '@gondola/contract/base'
import { IMPORT_TEXTS, type ImportNote, UNCLASSIFIED_FAMILY } from '@gondola/contract/imports'
import type { Db } from '../../../platform/db/open-database.ts'
import { shopBranchText } from '../branches/choose-targets.ts'
import { readShopBranches } from '../branches/import-branches.store.ts'
import { warning } from '../reading/import-row.ts'
import { refuseFile } from '../source/unusable-file.ts'
import type { KnownArticle, NumberChange, PlanCounts, RowNumber } from './planned-article.ts'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'
import { lowestOffer } from '../../catalogue-admin/articles.store.ts'

/** The brand code of each known name: the brand's own name, or that of a brand merged into it. */
export async function readBrandCodes(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('brands').select(['Codigo', 'name_key']).execute()
  const synonyms = await db.selectFrom('brand_synonyms').select(['brand_code', 'name_key']).execute()
  return new Map([
    ...synonyms.map(({ name_key, brand_code }) => [name_key, brand_code] as const),
    ...rows.map(({ name_key, Codigo }) => [name_key, Codigo] as const),
  ])
}

export async function listBrandNames(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom('brands').select(['Codigo', 'Descripcion']).execute()
  return new Map(rows.map(({ Codigo, Descripcion }) => [Codigo, Descripcion]))
}

/** Adds brands and returns their codes. */
export async function insertBrands(
  trx: Db,
  brands: readonly NewRow<'brands'>[],
): Promise<Pick<Row<'brands'>, 'Codigo' | 'name_key'>[]> {
  const added = []
  for (const batch of chunksOf(brands)) {
    const rows = await trx.insertInto('brands').values(batch).returning(['Codigo', 'name_key']).execute()
    added.push(...rows)
  }
  return added
}

export const listDepartments = (db: Db): Promise<Row<'departments'>[]> =>
  db.selectFrom('departments').selectAll().orderBy('Codigo').execute()

export const listFamilies = (db: Db): Promise<Row<'families'>[]> =>
  db.selectFrom('families').selectAll().orderBy('Codigo').execute()

export async function insertCategories(
  trx: Db,
  departments: readonly NewRow<'departments'>[],
  families: readonly NewRow<'families'>[],
): Promise<void> {
  await insertRows(trx, 'departments', departments)
  await insertRows(trx, 'families', families)
}

const BATCH = 5000
const UNIT_FIELDS = ['unidad', 'unidaddescrip', 'ContenidoNeto', 'ContenidoUnidad'] as const

/** The catalogue's version, to detect changes in the meantime. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return version
}

/** Codes of the articles that have one of these as code, barcode or code of origin. */
export async function listNamedCodes(db: Db, codes: readonly string[]): Promise<string[]> {
  const { asked } = askedCodes(db, JSON.stringify(codes))
  const by = (column: string) =>
    sql`select "Codigo" from articles where ${sql.ref(column)} in (select asked.value from ${asked})`
  const found = await sql<{ Codigo: string }>`
    ${by('Codigo')} union ${by('Ean')} union ${by('codigo_origen')}`.execute(db)
  return found.rows.map(({ Codigo }) => Codigo)
}

/** Every article of the shop with what an import of the profile compares on a day, in batches; `named`: only these. */
export async function* readKnownArticles(
  db: Db,
  profile: string,
  day: string,
  named?: readonly string[],
): AsyncGenerator<KnownArticle[]> {
  if (named?.length === 0) return
  let last = ''
  for (;;) {
    const batch = await db
      .selectFrom('articles')
      .leftJoin('import_sources', (join) =>
        join
          .onRef('import_sources.article_code', '=', 'articles.Codigo')
          .on('import_sources.profile', '=', profile),
      )
      .leftJoin('article_costs', 'article_costs.article_code', 'articles.Codigo')
      .leftJoin('families', 'families.Codigo', 'articles.family_code')
      .leftJoin('departments', 'departments.Codigo', 'families.department_code')
      .select([
        'families.Descripcion as familia',
        'departments.Descripcion as departamento',
        'articles.Codigo',
        'articles.Descripcion',
        'articles.Ean',
        'articles.Precioventa',
        'articles.unidad',
        'articles.ContenidoNeto',
        'articles.ContenidoUnidad',
        'articles.manual_fields',
        'articles.list_prices',
        'articles.not_sold_at',
        'articles.brand_code',
        'articles.codigo_origen',
        'article_costs.cost',
        'import_sources.row_hash',
        'import_sources.is_present',
        lowestOffer(day).as('Preciooferta'),
      ])
      .$if(named !== undefined, (query) => query.where('articles.Codigo', 'in', named ?? []))
      .where('articles.Codigo', '>', last)
      .orderBy('articles.Codigo')
      .limit(BATCH)
      .execute()
    yield batch.map(({ row_hash, is_present, manual_fields, list_prices, not_sold_at, ...article }) => ({
      ...article,
      branches: { list_prices, not_sold_at, manual: manual_fields ?? [] },
      rowHash: row_hash,
      isPresent: is_present === true,
      isPriceFixed: manual_fields?.includes('Precioventa') ?? false,
      isUnitFixed: UNIT_FIELDS.some((name) => manual_fields?.includes(name)),
      isNameFixed: manual_fields?.includes('Descripcion') ?? false,
      isBrandFixed: manual_fields?.includes('brand_code') ?? false,
      isFamilyFixed:
        manual_fields?.includes('family_code') ||
        (article.familia ?? UNCLASSIFIED_FAMILY) === UNCLASSIFIED_FAMILY,
    }))
    if (batch.length < BATCH) return
    last = batch.at(-1)!.Codigo
  }
}

/** Of many alike the first say enough. */
const JUMPS_TOLD = 5

/** The texts of articles with several numbers in a file, of which the last would count. */
const twiceTexts = (
  numbers: readonly RowNumber[],
  what: Parameters<typeof IMPORT_TEXTS.numbersTwice>[1],
): string[] =>
  [...Map.groupBy(numbers, ({ Codigo }) => Codigo)]
    .filter(([, same]) => new Set(same.map(({ number }) => number)).size > 1)
    .slice(0, JUMPS_TOLD)
    .map(([code, same]) =>
      IMPORT_TEXTS.numbersTwice(
        code,
        what,
        same.map(({ line }) => line),
      ),
    )

/**
 * Those costs that the shop does not have yet, and the texts of those that are told twice or jump: from the last one as prices do, or,
 * without one, above what the article is sold at.
 */
export async function compareCosts(
  db: Db,
  costs: readonly RowNumber[],
): Promise<{ others: NumberChange[]; jumps: readonly string[] }> {
  const others: NumberChange[] = []
  const jumps = twiceTexts(costs, 'costos distintos')
  const last = new Map(costs.map((one) => [one.Codigo, one]))
  for (const some of chunksOf([...last.values()])) {
    const rows = await db
      .selectFrom('articles')
      .leftJoin('article_costs', 'article_code', 'Codigo')
      .select(['Codigo', 'Precioventa', 'cost'])
      .where(
        'Codigo',
        'in',
        some.map(({ Codigo }) => Codigo),
      )
      .execute()
    const known = new Map(rows.map((row) => [row.Codigo, row]))
    for (const one of some) {
      const { cost = null, Precioventa = Infinity } = known.get(one.Codigo) ?? {}
      if (cost === one.number) continue
      others.push(Object.assign(one, { before: cost }))
      if (jumps.length < JUMPS_TOLD && (cost ? isPriceJump(cost, one.number) : one.number > Precioventa))
        jumps.push(IMPORT_TEXTS.costJump(one.Codigo, cost, one.number))
    }
  }
  return { others, jumps }
}

/** A note on the branches with a price of their own where a base price changes; `own`: of how many articles, by list. */
export async function ownPriceNotes(db: Db, own: ReadonlyMap<number, number>): Promise<ImportNote[]> {
  const shop = own.size === 0 ? [] : await readShopBranches(db)
  const branches = shop.flatMap(({ Nombre, price_list_id, is_active }) => {
    const articles = is_active ? own.get(price_list_id ?? 0) : undefined
    return articles === undefined ? [] : [`${Nombre} (${formatNumber(articles)})`]
  })
  return branches.length === 0 ? [] : [warning(0, 'precio_propio', '', branches.join(', '))]
}

/** A list of another unit is a hundredfold or more of what is left of the last one. */
const STOCK_JUMP_FACTOR = 50
/** Deliveries bring no article so many times the kilograms that were there. */
const KILOS_JUMP_FACTOR = 20

/** The numbers of stock that the shop does not have yet, each with its branch, and what the brake checks of them. */
export async function compareStock(
  db: Db,
  stock: readonly RowNumber[],
  branchId: number | undefined,
): Promise<{ others: NumberChange[]; counts: NonNullable<PlanCounts['stock']>; odd: readonly string[] }> {
  const others: NumberChange[] = []
  const counts = { changed: 0, jumps: 0, first: '' }
  const odd: string[] = []
  if (stock.length === 0) return { others, counts, odd }
  const shop = await readShopBranches(db)
  const branch =
    shop.find(({ Id, is_default }) => (branchId === undefined ? is_default : Id === branchId)) ??
    refuseFile('sucursal_sin_registro', shop.map(shopBranchText).join('\n'))
  for (const one of stock) one.branch ??= branch
  for (const [at, numbers] of Map.groupBy(stock, (one) => one.branch!.Id)) {
    odd.push(...twiceTexts(numbers, 'existencias distintas'))
    const file = new Map(numbers.map((one) => [one.Codigo, one]))
    for (const codes of chunksOf([...file.keys()])) {
      const known = await readQuantities(db, at, codes)
      for (const code of codes) {
        const [before = null, one] = [known.get(code), file.get(code)!]
        const { number: after, text } = one
        if (before === after) continue
        others.push(Object.assign(one, { before }))
        const isTold = odd.length < JUMPS_TOLD && text !== undefined
        if (isTold && after > (before ?? 0) * KILOS_JUMP_FACTOR) odd.push(IMPORT_TEXTS.kilosJump(code, text))
        // whatever was or is sold out says nothing of the unit
        if (!before || !after) continue
        counts.changed++
        if (Math.max(before / after, after / before) < STOCK_JUMP_FACTOR) continue
        counts.jumps++
        counts.first ||= code
      }
    }
  }
  return { others, counts, odd }
}
