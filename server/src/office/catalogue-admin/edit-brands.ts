import {
  type BrandDraft,
  type StaffBrand,
  staffBrands,
  catalogueFault,
} from '@gondola/contract/catalogue-admin'
import type { ChangeBody } from '@gondola/contract/base'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { mergedChange } from '../../audit/merge-change.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import {
  deleteBrand,
  findStaffBrand,
  insertBrand,
  isBrandInPromotion,
  isBrandNameTaken,
  renameBrand,
  deleteSynonym,
} from './brands.store.ts'
import { checkName } from './category-codes.ts'

/** @throws 422 a name that is taken */
export function createBrand(
  parts: Deps,
  session: StaffSession,
  { Descripcion }: BrandDraft,
): Promise<StaffBrand> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    await refuseTaken(trx, Descripcion, 0)
    const Codigo = await insertBrand(trx, Descripcion)
    await deleteSynonym(trx, Descripcion)
    await record({ Entidad: 'marcas', Clave: Codigo, Accion: 'crear', Despues: { Descripcion } })
    return (await findStaffBrand(trx, Codigo)) ?? refuseNotFound()
  })
}

/** @throws 404 no such brand; 409 somebody changed the same; 422 a name that is taken */
export function changeBrand(
  parts: Deps,
  session: StaffSession,
  Codigo: number,
  body: ChangeBody<BrandDraft>,
): Promise<StaffBrand> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const before = (await findStaffBrand(trx, Codigo)) ?? refuseNotFound()
    const { Descripcion } = mergedChange(staffBrands.draft, body, before)
    await refuseTaken(trx, Descripcion, Codigo)
    await renameBrand(trx, Codigo, Descripcion)
    await deleteSynonym(trx, Descripcion)
    const after = (await findStaffBrand(trx, Codigo)) ?? refuseNotFound()
    await record({
      Entidad: 'marcas',
      Clave: Codigo,
      Accion: 'editar',
      Antes: { Descripcion: before.Descripcion },
      Despues: { Descripcion: after.Descripcion },
    })
    return after
  })
}

/** @throws 404 no such brand; 422 it has articles or is in promotions */
export function removeBrand(parts: Deps, session: StaffSession, Codigo: number): Promise<void> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const before = (await findStaffBrand(trx, Codigo)) ?? refuseNotFound()
    if (before.Articulos > 0) refuseStaff(catalogueFault('marca-con-articulos'))
    if (await isBrandInPromotion(trx, Codigo)) refuseStaff(catalogueFault('marca-en-promocion'))
    await deleteBrand(trx, Codigo)
    await record({
      Entidad: 'marcas',
      Clave: Codigo,
      Accion: 'eliminar',
      Antes: { Descripcion: before.Descripcion },
    })
  })
}

async function refuseTaken(trx: Db, Descripcion: string, Codigo: number): Promise<void> {
  const broken = checkName(Descripcion, [])
  if (broken) refuseStaff(broken)
  if (await isBrandNameTaken(trx, Descripcion, Codigo))
    refuseStaff(catalogueFault('nombre-en-uso', 'Descripcion'))
}
