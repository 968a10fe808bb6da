import {
  staffPromotions,
  tryBasket as tryCall,
  type BasketToTry,
  type TriedBasket,
  promotionDiscounts,
  promotionHints,
  mechanicName,
  missingUnitsText,
} from '@gondola/contract/promotions'
import { today } from '../../platform/clock.ts'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { deletePromotion, savePromotion } from './edit-promotions.ts'
import { findStaffPromotion, listStaffPromotions, type Seen } from './promotions.store.ts'
import { sumOfPesos } from '@gondola/contract/base'
import { discountedLines } from '../../orders/placing/discounted-lines.ts'
import { findLineArticles } from '../../orders/placing/line-articles.store.ts'
import { mergedLines, pricedLines } from '../../orders/order-lines.ts'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'

/** Editing promotions (backoffice §5), and the simulator. */
export const promotionsFeature: Feature<CatalogueDeps> = (api, deps) => {
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

/**
 * Prices a basket for a day and explains the result: at today's prices, with that day's offers and promotions. An order
 * of that day is priced by the same functions.
 */
async function tryBasket(
  { db, catalogue }: CatalogueDeps,
  { Fecha, TipoPago = null, Lineas }: BasketToTry,
): Promise<TriedBasket> {
  const running = catalogue.activeOffersOn(Fecha)
  const asked = mergedLines(Lineas)
  const codes = asked.map(({ Codart }) => Codart)
  const articles = codes.length === 0 ? new Map() : await findLineArticles(db, codes, running)
  const priced = pricedLines(asked, articles)
  const found = promotionDiscounts(priced, TipoPago)
  const hints = promotionHints(priced, found, TipoPago)
  const { lines, TotalDescuento } = discountedLines(priced, TipoPago)
  const names = new Map(running.promotions.map(({ Promocion, Descripcion }) => [Promocion, Descripcion]))
  const TotalBruto = sumOfPesos(priced.map(({ Precioventa }) => Precioventa))
  return {
    Lineas: priced.map((line, index) => {
      const { Codart, Descrip, Cantidad, Unidad, Precioindividual, Precioventa, Preciolista = null } = line
      const hint = hints[index]
      return {
        Codart,
        Descrip,
        Cantidad,
        Unidad,
        Precioindividual,
        Preciolista,
        Precioventa,
        Promociones: (line.Promociones ?? []).map(({ Promocion, Mecanica }) => ({
          Promocion,
          Descripcion: names.get(Promocion) ?? '',
          Texto: mechanicName(Mecanica),
        })),
        Descuentos: lines[index]!.Descuentos ?? [],
        Falta: hint ? missingUnitsText(hint.missing, hint.promotion.Mecanica) : null,
      }
    }),
    Faltantes: codes.filter((code) => !articles.has(code)),
    TotalBruto,
    TotalDescuento,
    TotalNeto: sumOfPesos([TotalBruto, -TotalDescuento]),
    UnaPorUna: !found.isBest,
  }
}
