import {
  applyPrices,
  listPriceChanges,
  undoPrices,
  previewPrices,
  reviewOffer,
  staffOffers,
  staffPrices,
} from '@gondola/contract/catalogue-admin'
import type { Feature } from '../../http/feature.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { changePrices, previewPriceChange } from './change-prices.ts'
import { changeOffer, createOffer, removeOffer } from './edit-offers.ts'
import { findStaffOffer, listStaffOffers, reviewOfferDraft } from './offers.store.ts'
import { findPriceEntry, listPriceEntries } from './prices.store.ts'
import { listPriceChangesDone } from './price-changes.store.ts'
import { undoPriceChange } from './undo-prices.ts'
import { shopDayOf } from './shop-day.ts'

/** Staff's calls for prices, their history and offers (backoffice §4). */
export const staffPricesFeature: Feature = (api, deps) => {
  const { db, reads } = deps
  const { timeZone } = deps.config

  serveList(api, staffPrices.list, ({ query }) => listPriceEntries(reads, timeZone, query))
  serve(
    api,
    staffPrices.read,
    async ({ params }) => (await findPriceEntry(db, timeZone, params.Id)) ?? refuseNotFound(),
  )
  serve(api, previewPrices, ({ body }) => previewPriceChange(deps, body))
  serve(api, listPriceChanges, () => listPriceChangesDone(db, timeZone))
  serve(api, undoPrices, ({ session, params }) => undoPriceChange(deps, session, params.Id))
  serve(api, applyPrices, ({ session, body }) => changePrices(deps, session, body))

  serveList(api, staffOffers.list, ({ query }) => listStaffOffers(reads, shopDayOf(deps), query))
  serve(
    api,
    staffOffers.read,
    async ({ params }) => (await findStaffOffer(db, shopDayOf(deps), params.Id)) ?? refuseNotFound(),
  )
  serve(api, staffOffers.create, ({ session, body }) => createOffer(deps, session, body))
  serve(api, staffOffers.change, ({ session, params, body }) => changeOffer(deps, session, params.Id, body))
  serveUndo<number>(api, deps, staffOffers, (session, Id, body) => changeOffer(deps, session, Id, body))
  serve(api, staffOffers.remove, ({ session, params }) => removeOffer(deps, session, params.Id))
  serve(
    api,
    reviewOffer,
    async ({ body }) => (await reviewOfferDraft(db, shopDayOf(deps), body)) ?? refuseNotFound(),
  )
}
