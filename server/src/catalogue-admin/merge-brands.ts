import type { StaffBrand } from '@gondola/contract/entities/staff-category.ts'
import { catalogueFault } from '@gondola/contract/texts/staff/catalogue.ts'
import { brandKey } from '../catalogue/brand-key.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../http/problem.ts'
import type { StaffSession } from '../http/caller.ts'
import { changeCatalogue } from './catalogue-change.ts'
import { findStaffBrand } from './categories.store.ts'

/**
 * Makes one brand part of another: its articles and promotions go over, its name (and those that it took over before)
 * stays known to imports, which would else make it anew.
 *
 * @throws 404 no such brand; 422 `marca-consigo`, `marca-inexistente`
 */
export function mergeBrand(
  parts: Pick<Deps, 'db' | 'clock'>,
  session: StaffSession,
  Codigo: number,
  Con: number,
): Promise<StaffBrand> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const before = (await findStaffBrand(trx, Codigo)) ?? refuseNotFound()
    if (Codigo === Con) refuseStaff(catalogueFault('marca-consigo', 'Con'))
    const into = (await findStaffBrand(trx, Con)) ?? refuseStaff(catalogueFault('marca-inexistente', 'Con'))
    await trx.updateTable('articles').set({ brand_code: Con }).where('brand_code', '=', Codigo).execute()
    await movePromotions(trx, Codigo, Con)
    await keepName(trx, before, Con)
    await trx.deleteFrom('brands').where('Codigo', '=', Codigo).execute()
    await record({
      Entidad: 'marcas',
      Clave: Codigo,
      Accion: 'unir',
      Antes: { Descripcion: before.Descripcion, Articulos: before.Articulos },
      Despues: { Descripcion: into.Descripcion, Codigo: Con, Articulos: before.Articulos + into.Articulos },
    })
    return (await findStaffBrand(trx, Con)) ?? refuseNotFound()
  })
}

/** A promotion that names both names one of them. */
async function movePromotions(trx: Db, from: number, to: number): Promise<void> {
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

async function keepName(trx: Db, { Codigo, Descripcion }: StaffBrand, to: number): Promise<void> {
  await trx.updateTable('brand_synonyms').set({ brand_code: to }).where('brand_code', '=', Codigo).execute()
  const kept = { brand_code: to, merged_code: Codigo }
  await trx
    .insertInto('brand_synonyms')
    .values({ name_key: brandKey(Descripcion), ...kept })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet(kept))
    .execute()
}

/** A name that is a brand's own again leads nowhere else. */
export async function dropSynonym(trx: Db, Descripcion: string): Promise<void> {
  await trx.deleteFrom('brand_synonyms').where('name_key', '=', brandKey(Descripcion)).execute()
}
