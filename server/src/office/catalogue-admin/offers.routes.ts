import { reviewOffer, type OfferDraft, type StaffOffer, staffOffers } from '@gondola/contract/catalogue-admin'
import type { CallQuery } from '@gondola/contract/calls'
import { serveRecords } from '../../audit/serve-records.ts'
import { orNotFound } from '../../http/problem.ts'
import { serve, type Feature } from '../../http/serve.ts'
import { requireOnlyOwn } from '../../sessions/branch-access.ts'
import { checkForBranches } from '../../goods/branches/for-branches.ts'
import { inCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import {
  auditedOffer,
  deleteOffer,
  findStaffOffer,
  insertOffer,
  listStaffOffers,
  reviewOfferDraft,
  updateOffer,
} from './offers.store.ts'
import { checkOffer, offerColumns } from './check-offer.ts'
import { shopDayOf } from './shop-day.ts'

/** Staff's calls for offers (backoffice §4). Objections to a price are warnings in the answer, not refusals. */
export const staffOffersFeature: Feature = (api, deps) => {
  const { db, reads } = deps
  serveRecords<StaffOffer, OfferDraft>(api, deps, staffOffers, {
    transaction: inCatalogue,
    list: (_db, asked: CallQuery<typeof staffOffers.list>) => listStaffOffers(reads, shopDayOf(deps), asked),
    find: (trx, Id) => findStaffOffer(trx, shopDayOf(deps), Id),
    check: async (trx, draft, before, session) =>
      (await checkForBranches(trx, session, draft, before)) ??
      (await checkOffer(trx, draft, shopDayOf(deps).day, before)),
    insert: (trx, draft) => insertOffer(trx, offerColumns(draft)),
    update: (trx, Id, draft) => updateOffer(trx, Id, offerColumns(draft)),
    async checkRemoval(_trx, { Sucursales }, session) {
      requireOnlyOwn(session, Sucursales)
      return null
    },
    remove: deleteOffer,
    audited: auditedOffer,
  })
  serve(api, reviewOffer, ({ body }) => orNotFound(reviewOfferDraft(db, shopDayOf(deps), body)))
}
