import {
  staffPromotions,
  tryBasket as tryCall,
  type BasketToTry,
  type PromotionDraft,
  type StaffPromotionWhole,
  type TriedBasket,
  promotionDiscounts,
  promotionHints,
  takesWeighed,
  mechanicName,
  missingUnitsText,
} from '@gondola/contract/promotions'
import { today } from '../../platform/clock.ts'
import { type Feature, serve } from '../../http/serve.ts'
import { serveRecords } from '../../audit/serve-records.ts'
import { requireOnlyOwn } from '../../sessions/branch-access.ts'
import { checkForBranches } from '../../goods/branches/for-branches.ts'
import { inCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { checkPromotion, promotionFault } from './check-promotion.ts'
import {
  findOddReach,
  findStaffPromotion,
  listStaffPromotions,
  removePromotion,
  writePromotion,
  type Seen,
} from './promotions.store.ts'
import { sumOfPesos, type StaffViolation } from '@gondola/contract/base'
import type { CallQuery } from '@gondola/contract/calls'
import { discountedLines } from '../../orders/placing/discounted-lines.ts'
import { findLineArticles } from '../../orders/placing/line-articles.store.ts'
import { mergedLines, pricedLines } from '../../orders/order-lines.ts'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'

/** Editing promotions (backoffice §5), which the shop shows within two seconds, and the simulator. */
export const promotionsFeature: Feature<CatalogueDeps> = (api, deps) => {
  const { clock, config, catalogue } = deps
  const seen = async (): Promise<Seen> => {
    await catalogue.loaded()
    return { day: today(clock, config.timeZone), reach: catalogue.snapshot.rows.reach }
  }

  serveRecords<StaffPromotionWhole, PromotionDraft>(api, deps, staffPromotions, {
    async transaction(db, work) {
      await catalogue.loaded()
      const done = await inCatalogue(db, work)
      await catalogue.refresh()
      return done
    },
    list: async (db, asked: CallQuery<typeof staffPromotions.list>) =>
      listStaffPromotions(db, asked, await seen()),
    find: async (db, Promocion) => findStaffPromotion(db, Promocion, await seen()),
    check: async (trx, draft, before, session) =>
      checkPromotion(draft) ??
      (await checkForBranches(trx, session, draft, before)) ??
      (await checkReach(trx, draft)),
    insert: (trx, draft) => writePromotion(trx, draft),
    async update(trx, Promocion, draft) {
      await writePromotion(trx, draft, Promocion)
    },
    saved: async (promotion) => ({
      ...promotion,
      Alcance: catalogue.snapshot.rows.reach.get(promotion.Promocion)?.length ?? 0,
    }),
    async checkRemoval(_trx, { Sucursales }, session) {
      requireOnlyOwn(session, Sucursales)
      return null
    },
    remove: removePromotion,
    // those that staff enter
    audited: ({ ListArticulos: _, Estado: __, Alcance: ___, Promocion: ____, ...entered }) => entered,
  })
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

/** How many codes fit in a readable message. */
const CODES_TOLD = 5

async function checkReach(trx: Db, draft: PromotionDraft): Promise<StaffViolation | null> {
  const { unknown, weighed, areFamiliesKnown, areBrandsKnown, areMeansKnown } = await findOddReach(trx, draft)
  if (unknown.length > 0)
    return promotionFault('promocion-articulo', 'Articulos', unknown.slice(0, CODES_TOLD))
  if (!areFamiliesKnown) return promotionFault('promocion-familia', 'Familias')
  if (!areBrandsKnown) return promotionFault('promocion-marca', 'Marcas')
  if (!areMeansKnown) return promotionFault('promocion-tipo-pago', 'TiposPago')
  const isOfPieces = draft.Mecanica !== null && !takesWeighed(draft.Mecanica)
  return isOfPieces && weighed.length > 0
    ? promotionFault('promocion-pesable', 'Articulos', weighed.slice(0, CODES_TOLD))
    : null
}
