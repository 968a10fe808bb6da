import { type StaffBrand, catalogueFault } from '@gondola/contract/catalogue-admin'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { deleteBrand, findStaffBrand } from './brands.store.ts'
import { keepName, moveArticles, movePromotions } from './merged-brands.store.ts'

/**
 * Merges one brand into another: its articles and promotions are moved, and its name (with those merged into it before)
 * stays known to imports, which would otherwise create the brand again.
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
    await moveArticles(trx, Codigo, Con)
    await movePromotions(trx, Codigo, Con)
    await keepName(trx, before, Con)
    await deleteBrand(trx, Codigo)
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
