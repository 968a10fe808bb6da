import type { Banner, Province, ProvinceDraft } from '@gondola/contract/site'
import { isForBranch } from '../platform/db/json-list.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Violation } from '@gondola/contract/base'

export type BannerPlace = 'banners_front' | 'banners_user'

/**
 * The banners of the front page or of users, in the shop's order, without those that have expired, have not started,
 * or are for other branches only.
 * Hidden ones are included; their Estado says so.
 */
export async function listBanners(
  db: Db,
  table: BannerPlace,
  today: string,
  branchId: number,
): Promise<Banner[]> {
  return db
    .selectFrom(table)
    .select(['Url', 'Imagen', 'Descrip', 'Estado', 'Texto'])
    .where((row) => row.or([row('FechaDesde', 'is', null), row('FechaDesde', '<=', today)]))
    .where((row) => row.or([row('FechaHasta', 'is', null), row('FechaHasta', '>=', today)]))
    .where(isForBranch('branches', branchId))
    .orderBy('position')
    .orderBy('Id')
    .execute()
}

/** A chain's wording; null: none any more. */
export async function writeMessage(trx: Db, written: string, own: string | null): Promise<void> {
  if (own === null) await trx.deleteFrom('own_texts').where('written', '=', written).execute()
  else
    await trx
      .insertInto('own_texts')
      .values({ written, own })
      .onConflict((conflict) => conflict.column('written').doUpdateSet({ own }))
      .execute()
}

export async function listAllProvinces(db: Db): Promise<Province[]> {
  return db.selectFrom('provinces').selectAll().orderBy('Descripcion').execute()
}

/** Adds a province, or changes the one with the draft's Id; null if there is none with that Id. */
export async function writeProvince(
  trx: Db,
  { Id, Codigo, Descripcion }: ProvinceDraft,
): Promise<Province | Violation | null> {
  const sameCode = await trx
    .selectFrom('provinces')
    .select('Id')
    .where('Codigo', '=', Codigo)
    .executeTakeFirst()
  if (sameCode !== undefined && sameCode.Id !== Id) return { code: 'provincia-repetida' }
  const values = { Codigo, Descripcion: Descripcion.trim() }
  if (!Id) return trx.insertInto('provinces').values(values).returningAll().executeTakeFirstOrThrow()
  const changed = await trx
    .updateTable('provinces')
    .set(values)
    .where('Id', '=', Id)
    .returningAll()
    .executeTakeFirst()
  return changed ?? null
}
