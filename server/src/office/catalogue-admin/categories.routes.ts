import {
  mergeBrand as mergeCall,
  staffBrands,
  staffDepartments,
  staffFamilies,
  catalogueFault,
  type BrandDraft,
  type DepartmentDraft,
  type FamilyDraft,
  type StaffBrand,
  type StaffDepartment,
  type StaffFamily,
} from '@gondola/contract/catalogue-admin'
import { serveRecords } from '../../audit/serve-records.ts'
import { type Feature, serve } from '../../http/serve.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { changeCatalogue, inCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { restateFamily } from '../../goods/stock/restate-stock.ts'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { listOtherwiseRated, updateArticles } from './articles.store.ts'
import {
  brands,
  deleteSynonym,
  isBrandInPromotion,
  isBrandNameTaken,
  keepName,
  moveArticles,
  movePromotions,
} from './brands.store.ts'
import {
  departments,
  families,
  isFamilyInPromotion,
  listDepartmentNames,
  listFamilyNames,
} from './categories.store.ts'
import { checkCategoryCode, checkName, freeCategoryCode } from './category-codes.ts'
import { manualColumn } from './manual-columns.ts'

/** Staff's calls for departments, families and brands (backoffice §4). */
export const staffCategoriesFeature: Feature = (api, deps) => {
  serveRecords<StaffDepartment, DepartmentDraft>(api, deps, staffDepartments, {
    ...departments,
    transaction: inCatalogue,
    check: async (trx, { Codigo, Descripcion }, before) =>
      (before === null && Codigo !== undefined ? await checkCategoryCode(trx, Codigo) : null) ??
      checkName(Descripcion, await listDepartmentNames(trx, before?.Codigo ?? 0)),
    insert: async (trx, { Codigo, ...draft }) =>
      departments.insert(trx, { ...draft, Codigo: Codigo ?? (await freeCategoryCode(trx)) }),
    checkRemoval: async (_trx, { Familias }) =>
      Familias > 0 ? catalogueFault('departamento-con-familias') : null,
    audited: ({ Descripcion, Orden, Activo }) => ({ Descripcion, Orden, Activo }),
  })

  serveRecords<StaffFamily, FamilyDraft>(api, deps, staffFamilies, {
    ...families,
    transaction: inCatalogue,
    async check(trx, { Codigo, Descripcion, Departamento }, before) {
      const broken = before === null && Codigo !== undefined ? await checkCategoryCode(trx, Codigo) : null
      if (broken) return broken
      if ((await departments.find(trx, Departamento.Codigo)) === null)
        return catalogueFault('departamento-inexistente', 'Departamento.Codigo')
      return checkName(Descripcion, await listFamilyNames(trx, Departamento.Codigo, before?.Codigo ?? 0))
    },
    insert: async (trx, { Codigo, ...draft }) =>
      families.insert(trx, {
        ...draft,
        Codigo: Codigo ?? (await freeCategoryCode(trx, draft.Departamento.Codigo)),
      }),
    // with `IvaATodos` its articles get its VAT rate, except those whose rate was set by hand
    async update(trx, Codigo, draft) {
      await families.update(trx, Codigo, draft)
      const rated = draft.IvaATodos === true ? await rateArticles(trx, deps, Codigo, draft.Iva) : 0
      return rated > 0 ? { ArticulosConIvaNuevo: rated } : {}
    },
    // after another margin the stock of its articles is stated again
    async saved(family, before) {
      if (before !== null && before.MargenExistencia !== family.MargenExistencia)
        await restateFamily(deps, family.Codigo)
      return family
    },
    async checkRemoval(trx, { Codigo, Articulos }) {
      if (Articulos > 0) return catalogueFault('familia-con-articulos')
      return (await isFamilyInPromotion(trx, Codigo)) ? catalogueFault('familia-en-promocion') : null
    },
    audited: ({ Codigo: _, Articulos, ...set }) => set,
  })

  serveRecords<StaffBrand, BrandDraft>(api, deps, staffBrands, {
    ...brands,
    transaction: inCatalogue,
    async check(trx, { Descripcion }, before) {
      const broken = checkName(Descripcion, [])
      if (broken) return broken
      const isTaken = await isBrandNameTaken(trx, Descripcion, before?.Codigo ?? 0)
      return isTaken ? catalogueFault('nombre-en-uso', 'Descripcion') : null
    },
    async insert(trx, draft) {
      await deleteSynonym(trx, draft.Descripcion)
      return brands.insert(trx, draft)
    },
    async update(trx, Codigo, draft) {
      await deleteSynonym(trx, draft.Descripcion)
      await brands.update(trx, Codigo, draft)
    },
    async checkRemoval(trx, { Codigo, Articulos }) {
      if (Articulos > 0) return catalogueFault('marca-con-articulos')
      return (await isBrandInPromotion(trx, Codigo)) ? catalogueFault('marca-en-promocion') : null
    },
    audited: ({ Descripcion }) => ({ Descripcion }),
  })
  serve(api, mergeCall, ({ session, params, body }) => mergeBrand(deps, session, params.Codigo, body.Con))
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

/**
 * Merges one brand into another: its articles and promotions are moved, and its name (with those merged into it before)
 * stays known to imports, which would otherwise create the brand again.
 *
 * @throws 404 no such brand; 422 `marca-consigo`, `marca-inexistente`
 */
function mergeBrand(parts: Deps, session: StaffSession, Codigo: number, Con: number): Promise<StaffBrand> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const before = (await brands.find(trx, Codigo)) ?? refuseNotFound()
    if (Codigo === Con) refuseStaff(catalogueFault('marca-consigo', 'Con'))
    const into = (await brands.find(trx, Con)) ?? refuseStaff(catalogueFault('marca-inexistente', 'Con'))
    await moveArticles(trx, Codigo, Con)
    await movePromotions(trx, Codigo, Con)
    await keepName(trx, before, Con)
    await brands.remove(trx, Codigo)
    await record({
      Entidad: 'marcas',
      Clave: Codigo,
      Accion: 'unir',
      Antes: { Descripcion: before.Descripcion, Articulos: before.Articulos },
      Despues: { Descripcion: into.Descripcion, Codigo: Con, Articulos: before.Articulos + into.Articulos },
    })
    return (await brands.find(trx, Con)) ?? refuseNotFound()
  })
}
