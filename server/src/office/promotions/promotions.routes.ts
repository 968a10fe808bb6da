import { staffPromotions, tryBasket as tryCall } from '@gondola/contract/promotions'
import { today } from '../../platform/clock.ts'
import type { Feature } from '../../http/feature.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { deletePromotion, savePromotion } from './edit-promotions.ts'
import { findStaffPromotion, listStaffPromotions, type Seen } from './promotions.store.ts'
import { tryBasket } from './try-basket.ts'

/** Editing promotions (backoffice §5), and the simulator. */
export const promotionsFeature: Feature = (api, deps) => {
  const { db, clock, config, catalogue } = deps
  const seen = async (): Promise<Seen> => {
    await catalogue.loaded()
    return { day: today(clock, config.timeZone), reach: catalogue.snapshot.rows.reach }
  }

  serveList(api, staffPromotions.list, async ({ query }) => listStaffPromotions(db, query, await seen()))
  serve(
    api,
    staffPromotions.read,
    async ({ params }) => (await findStaffPromotion(db, params.Promocion, await seen())) ?? refuseNotFound(),
  )
  serve(api, staffPromotions.create, async ({ session, body }) =>
    savePromotion(deps, session, body, await seen()),
  )
  serve(api, staffPromotions.change, async ({ session, params, body }) =>
    savePromotion(deps, session, body, await seen(), params.Promocion),
  )
  serveUndo<number>(api, deps, staffPromotions, async (session, Promocion, body) =>
    savePromotion(deps, session, body, await seen(), Promocion),
  )
  serve(api, staffPromotions.remove, async ({ session, params }) =>
    deletePromotion(deps, session, params.Promocion, await seen()),
  )
  serve(api, tryCall, async ({ body }) => {
    await catalogue.loaded()
    return tryBasket(deps, body)
  })
}
