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
import { today } from '../platform/clock.ts'
import type { Feature } from '../http/feature.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { pageOf, serveList } from '../http/serve-list.ts'
import { refuseNotFound, refuseViolation } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { listBanners } from './banners.store.ts'
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
  serveList(api, listFrontBanners, async ({ params }) =>
    pageOf(await listBanners(db, 'banners_front', day()), params),
  )
  serveList(api, listUserBanners, async ({ params }) =>
    pageOf(await listBanners(db, 'banners_user', day()), params),
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
