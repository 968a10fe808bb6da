import {
  mergeBrand as mergeCall,
  staffBrands,
  staffDepartments,
  staffFamilies,
  type StaffBrand,
  catalogueFault,
  type DepartmentChange,
  type DepartmentDraft,
  type StaffDepartment,
} from '@gondola/contract/catalogue-admin'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import {
  findStaffBrand,
  listStaffBrands,
  deleteBrand,
  keepName,
  moveArticles,
  movePromotions,
} from './brands.store.ts'
import {
  findStaffDepartment,
  findStaffFamily,
  listStaffDepartments,
  listStaffFamilies,
  deleteDepartment,
  insertDepartment,
  listDepartmentNames,
  updateDepartment,
} from './categories.store.ts'
import { changeBrand, createBrand, removeBrand } from './edit-brands.ts'
import { changeFamily, createFamily, removeFamily } from './edit-families.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffSession } from '../../http/caller.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import type { ChangeBody } from '@gondola/contract/base'
import { mergedChange } from '../../audit/merge-change.ts'
import { checkCategoryCode, checkName, freeCategoryCode } from './category-codes.ts'

/** @throws 422 a name or code that is taken */
function createDepartment(
  parts: Deps,
  session: StaffSession,
  draft: DepartmentDraft,
): Promise<StaffDepartment> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const chosen = draft.Codigo
    const broken =
      (chosen === undefined ? null : await checkCategoryCode(trx, chosen)) ??
      checkName(draft.Descripcion, await listDepartmentNames(trx, 0))
    if (broken) refuseStaff(broken)
    const Codigo = chosen ?? (await freeCategoryCode(trx))
    await insertDepartment(trx, { Codigo, ...columnsOf(draft) })
    const made = (await findStaffDepartment(trx, Codigo)) ?? refuseNotFound()
    await record({ Entidad: 'departamentos', Clave: Codigo, Accion: 'crear', Despues: audited(made) })
    return made
  })
}

/** @throws 404 no such department; 409 somebody changed the same; 422 a name that is taken */
function changeDepartment(
  parts: Deps,
  session: StaffSession,
  Codigo: number,
  body: ChangeBody<DepartmentChange>,
): Promise<StaffDepartment> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const before = (await findStaffDepartment(trx, Codigo)) ?? refuseNotFound()
    const change = mergedChange(staffDepartments.draft, body, before)
    const broken = checkName(change.Descripcion, await listDepartmentNames(trx, Codigo))
    if (broken) refuseStaff(broken)
    await updateDepartment(trx, Codigo, columnsOf(change))
    const after = (await findStaffDepartment(trx, Codigo)) ?? refuseNotFound()
    await record({
      Entidad: 'departamentos',
      Clave: Codigo,
      Accion: 'editar',
      Antes: audited(before),
      Despues: audited(after),
    })
    return after
  })
}

/** @throws 404 no such department; 422 it has families */
function removeDepartment(parts: Deps, session: StaffSession, Codigo: number): Promise<void> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const before = (await findStaffDepartment(trx, Codigo)) ?? refuseNotFound()
    if (before.Familias > 0) refuseStaff(catalogueFault('departamento-con-familias'))
    await deleteDepartment(trx, Codigo)
    await record({ Entidad: 'departamentos', Clave: Codigo, Accion: 'eliminar', Antes: audited(before) })
  })
}

const columnsOf = ({ Descripcion, Orden, Activo }: DepartmentChange) => ({
  Descripcion: Descripcion.trim(),
  position: Orden,
  is_active: Activo,
})

const audited = ({ Descripcion, Orden, Activo }: StaffDepartment) => ({ Descripcion, Orden, Activo })

/** Staff's calls for departments, families and brands (backoffice §4). */
export const staffCategoriesFeature: Feature = (api, deps) => {
  const { db } = deps

  serveList(api, staffDepartments.list, ({ query }) => listStaffDepartments(db, query))
  serve(
    api,
    staffDepartments.read,
    async ({ params }) => (await findStaffDepartment(db, params.Codigo)) ?? refuseNotFound(),
  )
  serve(api, staffDepartments.create, ({ session, body }) => createDepartment(deps, session, body))
  serve(api, staffDepartments.change, ({ session, params, body }) =>
    changeDepartment(deps, session, params.Codigo, body),
  )
  serveUndo<number>(api, deps, staffDepartments, (session, Codigo, body) =>
    changeDepartment(deps, session, Codigo, body),
  )
  serve(api, staffDepartments.remove, ({ session, params }) => removeDepartment(deps, session, params.Codigo))

  serveList(api, staffFamilies.list, ({ query }) => listStaffFamilies(db, query))
  serve(
    api,
    staffFamilies.read,
    async ({ params }) => (await findStaffFamily(db, params.Codigo)) ?? refuseNotFound(),
  )
  serve(api, staffFamilies.create, ({ session, body }) => createFamily(deps, session, body))
  serve(api, staffFamilies.change, ({ session, params, body }) =>
    changeFamily(deps, session, params.Codigo, body),
  )
  serveUndo<number>(api, deps, staffFamilies, (session, Codigo, body) =>
    changeFamily(deps, session, Codigo, body),
  )
  serve(api, staffFamilies.remove, ({ session, params }) => removeFamily(deps, session, params.Codigo))

  serveList(api, staffBrands.list, ({ query }) => listStaffBrands(db, query))
  serve(
    api,
    staffBrands.read,
    async ({ params }) => (await findStaffBrand(db, params.Codigo)) ?? refuseNotFound(),
  )
  serve(api, staffBrands.create, ({ session, body }) => createBrand(deps, session, body))
  serve(api, staffBrands.change, ({ session, params, body }) =>
    changeBrand(deps, session, params.Codigo, body),
  )
  serveUndo<number>(api, deps, staffBrands, (session, Codigo, body) =>
    changeBrand(deps, session, Codigo, body),
  )
  serve(api, staffBrands.remove, ({ session, params }) => removeBrand(deps, session, params.Codigo))
  serve(api, mergeCall, ({ session, params, body }) => mergeBrand(deps, session, params.Codigo, body.Con))
}

/**
 * Merges one brand into another: its articles and promotions are moved, and its name (with those merged into it before)
 * stays known to imports, which would otherwise create the brand again.
 *
 * @throws 404 no such brand; 422 `marca-consigo`, `marca-inexistente`
 */
function mergeBrand(parts: Deps, session: StaffSession, Codigo: number, Con: number): Promise<StaffBrand> {
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
