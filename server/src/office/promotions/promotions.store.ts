import { chunksOf, insertRows } from '../../platform/db/chunks.ts'
import { sql } from 'kysely'
import type { CallQuery } from '@gondola/contract/calls'
import type {
  staffPromotions,
  PromotionDraft,
  PromotionState,
  StaffPromotion,
  StaffPromotionWhole,
} from '@gondola/contract/promotions'
import { branchesColumn, namedBranches } from '../../goods/branches/for-branches.ts'
import { isForBranch } from '../../platform/db/json-list.ts'
import { runsOn, type Reach } from '../../goods/catalogue/active-offers.ts'
import { folded, listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

type PromotionRow = Row<'promotions'>

/** What a promotion's row is shown with: today, and the articles that it reaches in the catalogue in memory. */
export interface Seen {
  day: string
  reach: Reach
}

export async function listStaffPromotions(
  db: Db,
  asked: CallQuery<typeof staffPromotions.list>,
  seen: Seen,
): Promise<{ rows: StaffPromotion[]; total: number }> {
  const { day } = seen
  let query = db.selectFrom('promotions').selectAll()
  if (asked.Sucursal !== undefined) query = query.where(isForBranch('branches', asked.Sucursal))
  if (asked.Estado === 'futura') query = query.where('FechaDesde', '>', day)
  if (asked.Estado === 'terminada') query = query.where('FechaHasta', '<', day)
  if (asked.Estado === 'vigente' || asked.Estado === 'pausada') {
    const running = await promotionsRunning(db, day)
    const within = query.where('FechaDesde', '<=', day).where('FechaHasta', '>=', day)
    query = within.where('Promocion', asked.Estado === 'vigente' ? 'in' : 'not in', [...running, 0])
  }
  const { rows, total } = await listWindow(query, asked, {
    key: 'Promocion',
    sort: {
      Promocion: 'Promocion',
      Descripcion: folded('Descripcion'),
      Descrip: folded('Descrip'),
      FechaDesde: 'FechaDesde',
      FechaHasta: 'FechaHasta',
      Orden: 'position',
    },
    order: ['FechaHasta', 'DESC'],
    search: ['Descripcion', 'Descrip'],
  })
  return { rows: rows.map((row) => toStaffPromotion(row, seen)), total }
}

async function promotionsRunning(db: Db, day: string): Promise<number[]> {
  const rows = await db
    .selectFrom('promotions')
    .select(['Promocion', 'FechaDesde', 'FechaHasta', 'Dias'])
    .where('FechaDesde', '<=', day)
    .where('FechaHasta', '>=', day)
    .execute()
  return rows.filter((row) => runsOn(row, day)).map(({ Promocion }) => Promocion)
}

/** A promotion with all its fields; null if it does not exist. */
export async function findStaffPromotion(
  db: Db,
  Promocion: number,
  seen: Seen,
): Promise<StaffPromotionWhole | null> {
  const row = await db
    .selectFrom('promotions')
    .selectAll()
    .where('Promocion', '=', Promocion)
    .executeTakeFirst()
  if (row === undefined) return null
  const articles = await db
    .selectFrom('promotion_articles')
    .innerJoin('articles', 'articles.Codigo', 'article_code')
    .where('promotion_id', '=', Promocion)
    .orderBy('promotion_articles.position')
    .orderBy('article_code')
    .select(['articles.Codigo', 'articles.Descripcion'])
    .execute()
  const families = await db
    .selectFrom('promotion_families')
    .select('family_code')
    .where('promotion_id', '=', Promocion)
    .orderBy('family_code')
    .execute()
  const brands = await db
    .selectFrom('promotion_brands')
    .select('brand_code')
    .where('promotion_id', '=', Promocion)
    .orderBy('brand_code')
    .execute()
  return {
    ...toStaffPromotion(row, seen),
    Bases: row.Bases,
    Articulos: articles.map(({ Codigo }) => Codigo),
    Familias: families.map(({ family_code }) => family_code),
    Marcas: brands.map(({ brand_code }) => brand_code),
    ListArticulos: articles,
  }
}

function toStaffPromotion(row: PromotionRow, { day, reach }: Seen): StaffPromotion {
  const { Promocion, Descripcion, Descrip, Imagen, FechaDesde, FechaHasta, Dias, TiposPago } = row
  return {
    Promocion,
    Descripcion,
    Descrip,
    Imagen,
    FechaDesde,
    FechaHasta,
    Dias,
    TiposPago,
    ...namedBranches(row.branches),
    Mecanica: row.Mecanica,
    Orden: row.position,
    Estado: stateOf(row, day),
    Alcance: reach.get(Promocion)?.length ?? 0,
  }
}

function stateOf(row: PromotionRow, day: string): PromotionState {
  if (day < row.FechaDesde) return 'futura'
  if (row.FechaHasta < day) return 'terminada'
  return runsOn(row, day) ? 'vigente' : 'pausada'
}

/** Inserts a promotion or, given its number, replaces it; returns the number. */
export async function writePromotion(trx: Db, draft: PromotionDraft, Promocion?: number): Promise<number> {
  const { Articulos, Familias, Marcas, Orden, Mecanica, Dias, TiposPago, Sucursales, ...fields } = draft
  const values = {
    ...fields,
    Descripcion: fields.Descripcion.trim(),
    Descrip: fields.Descrip.trim(),
    position: Orden,
    branches: branchesColumn(Sucursales),
    Mecanica: Mecanica && JSON.stringify(Mecanica),
    Dias: numbersColumn(Dias),
    TiposPago: numbersColumn(TiposPago ?? null),
  }
  const written =
    Promocion === undefined
      ? trx.insertInto('promotions').values(values).returning('Promocion')
      : trx.updateTable('promotions').set(values).where('Promocion', '=', Promocion).returning('Promocion')
  const { Promocion: id } = await written.executeTakeFirstOrThrow()
  await writeReach(trx, id, draft)
  return id
}

/** Each number once, in order; null: none. */
const numbersColumn = (numbers: readonly number[] | null): string | null =>
  numbers === null || numbers.length === 0
    ? null
    : JSON.stringify([...new Set(numbers)].toSorted((a, b) => a - b))

async function writeReach(
  trx: Db,
  promotion_id: number,
  { Articulos, Familias, Marcas }: PromotionDraft,
): Promise<void> {
  await trx.deleteFrom('promotion_articles').where('promotion_id', '=', promotion_id).execute()
  await trx.deleteFrom('promotion_families').where('promotion_id', '=', promotion_id).execute()
  await trx.deleteFrom('promotion_brands').where('promotion_id', '=', promotion_id).execute()
  const articles = [...new Set(Articulos)].map((article_code, position) => ({
    promotion_id,
    article_code,
    position,
  }))
  await insertRows(trx, 'promotion_articles', articles)
  const families = [...new Set(Familias)].map((family_code) => ({ promotion_id, family_code }))
  await insertRows(trx, 'promotion_families', families)
  const brands = [...new Set(Marcas)].map((brand_code) => ({ promotion_id, brand_code }))
  await insertRows(trx, 'promotion_brands', brands)
}

/** Deletes a promotion; returns whether it existed. */
export async function removePromotion(trx: Db, Promocion: number): Promise<void> {
  await trx.deleteFrom('promotions').where('Promocion', '=', Promocion).execute()
}

/** The records that a draft names and that do not exist, and its articles that are sold by weight. */
export async function findOddReach(trx: Db, { Articulos, Familias, Marcas, TiposPago }: PromotionDraft) {
  const units = new Map<string, 1 | 100>()
  for (const codes of chunksOf(Articulos)) {
    const found = await trx
      .selectFrom('articles')
      .select(['Codigo', 'unidad'])
      .where('Codigo', 'in', codes)
      .execute()
    for (const { Codigo, unidad } of found) units.set(Codigo, unidad)
  }
  return {
    unknown: Articulos.filter((code) => !units.has(code)),
    weighed: Articulos.filter((code) => units.get(code) === 100),
    areFamiliesKnown: (await countOf(trx, 'families', Familias)) === new Set(Familias).size,
    areBrandsKnown: (await countOf(trx, 'brands', Marcas)) === new Set(Marcas).size,
    areMeansKnown: await arePaymentTypes(trx, [...new Set(TiposPago)]),
  }
}

async function countOf(trx: Db, table: 'families' | 'brands', codes: readonly number[]): Promise<number> {
  if (codes.length === 0) return 0
  const found = await trx
    .selectFrom(table)
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .where('Codigo', 'in', [...codes])
    .executeTakeFirstOrThrow()
  return found.total
}

async function arePaymentTypes(trx: Db, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const known = await trx
    .selectFrom('payment_types')
    .select('Id')
    .where('Id', 'in', [...ids])
    .execute()
  return known.length === ids.length
}
