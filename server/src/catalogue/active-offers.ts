import type { RunningPromotion, Promotion, LinePromotion } from '@gondola/contract/catalogue'
import { runsOn } from './promotion-days.ts'
import type { CatalogueTables, OfferRow, PromotionRow } from './catalogue.store.ts'
import type { Reach } from './promotion-reach.ts'

/** The offers and promotions of one day, by article. */
export interface ActiveOffers {
  day: string
  /** The day's offers in the shop's order, one per article. */
  offers: readonly OfferRow[]
  /** Pesos by article code; the lowest if several offers are active. */
  offerPrices: ReadonlyMap<string, number>
  promotions: readonly Promotion[]
  /** The promotion that an article shows: the first in the shop's order. */
  promotionOf: ReadonlyMap<string, RunningPromotion>
  /** The promotions with a mechanic that cover an article, in the shop's order; a line may take part in any of them. */
  promotionsOf: ReadonlyMap<string, readonly LinePromotion[]>
  /** Article codes of each active promotion, in the promotion's order. */
  articlesOf: ReadonlyMap<number, readonly string[]>
}

/** The rows from which a day's offers and promotions are selected. */
export type ActiveOffersRows = Pick<CatalogueTables, 'offers' | 'promotions'> & { reach: Reach }

/**
 * The offers and promotions active on a day (`2026-11-21`, in the shop's time zone); first and last day included
 * (argentina §6).
 */
export function activeOffersOn({ offers, promotions, reach }: ActiveOffersRows, day: string): ActiveOffers {
  const offerPrices = new Map<string, number>()
  const lowest = new Map<string, OfferRow>()
  for (const offer of offers) {
    if (!runsOn(offer, day)) continue
    if (offer.Preciooferta < (offerPrices.get(offer.article_code) ?? Infinity)) {
      offerPrices.set(offer.article_code, offer.Preciooferta)
      lowest.set(offer.article_code, offer)
    }
  }
  const running = promotions.filter((promotion) => runsOn(promotion, day))
  const articlesOf = new Map(running.map(({ Promocion }) => [Promocion, reach.get(Promocion) ?? []]))
  const promotionOf = new Map<string, RunningPromotion>()
  const promotionsOf = new Map<string, LinePromotion[]>()
  for (const promotion of running) {
    const { Promocion, Mecanica } = promotion
    const shown = shownPromotion(promotion)
    for (const code of articlesOf.get(Promocion) ?? []) {
      if (!promotionOf.has(code)) promotionOf.set(code, shown)
      if (Mecanica === null) continue
      const others = promotionsOf.get(code)
      if (others === undefined) promotionsOf.set(code, [{ Promocion, Mecanica }])
      else others.push({ Promocion, Mecanica })
    }
  }
  return {
    day,
    offers: offers.filter((offer) => lowest.get(offer.article_code) === offer),
    offerPrices,
    promotions: running.map(toPromotion),
    promotionOf,
    promotionsOf,
    articlesOf,
  }
}

const shownPromotion = ({
  Promocion,
  Descripcion,
  Descrip,
  Imagen,
  FechaHasta,
  Mecanica,
}: PromotionRow): RunningPromotion => ({
  Promocion,
  Descripcion,
  Descrip,
  Imagen,
  FechaHasta,
  ...(Mecanica !== null && { Mecanica }),
})

const toPromotion = (row: PromotionRow): Promotion => ({
  ...shownPromotion(row),
  FechaDesde: row.FechaDesde,
  Bases: row.Bases,
  ...(row.Dias !== null && { Dias: row.Dias }),
})
