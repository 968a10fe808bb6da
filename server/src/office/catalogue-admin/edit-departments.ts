import {
  type DepartmentChange,
  type DepartmentDraft,
  type StaffDepartment,
  staffDepartments,
  catalogueFault,
} from '@gondola/contract/catalogue-admin'
import type { ChangeBody } from '@gondola/contract/base'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { mergedChange } from '../../audit/merge-change.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import {
  deleteDepartment,
  findStaffDepartment,
  insertDepartment,
  listDepartmentNames,
  updateDepartment,
} from './categories.store.ts'
import { checkCategoryCode, checkName, freeCategoryCode } from './category-codes.ts'

type Parts = Pick<Deps, 'db' | 'clock'>

/** @throws 422 a name or code that is taken */
export function createDepartment(
  parts: Parts,
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
export function changeDepartment(
  parts: Parts,
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
export function removeDepartment(parts: Parts, session: StaffSession, Codigo: number): Promise<void> {
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
