import {
  staffFrontBanners,
  staffParameters,
  staffTexts,
  staffUserBanners,
  type BannerDraft,
  type ParametersDraft,
  type StaffBanner,
  type StaffParameters,
  type StaffText,
  type TextDraft,
  windowFault,
} from '@gondola/contract/site'
import { checkForBranches } from '../goods/branches/for-branches.ts'
import { requireOnlyOwn } from '../http/branch-access.ts'
import { checkBanner } from './check-banner.ts'
import { checkParameters } from './check-parameters.ts'
import { today } from '../platform/clock.ts'
import type { Feature } from '../http/feature.ts'
import { serveRecords, type Records } from '../audit/serve-records.ts'
import {
  deleteBanner,
  findStaffBanner,
  insertBanner,
  listStaffBanners,
  updateBanner,
  type BannerPlace,
} from './staff-banners.store.ts'
import {
  changeParameters,
  changeText,
  findStaffParameters,
  findStaffText,
  listStaffTexts,
  PARAMETERS_ID,
} from './staff-parameters.ts'

/** Staff's calls for the storefront's content: banners, parameters, texts (backoffice §6). */
export const storefrontContentFeature: Feature = (api, deps) => {
  const day = () => today(deps.clock, deps.config.timeZone)
  const banners = (place: BannerPlace): Records<StaffBanner, BannerDraft, number> => ({
    list: (db, asked) => listStaffBanners(db, place, day(), asked),
    find: (db, Id) => findStaffBanner(db, place, day(), Id),
    check: async (trx, draft, before, session) =>
      checkBanner(draft) ?? (await checkForBranches(trx, session, draft, before)),
    async checkRemoval(_trx, { Sucursales }, session) {
      requireOnlyOwn(session, Sucursales)
      return null
    },
    insert: (trx, draft) => insertBanner(trx, place, draft),
    update: (trx, Id, draft) => updateBanner(trx, place, Id, draft),
    remove: (trx, Id) => deleteBanner(trx, place, Id),
  })
  serveRecords(api, deps, staffFrontBanners, banners('banners_front'))
  serveRecords(api, deps, staffUserBanners, banners('banners_user'))

  serveRecords<StaffParameters, ParametersDraft>(api, deps, staffParameters, {
    async list(db) {
      const row = await findStaffParameters(db, PARAMETERS_ID)
      return { rows: row === null ? [] : [row], total: 1 }
    },
    find: findStaffParameters,
    check: async (_trx, draft) => checkParameters(draft),
    update: (trx, _Id, draft) => changeParameters(trx, draft),
  })

  serveRecords<StaffText, TextDraft>(api, deps, staffTexts, {
    async list(db) {
      const rows = await listStaffTexts(db)
      return { rows, total: rows.length }
    },
    find: findStaffText,
    check: async (_trx, { Titulo }) => (Titulo.trim() === '' ? windowFault('titulo-vacio', 'Titulo') : null),
    update: changeText,
  })
}
