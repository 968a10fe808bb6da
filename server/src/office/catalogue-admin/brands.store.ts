import { sql } from 'kysely'
import type { CallQuery } from '@gondola/contract/calls'
import type { staffBrands, StaffBrand } from '@gondola/contract/catalogue-admin'
import { brandKey } from '../../goods/catalogue/brand-key.ts'
import { listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'

export async function moveArticles(trx: Db, from: number, to: number): Promise<void> {
  await trx.updateTable('articles').set({ brand_code: to }).where('brand_code', '=', from).execute()
}

/** A promotion that has both brands keeps one row. */
export async function movePromotions(trx: Db, from: number, to: number): Promise<void> {
  const named = await trx
    .selectFrom('promotion_brands')
    .select('promotion_id')
    .where('brand_code', '=', from)
    .execute()
  if (named.length === 0) return
  await trx
    .insertInto('promotion_brands')
    .values(named.map(({ promotion_id }) => ({ promotion_id, brand_code: to })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Imports now resolve the brand's name, and the names merged into it before, to the other brand. */
export async function keepName(
  trx: Db,
  { Codigo, Descripcion }: Pick<StaffBrand, 'Codigo' | 'Descripcion'>,
  to: number,
): Promise<void> {
  await trx.updateTable('brand_synonyms').set({ brand_code: to }).where('brand_code', '=', Codigo).execute()
  const kept = { brand_code: to, merged_code: Codigo }
  await trx
    .insertInto('brand_synonyms')
    .values({ name_key: brandKey(Descripcion), ...kept })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet(kept))
    .execute()
}

/** Removes the synonym for a name that a brand has again. */
export async function deleteSynonym(trx: Db, Descripcion: string): Promise<void> {
  await trx.deleteFrom('brand_synonyms').where('name_key', '=', brandKey(Descripcion)).execute()
}

const brandsOf = (db: Db) =>
  db.selectFrom('brands').select(({ selectFrom }) => [
    'brands.Codigo',
    'brands.Descripcion',
    sql<number>`cast((${selectFrom('articles')
      .whereRef('articles.brand_code', '=', 'brands.Codigo')
      .select(({ fn }) => fn.countAll().as('count'))}) as integer)`.as('Articulos'),
  ])

/** A page of the brands, by name by default. */
export function listStaffBrands(
  db: Db,
  { SinArticulos, ...asked }: CallQuery<typeof staffBrands.list>,
): Promise<{ rows: StaffBrand[]; total: number }> {
  const articles = sql<number>`(select count(*) from articles where articles.brand_code = brands."Codigo")`
  const all = brandsOf(db)
  const query =
    SinArticulos === undefined ? all : all.where(sql<boolean>`(${articles} = 0) = ${sql.lit(SinArticulos)}`)
  return listWindow(query, asked, {
    key: 'brands.Codigo',
    sort: { Codigo: 'brands.Codigo', Descripcion: 'brands.name_key', Articulos: articles },
    order: ['Descripcion', 'ASC'],
    search: ['brands.Descripcion'],
  })
}

export async function findStaffBrand(db: Db, Codigo: number): Promise<StaffBrand | null> {
  return (await brandsOf(db).where('brands.Codigo', '=', Codigo).executeTakeFirst()) ?? null
}

const columnsOf = (Descripcion: string) => ({
  Descripcion: Descripcion.trim(),
  name_key: brandKey(Descripcion),
})

/** Adds a brand and returns its code. */
export async function insertBrand(trx: Db, Descripcion: string): Promise<number> {
  const { Codigo } = await trx
    .insertInto('brands')
    .values(columnsOf(Descripcion))
    .returning('Codigo')
    .executeTakeFirstOrThrow()
  return Codigo
}

export async function renameBrand(trx: Db, Codigo: number, Descripcion: string): Promise<void> {
  await trx.updateTable('brands').set(columnsOf(Descripcion)).where('Codigo', '=', Codigo).execute()
}

export async function deleteBrand(trx: Db, Codigo: number): Promise<void> {
  await trx.deleteFrom('brands').where('Codigo', '=', Codigo).execute()
}

export const isBrandThere = async (db: Db, Codigo: number): Promise<boolean> =>
  (await db.selectFrom('brands').select('Codigo').where('Codigo', '=', Codigo).executeTakeFirst()) !==
  undefined

/** Whether another brand has the name, ignoring accents and case. */
export async function isBrandNameTaken(db: Db, Descripcion: string, except: number): Promise<boolean> {
  const same = await db
    .selectFrom('brands')
    .select('Codigo')
    .where('name_key', '=', brandKey(Descripcion))
    .where('Codigo', '!=', except)
    .executeTakeFirst()
  return same !== undefined
}

export async function isBrandInPromotion(db: Db, Codigo: number): Promise<boolean> {
  const promoted = db.selectFrom('promotion_brands').select('promotion_id').where('brand_code', '=', Codigo)
  return (await promoted.executeTakeFirst()) !== undefined
}
