import type { RunningPromotion } from '@gondola/contract/entities/article.ts'
import type { Promotion } from '@gondola/contract/entities/promotion.ts'
import type { CatalogueRows, OfferRow, PromotionRow } from './catalogue.store.ts'

/** The offers and promotions of one day, by article. */
export interface Running {
  day: string
  /** The day's offers in the shop's order, one per article. */
  offers: readonly OfferRow[]
  /** Pesos, by article code; the lowest where several run. */
  offerPrices: ReadonlyMap<string, number>
  promotions: readonly Promotion[]
  /** The promotion that an article shows: the first in the shop's order. */
  promotionOf: ReadonlyMap<string, RunningPromotion>
  /** Article codes of each running promotion, in its order. */
  articlesOf: ReadonlyMap<number, readonly string[]>
}

const runs = (period: { FechaDesde: string; FechaHasta: string }, day: string) =>
  period.FechaDesde <= day && day <= period.FechaHasta

/** What runs on a day, `2026-11-21` in the shop's time zone; first and last day included (argentina §6). */
export function runningOn(
  {
    offers,
    promotions,
    promotionArticles,
  }: Pick<CatalogueRows, 'offers' | 'promotions' | 'promotionArticles'>,
  day: string,
): Running {
  const offerPrices = new Map<string, number>()
  const lowest = new Map<string, OfferRow>()
  for (const offer of offers) {
    if (!runs(offer, day)) continue
    if (offer.Preciooferta < (offerPrices.get(offer.article_code) ?? Infinity)) {
      offerPrices.set(offer.article_code, offer.Preciooferta)
      lowest.set(offer.article_code, offer)
    }
  }
  const running = promotions.filter((promotion) => runs(promotion, day))
  const articlesOf = new Map(running.map(({ Promocion }) => [Promocion, [] as string[]]))
  const links = promotionArticles.toSorted((a, b) => a.position - b.position)
  for (const { promotion_id, article_code } of links) articlesOf.get(promotion_id)?.push(article_code)
  const promotionOf = new Map<string, RunningPromotion>()
  for (const promotion of running) {
    const shown = shownPromotion(promotion)
    for (const code of articlesOf.get(promotion.Promocion) ?? []) {
      if (!promotionOf.has(code)) promotionOf.set(code, shown)
    }
  }
  return {
    day,
    offers: offers.filter((offer) => lowest.get(offer.article_code) === offer),
    offerPrices,
    promotions: running.map(toPromotion),
    promotionOf,
    articlesOf,
  }
}

const shownPromotion = ({
  Promocion,
  Descripcion,
  Descrip,
  Imagen,
  FechaHasta,
}: PromotionRow): RunningPromotion => ({
  Promocion,
  Descripcion,
  Descrip,
  Imagen,
  FechaHasta,
})

const toPromotion = (row: PromotionRow): Promotion => ({
  ...shownPromotion(row),
  FechaDesde: row.FechaDesde,
  Bases: row.Bases,
})
