import { sql } from 'kysely'
import type { BrandDraft, StaffBrand } from '@gondola/contract/catalogue-admin'
import { brandKey } from '../../goods/catalogue/brand-key.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { records } from '../../platform/db/records.ts'

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

const ARTICLES = sql<number>`(select cast(count(*) as integer) from articles
  where articles.brand_code = brands."Codigo")`

/** The brands, by name by default. */
export const brands = records<'brands', StaffBrand, BrandDraft>({
  table: 'brands',
  key: 'Codigo',
  columns: { Codigo: 'Codigo', Descripcion: 'Descripcion', Articulos: ARTICLES },
  filters: { SinArticulos: (isUnused: boolean) => sql<boolean>`(${ARTICLES} = 0) = ${sql.lit(isUnused)}` },
  sort: { Codigo: 'Codigo', Descripcion: 'name_key', Articulos: ARTICLES },
  order: ['Descripcion', 'ASC'],
  search: ['Descripcion'],
  write: ({ Descripcion }) => ({ Descripcion: Descripcion.trim(), name_key: brandKey(Descripcion) }),
})

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
