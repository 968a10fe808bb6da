import { chunksOf, upsertRows } from '../../platform/db/chunks.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { CallQuery } from '@gondola/contract/calls'
import {
  type staffArticles,
  MANUAL_FIELDS,
  type ArticleFilters,
  type StaffArticle,
} from '@gondola/contract/catalogue-admin'
import { pick, pickFilled } from '@gondola/contract/base'
import { NULLABLE_NAMES, offerInForce, OPTIONAL_NAMES } from '@gondola/contract/catalogue'
import { UNCLASSIFIED_FAMILY } from '@gondola/contract/imports'
import { shopDateTime } from '../../platform/clock.ts'
import { folded, listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { searchWords } from '../../platform/db/staff-search/search-words.ts'
import type { Database, NewRow, Row, RowChange } from '../../platform/db/tables/database.ts'
import { listedPrices, manualColumn } from './manual-columns.ts'
import type { ShopDay } from './shop-day.ts'

export async function lockArticle(trx: Db, Codigo: string): Promise<Row<'articles'> | null> {
  const found = trx.selectFrom('articles').selectAll().where('Codigo', '=', Codigo).forUpdate()
  return (await found.executeTakeFirst()) ?? null
}

export const listArticleRows = (db: Db, codes: readonly string[]): Promise<Row<'articles'>[]> =>
  db.selectFrom('articles').selectAll().where('Codigo', 'in', codes).execute()

/** An article's price; null if none has the code. */
export async function findArticlePrice(db: Db, Codigo: string): Promise<number | null> {
  const article = await db
    .selectFrom('articles')
    .select('Precioventa')
    .where('Codigo', '=', Codigo)
    .executeTakeFirst()
  return article?.Precioventa ?? null
}

/** Another article with the barcode; null if there is none. */
export async function findArticleOfEan(
  db: Db,
  Ean: string,
  except: string,
): Promise<Pick<Row<'articles'>, 'Codigo' | 'Descripcion'> | null> {
  const other = await db
    .selectFrom('articles')
    .select(['Codigo', 'Descripcion'])
    .where('Ean', '=', Ean)
    .where('Codigo', '!=', except)
    .executeTakeFirst()
  return other ?? null
}

/** A family's articles with a different VAT rate. */
export const listOtherwiseRated = (
  db: Db,
  family: number,
  Iva: number,
): Promise<Pick<Row<'articles'>, 'Codigo' | 'manual_fields'>[]> =>
  db
    .selectFrom('articles')
    .select(['Codigo', 'manual_fields'])
    .where('family_code', '=', family)
    .where('Iva', '!=', Iva)
    .execute()

export async function insertArticle(trx: Db, article: NewRow<'articles'>): Promise<void> {
  await trx.insertInto('articles').values(article).execute()
}

export async function updateArticle(trx: Db, Codigo: string, change: RowChange<'articles'>): Promise<void> {
  await trx.updateTable('articles').set(change).where('Codigo', '=', Codigo).execute()
}

export async function updateArticles(
  trx: Db,
  codes: readonly string[],
  change: RowChange<'articles'>,
): Promise<void> {
  for (const some of chunksOf(codes))
    await trx.updateTable('articles').set(change).where('Codigo', 'in', some).execute()
}

/**
 * Stores the families that staff chose, over earlier choices. They outlive the articles: one that disappears and is
 * imported again returns to the family that staff chose.
 */
export const writeFamilyChoices = (trx: Db, choices: readonly NewRow<'family_choices'>[]): Promise<void> =>
  upsertRows(trx, 'family_choices', choices, {
    key: ['article_code'],
    set: ['family_code', 'author', 'at'],
  })

export async function deleteFamilyChoice(trx: Db, Codigo: string): Promise<void> {
  await trx.deleteFrom('family_choices').where('article_code', '=', Codigo).execute()
}

const joined = (db: Db) =>
  db
    .selectFrom('articles')
    .innerJoin('families', 'families.Codigo', 'articles.family_code')
    .innerJoin('departments', 'departments.Codigo', 'families.department_code')
    .innerJoin('brands', 'brands.Codigo', 'articles.brand_code')

/** The lowest offer of an article on a day; null if it has none. */
export const lowestOffer = (day: string) =>
  sql<number | null>`(select min("Preciooferta") from offers where article_code = articles."Codigo"
    and "FechaDesde" <= ${day} and "FechaHasta" >= ${day})`

const articlesOf = (db: Db, day: string) =>
  joined(db)
    .selectAll('articles')
    .select([
      'families.Descripcion as family',
      'families.department_code',
      'departments.Descripcion as department',
      'brands.Descripcion as brand',
    ])
    .select(lowestOffer(day).as('Preciooferta'))

type FoundArticle = Awaited<ReturnType<ReturnType<typeof articlesOf>['executeTakeFirstOrThrow']>>

/**
 * Adds a list's filters and search text to a query of articles. Related tables are read in subqueries, so the query
 * need not join them.
 */
export function filtered<DB extends Database, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  {
    Departamento,
    Familia,
    Marca,
    EnVenta,
    EnOferta,
    SinImagen,
    SinFamilia,
    SinFicha,
    PrecioFijado,
    q,
  }: ArticleFilters & { q?: string },
  day: string,
): SelectQueryBuilder<DB, TB, O> {
  const conditions = [
    Departamento !== undefined &&
      sql`articles.family_code in (${familiesWhere('department_code', Departamento)})`,
    Familia !== undefined && sql`articles.family_code = ${Familia}`,
    Marca !== undefined && sql`articles.brand_code = ${Marca}`,
    EnVenta !== undefined && sql`articles.is_on_sale = ${sql.lit(EnVenta)}`,
    EnOferta !== undefined && sql`${sql.lit(EnOferta)} = (${runningOffer(day)})`,
    SinImagen !== undefined && sql`${sql.lit(SinImagen)} = (articles."Imagen" is null)`,
    PrecioFijado !== undefined && sql`${sql.lit(PrecioFijado)} = (${PRICE_IS_HELD})`,
    SinFamilia !== undefined &&
      sql`${sql.lit(SinFamilia)} = (articles.family_code in (${familiesWhere('Descripcion', UNCLASSIFIED_FAMILY)}))`,
    SinFicha !== undefined && sql`${sql.lit(SinFicha)} = (articles.facts is null)`,
    ...searchWords(q).map((word) => wordCondition(word)),
  ]
  return conditions.reduce(
    (narrowed, condition) => (condition === false ? narrowed : narrowed.where(sql<boolean>`(${condition})`)),
    query,
  )
}

