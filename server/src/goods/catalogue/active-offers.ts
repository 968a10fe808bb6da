import { pick } from '@gondola/contract/base'
import type { RunningPromotion, Promotion, LinePromotion, Article } from '@gondola/contract/catalogue'
import type { CatalogueTables, OfferRow, PromotionRow } from './catalogue.store.ts'
import { takesWeighed } from '@gondola/contract/promotions'
import type { Lists } from './article-lists.ts'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'

/** Codes of the articles on sale that each promotion covers, by promotion, regardless of its dates. */
export type Reach = ReadonlyMap<number, readonly string[]>

type Tables = Pick<
  CatalogueTables,
  'promotions' | 'promotion_articles' | 'promotion_families' | 'promotion_brands'
>

/** What decides whether a promotion covers an article. */
type Covered = Pick<Article, 'Codigo' | 'unidad'> & Record<'Familia' | 'Marca', { Codigo: number }>

/**
 * Resolves which articles each promotion covers: first the articles it names, in its own order, then those of its
 * families and brands in the shop's order (`articles`). Articles sold by weight are included only if the mechanic
 * applies to them (argentina §6).
 */
export async function reachOf(
  { promotions, promotion_articles, promotion_families, promotion_brands }: Tables,
  articles: readonly Covered[],
  { byCode }: Pick<Lists, 'byCode'>,
): Promise<Reach> {
  const slicer = new TimeSlicer()
  const reached = new Map(promotions.map(({ Promocion }) => [Promocion, new Set<string>()]))
  const excludesWeighed = new Map(
    promotions.map(({ Promocion, Mecanica }) => [Promocion, !canBeWeighed(Mecanica)]),
  )
  const add = (promotion: number, article: Covered | undefined) => {
    if (article === undefined || (article.unidad === 100 && excludesWeighed.get(promotion))) return
    reached.get(promotion)?.add(article.Codigo)
  }
  for (const { promotion_id, article_code } of promotion_articles.toSorted((a, b) => a.position - b.position))
    add(promotion_id, articles[byCode.get(article_code) ?? -1])
  await slicer.pause()
  const ofFamily = Map.groupBy(promotion_families, ({ family_code }) => family_code)
  const ofBrand = Map.groupBy(promotion_brands, ({ brand_code }) => brand_code)
  if (ofFamily.size + ofBrand.size > 0) {
    for (const [index, article] of articles.entries()) {
      for (const { promotion_id } of ofFamily.get(article.Familia.Codigo) ?? []) add(promotion_id, article)
      for (const { promotion_id } of ofBrand.get(article.Marca.Codigo) ?? []) add(promotion_id, article)
      if (index % 500 === 0) await slicer.pause()
    }
  }
  return new Map(Array.from(reached, ([promotion, codes]) => [promotion, [...codes]]))
}

const canBeWeighed = (mechanic: PromotionRow['Mecanica']) => mechanic === null || takesWeighed(mechanic)

/** When a promotion runs: first and last day included, on some weekdays (0 Sunday … 6 Saturday) or, without any, on all. */
interface PromotionDays {
  FechaDesde: string
  FechaHasta: string
  Dias?: readonly number[] | null
}

/** Whether a promotion runs on an ISO day of the shop's time zone (argentina §6). */
export function runsOn({ FechaDesde, FechaHasta, Dias }: PromotionDays, isoDate: string): boolean {
  if (isoDate < FechaDesde || FechaHasta < isoDate) return false
  return !Dias || Dias.length === 0 || Dias.includes(new Date(`${isoDate}T00:00:00Z`).getUTCDay())
}

/** What is known by a key. */
export type LookUp<K, V> = Pick<ReadonlyMap<K, V>, 'get' | 'has'>

/** The offers and promotions of one day, by article: those for all branches, or those of one branch. */
export interface ActiveOffers {
  day: string
  /** The day's offers in the shop's order, one per article. */
  offers: readonly OfferRow[]
  /** Pesos by article code; the lowest if several offers are active. */
  offerPrices: LookUp<string, number>
  promotions: readonly Promotion[]
  /** The promotion that an article shows: the first in the shop's order that needs no payment type. */
  promotionOf: LookUp<string, RunningPromotion>
  /** The promotions with a mechanic that cover an article, in the shop's order; a line may take part in any of them. */
  promotionsOf: LookUp<string, readonly LinePromotion[]>
  /** Article codes of each active promotion, in the promotion's order. */
  articlesOf: ReadonlyMap<number, readonly string[]>
}

export type ActiveOffersRows = Pick<CatalogueTables, 'offers' | 'promotions'> & { reach: Reach }

/**
 * The offers and promotions active on a day (`2026-11-21`, in the shop's time zone); first and last day included
 * (argentina §6). With a branch also those that name it; without one, those for all. Left out is what begins after
 * `begunBy`.
 */
export function activeOffersOn(
  { offers, promotions, reach }: ActiveOffersRows,
  day: string,
  branchId: number | null = null,
  begunBy = day,
): ActiveOffers {
  const isActive = (row: OfferRow | PromotionRow) =>
    runsOn(row, day) && row.FechaDesde <= begunBy && isFor(row, branchId)
  const offerPrices = new Map<string, number>()
  const lowest = new Map<string, OfferRow>()
  for (const offer of offers) {
    if (!isActive(offer)) continue
    if (offer.Preciooferta < (offerPrices.get(offer.article_code) ?? Infinity)) {
      offerPrices.set(offer.article_code, offer.Preciooferta)
      lowest.set(offer.article_code, offer)
    }
  }
  const running = promotions.filter(isActive)
  const articlesOf = new Map(running.map(({ Promocion }) => [Promocion, reach.get(Promocion) ?? []]))
  const promotionOf = new Map<string, RunningPromotion>()
  const promotionsOf = new Map<string, LinePromotion[]>()
  for (const promotion of running) {
    const shown = shownPromotion(promotion)
    const ofLine = linePromotion(promotion)
    for (const code of articlesOf.get(promotion.Promocion) ?? []) {
      if (promotion.TiposPago === null && !promotionOf.has(code)) promotionOf.set(code, shown)
      if (ofLine === null) continue
      const others = promotionsOf.get(code)
      if (others === undefined) promotionsOf.set(code, [ofLine])
      else others.push(ofLine)
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

/** Whether an offer or promotion is for a branch (null: for all). */
const isFor = ({ branches }: Pick<OfferRow, 'branches'>, branchId: number | null): boolean =>
  branches === null || (branchId !== null && branches.includes(branchId))

const shownPromotion = ({ Mecanica, ...row }: PromotionRow): RunningPromotion => ({
  ...pick(row, ['Promocion', 'Descripcion', 'Descrip', 'Imagen', 'FechaHasta']),
  ...(Mecanica !== null && { Mecanica }),
})

/** Null: only a label. */
const linePromotion = ({ Promocion, Mecanica, TiposPago, Dias }: PromotionRow): LinePromotion | null =>
  Mecanica === null
    ? null
    : { Promocion, Mecanica, ...(TiposPago !== null && { TiposPago, ...(Dias !== null && { Dias }) }) }

const toPromotion = (row: PromotionRow): Promotion => ({
  ...shownPromotion(row),
  FechaDesde: row.FechaDesde,
  Bases: row.Bases,
  ...(row.Dias !== null && { Dias: row.Dias }),
  ...(row.TiposPago !== null && { TiposPago: row.TiposPago }),
})
