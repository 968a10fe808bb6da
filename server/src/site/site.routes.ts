import {
  listFrontBanners,
  listProvinces,
  listUserBanners,
  readParameters,
  saveCardRequest,
  saveContact,
  saveProvince,
  saveWithdrawal,
} from '@gondola/contract/site'
import { findSellingBranch } from '../goods/branches/branches.store.ts'
import { today } from '../platform/clock.ts'
import type { Feature } from '../http/feature.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { pageOf, serveList } from '../http/serve-list.ts'
import { refuseNotFound, refuseViolation } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { listBanners } from './banners.store.ts'
import type { BannerPlace } from './staff-banners.store.ts'
import { findSiteParameters } from './parameters.store.ts'
import { listAllProvinces, writeProvince } from './provinces.store.ts'
import { requestCard } from './request-card.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { sendContact } from './send-contact.ts'

/** Site parameters, banners, provinces and the site's forms (spec §7; contract §7). */
export const siteFeature: Feature = (api, deps) => {
  const { db, clock, config } = deps
  const day = () => today(clock, config.timeZone)

  serve(api, readParameters, () => findSiteParameters(db))
  const banners = async (place: BannerPlace, id: number | undefined) => {
    const branch = (await findSellingBranch(db, id)) ?? refuseViolation({ code: 'sucursal-cerrada' })
    return listBanners(db, place, day(), branch.Id)
  }
  serveList(api, listFrontBanners, async ({ params, query }) =>
    pageOf(await banners('banners_front', query.sucursal), params),
  )
  serveList(api, listUserBanners, async ({ params, query }) =>
    pageOf(await banners('banners_user', query.sucursal), params),
  )
  serveList(api, listProvinces, async ({ params }) => pageOf(await listAllProvinces(db), params))
  serve(api, saveProvince, async ({ body }) => {
    const saved = await inTransaction(db, (trx) => writeProvince(trx, body))
    if (saved === null) refuseNotFound()
    return 'code' in saved ? refuseViolation(saved) : saved
  })
  serve(api, saveCardRequest, ({ body }) => requestCard(deps, body))
  serve(api, saveContact, ({ body }) => sendContact(deps, body))
  serve(api, saveWithdrawal, ({ body }) => requestWithdrawal(deps, body))
}
