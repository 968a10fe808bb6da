import {
  mergeBrand as mergeCall,
  staffBrands,
  staffDepartments,
  staffFamilies,
} from '@gondola/contract/catalogue-admin'
import type { Feature } from '../../http/feature.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { findStaffBrand, listStaffBrands } from './brands.store.ts'
import {
  findStaffDepartment,
  findStaffFamily,
  listStaffDepartments,
  listStaffFamilies,
} from './categories.store.ts'
import { changeBrand, createBrand, removeBrand } from './edit-brands.ts'
import { changeDepartment, createDepartment, removeDepartment } from './edit-departments.ts'
import { changeFamily, createFamily, removeFamily } from './edit-families.ts'
import { mergeBrand } from './merge-brands.ts'

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
