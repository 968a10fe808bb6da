import {
  listFavourites,
  listUsualArticles,
  removeFavourite,
  saveFavourite,
  type Article,
} from '@gondola/contract/catalogue'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { instant } from '../platform/clock.ts'
import { isReferenceViolation } from '../platform/db/in-transaction.ts'
import type { Feature } from '../http/feature.ts'
import { pageOf, serveList } from '../http/serve-list.ts'
import { refuseForeign, refuseNotFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import {
  deleteFavourite,
  insertFavourite,
  listFavouriteCodes,
  listOrderedCodes,
} from './own-articles.store.ts'
import { whileAccountExists } from './while-account-exists.ts'

/** The articles that a client buys often and their favourites; only those on sale, from the catalogue in memory. */
export const ownArticlesFeature: Feature = (api, { db, clock, catalogue }) => {
  serveList(api, listUsualArticles, async ({ params, session: { clientId } }) => {
    if (params.Cliente !== clientId) refuseForeign()
    return pageOf(articlesOnSale(catalogue.snapshot, await listOrderedCodes(db, clientId)), params)
  })

  serveList(api, listFavourites, async ({ params, session: { clientId } }) => {
    if (params.Cliente !== clientId) refuseForeign()
    return pageOf(articlesOnSale(catalogue.snapshot, await listFavouriteCodes(db, clientId)), params)
  })

  serve(api, saveFavourite, async ({ body: { Codart }, session: { clientId } }) => {
    if (!catalogue.snapshot.lists.byCode.has(Codart)) refuseNotFound()
    try {
      await whileAccountExists(db, clientId, () => insertFavourite(db, clientId, Codart, instant(clock)))
    } catch (error) {
      // the catalogue in memory still has it, but the import that added it was undone a moment ago
      if (isReferenceViolation(error)) refuseNotFound()
      throw error
    }
  })

  serve(api, removeFavourite, ({ body: { Codart }, session: { clientId } }) =>
    deleteFavourite(db, clientId, Codart),
  )
}

/** The articles of these codes that are on sale, in the codes' order. */
function articlesOnSale({ articles, lists }: Snapshot, codes: readonly string[]): Article[] {
  return codes.flatMap((code) => {
    const index = lists.byCode.get(code)
    return index === undefined ? [] : [articles[index]!]
  })
}
