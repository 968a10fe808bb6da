import {
  type FamilyChange,
  type FamilyDraft,
  type StaffFamily,
  staffFamilies,
  catalogueFault,
} from '@gondola/contract/catalogue-admin'
import type { ChangeBody, StaffViolation } from '@gondola/contract/base'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { mergedChange } from '../../audit/merge-change.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { restateFamily } from '../../goods/stock/restate-stock.ts'
import { listOtherwiseRated, updateArticles } from './articles.store.ts'
import {
  deleteFamily,
  findStaffDepartment,
  findStaffFamily,
  insertFamily,
  isFamilyInPromotion,
  listFamilyNames,
  updateFamily,
} from './categories.store.ts'
import { checkCategoryCode, checkName, freeCategoryCode } from './category-codes.ts'
import { manualColumn } from './manual-columns.ts'

/** @throws 422 the name is taken in its department, the code is taken, or the department does not exist */
export function createFamily(parts: Deps, session: StaffSession, draft: FamilyDraft): Promise<StaffFamily> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const chosen = draft.Codigo
    const broken =
      (chosen === undefined ? null : await checkCategoryCode(trx, chosen)) ??
      (await checkFamily(trx, draft, 0))
    if (broken) refuseStaff(broken)
    const Codigo = chosen ?? (await freeCategoryCode(trx, draft.Departamento.Codigo))
    await insertFamily(trx, { Codigo, ...columnsOf(draft) })
    const made = (await findStaffFamily(trx, Codigo)) ?? refuseNotFound()
    await record({ Entidad: 'familias', Clave: Codigo, Accion: 'crear', Despues: audited(made) })
    return made
  })
}

/**
 * Changes a family. With `IvaATodos` its articles get its VAT rate, except those whose rate was set by hand. After
 * another margin the stock of its articles is stated anew.
 *
 * @throws 404 no such family; 409 somebody changed the same; 422 as for a new one
 */
export async function changeFamily(
  parts: Deps,
  session: StaffSession,
  Codigo: number,
  body: ChangeBody<FamilyChange>,
): Promise<StaffFamily> {
  let hasOtherMargin = false
  const changed = await changeCatalogue(parts, session, async ({ trx, record }) => {
    const before = (await findStaffFamily(trx, Codigo)) ?? refuseNotFound()
    const change = mergedChange(staffFamilies.draft, body, before)
    const broken = await checkFamily(trx, change, Codigo)
    if (broken) refuseStaff(broken)
    await updateFamily(trx, Codigo, columnsOf(change))
    const rated = change.IvaATodos === true ? await rateArticles(trx, parts, Codigo, change.Iva) : 0
    const after = (await findStaffFamily(trx, Codigo)) ?? refuseNotFound()
    await record({
      Entidad: 'familias',
      Clave: Codigo,
      Accion: 'editar',
      Antes: audited(before),
      Despues: { ...audited(after), ...(rated > 0 && { ArticulosConIvaNuevo: rated }) },
    })
    hasOtherMargin = before.MargenExistencia !== after.MargenExistencia
    return after
  })
  if (hasOtherMargin) await restateFamily(parts, Codigo)
  return changed
}

/** @throws 404 no such family; 422 it has articles or is in promotions */
export function removeFamily(parts: Deps, session: StaffSession, Codigo: number): Promise<void> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const before = (await findStaffFamily(trx, Codigo)) ?? refuseNotFound()
    if (before.Articulos > 0) refuseStaff(catalogueFault('familia-con-articulos'))
    if (await isFamilyInPromotion(trx, Codigo)) refuseStaff(catalogueFault('familia-en-promocion'))
    await deleteFamily(trx, Codigo)
    await record({ Entidad: 'familias', Clave: Codigo, Accion: 'eliminar', Antes: audited(before) })
  })
}

async function checkFamily(
  trx: Db,
  { Descripcion, Departamento }: FamilyChange,
  Codigo: number,
): Promise<StaffViolation | null> {
  if ((await findStaffDepartment(trx, Departamento.Codigo)) === null)
    return catalogueFault('departamento-inexistente', 'Departamento.Codigo')
  return checkName(Descripcion, await listFamilyNames(trx, Departamento.Codigo, Codigo))
}

/** Sets the articles' rate; returns how many changed. */
async function rateArticles(trx: Db, { clock }: Deps, family: number, Iva: number): Promise<number> {
  const rows = await listOtherwiseRated(trx, family, Iva)
  const codes = rows
    .filter(({ manual_fields }) => !manual_fields?.includes(manualColumn('Iva')))
    .map(({ Codigo }) => Codigo)
  await updateArticles(trx, codes, { Iva, updated_at: instant(clock) })
  return codes.length
}

const columnsOf = (family: FamilyChange) => ({
  Descripcion: family.Descripcion.trim(),
  department_code: family.Departamento.Codigo,
  Perecedero: family.Perecedero,
  ...(family.Frio !== undefined && { Frio: family.Frio }),
  Alcohol: family.Alcohol,
  Iva: family.Iva,
  ...(family.MargenExistencia !== undefined && { MargenExistencia: family.MargenExistencia }),
  position: family.Orden,
  is_active: family.Activo,
})

const audited = ({ Codigo: _, Articulos, ...set }: StaffFamily) => set