/** The names are in a JSON list; with its quotes, no name contains another. */
const PRICE_IS_HELD = sql`coalesce(cast(articles.manual_fields as text), '') like '%"Precioventa"%'`

const runningOffer = (day: string) => sql`exists (select 1 from offers
  where offers.article_code = articles."Codigo" and "FechaDesde" <= ${day} and "FechaHasta" >= ${day}
    and offers."Preciooferta" < articles."Precioventa")`

const familiesWhere = (column: 'department_code' | 'Descripcion', value: number | string) =>
  sql`select "Codigo" from families where ${sql.ref(column)} = ${value}`

/** A word matches part of a name, brand or code. Codes and brand keys are plain and need no folding. */
function wordCondition(word: string) {
  const pattern = likePattern(word)
  const codes = ['Codigo', 'Ean', 'codigo_origen'].map(
    (column) => sql`lower(articles.${sql.ref(column)}) like ${pattern} escape '\\'`,
  )
  // a word of digits is most likely a code; names contain few numbers
  return sql`${sql.join(codes, sql` or `)}
    or articles.brand_code in (select "Codigo" from brands where name_key like ${pattern} escape '\\')
    or ${folded('articles.Descripcion')} like ${pattern} escape '\\'`
}

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** A page of the articles, on sale or not. */
export async function listStaffArticles(
  db: Db,
  { day, timeZone }: ShopDay,
  { q, ...asked }: CallQuery<typeof staffArticles.list>,
): Promise<{ rows: StaffArticle[]; total: number }> {
  const search = q === undefined ? asked : { ...asked, q }
  // the page's keys first, from articles alone, where an index has them in search order: sorting fifty
  // thousand whole rows would block the shop
  const keys = filtered(db.selectFrom('articles').select('articles.Codigo'), search, day)
  const { rows: found, total } = await listWindow(keys, asked, {
    key: 'articles.Codigo',
    sort: {
      Codigo: 'articles.Codigo',
      Descripcion: folded('articles.Descripcion'),
      Precioventa: 'articles.Precioventa',
      Marca: sql`(select name_key from brands where brands."Codigo" = articles.brand_code)`,
      Familia: sql`(select ${folded('families.Descripcion')} from families where families."Codigo" = articles.family_code)`,
      Departamento: sql`(select ${folded('departments.Descripcion')} from departments join families
        on families.department_code = departments."Codigo" where families."Codigo" = articles.family_code)`,
      EnVenta: 'articles.is_on_sale',
      Orden: 'articles.position',
      Actualizado: 'articles.updated_at',
    },
    order: ['Descripcion', 'ASC'],
  })
  if (found.length === 0) return { rows: [], total }
  const codes = found.map(({ Codigo }) => Codigo)
  const rows = await articlesOf(db, day).where('articles.Codigo', 'in', codes).execute()
  const byCode = new Map(rows.map((row) => [row.Codigo, toStaffArticle(row, timeZone)]))
  return { rows: codes.flatMap((code) => byCode.get(code) ?? []), total }
}

export async function findStaffArticle(
  db: Db,
  { day, timeZone }: ShopDay,
  Codigo: string,
): Promise<StaffArticle | null> {
  const row = await articlesOf(db, day).where('articles.Codigo', '=', Codigo).executeTakeFirst()
  return row === undefined ? null : toStaffArticle(row, timeZone)
}

function toStaffArticle(row: FoundArticle, timeZone: string): StaffArticle {
  const manual = row.manual_fields ?? []
  return {
    ...pick(row, ['Codigo', 'Descripcion', 'Descripcioncorta', 'Precioventa']),
    Preciooferta: offerInForce(row.Preciooferta, row.Precioventa),
    OfertaSuperada: offerInForce(row.Preciooferta, row.Precioventa) === null ? row.Preciooferta : null,
    ...pick(row, ['unidad', 'unidaddescrip', 'Imagen', 'Ean']),
    Marca: { Codigo: row.brand_code, Descripcion: row.brand },
    Familia: { Codigo: row.family_code, Descripcion: row.family },
    Departamento: { Codigo: row.department_code, Descripcion: row.department },
    EnVenta: row.is_on_sale,
    ...pick(row, ['Iva', ...NULLABLE_NAMES]),
    CodigoOrigen: row.codigo_origen,
    Orden: row.position,
    Actualizado: shopDateTime(new Date(row.updated_at), timeZone),
    CamposManuales: MANUAL_FIELDS.filter((field) => manual.includes(manualColumn(field))),
    ...pickFilled(row, OPTIONAL_NAMES),
    ...(row.facts && { Ficha: row.facts }),
    ...listedPrices(row.list_prices),
    ...(row.not_sold_at && { NoSeVendeEn: row.not_sold_at }),
  }
}
