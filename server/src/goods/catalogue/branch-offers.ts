import {
  activeOffersOn,
  type ActiveOffers,
  type ActiveOffersRows,
  type LookUp,
  runsOn,
} from './active-offers.ts'

export interface BranchOffers {
  running: ActiveOffers
  /** Codes of the articles whose offers or promotions differ from those for all; null: none. */
  affected: ReadonlySet<string> | null
}

/**
 * The day's offers and promotions at a branch: those for all, over which lies what names the branch. Only the affected
 * articles are held for the branch.
 */
export function branchOffers(rows: ActiveOffersRows, all: ActiveOffers, branchId: number): BranchOffers {
  const isOwn = (row: { branches: number[] | null; FechaDesde: string; FechaHasta: string }) =>
    row.branches?.includes(branchId) === true && runsOn(row, all.day)
  const ownOffers = rows.offers.filter(isOwn)
  const ownPromotions = rows.promotions.filter(isOwn)
  if (ownOffers.length + ownPromotions.length === 0) return { running: all, affected: null }
  const affected = new Set(ownOffers.map(({ article_code }) => article_code))
  for (const { Promocion } of ownPromotions)
    for (const code of rows.reach.get(Promocion) ?? []) affected.add(code)
  const own = activeOffersOn(affectedRows(rows, affected), all.day, branchId)
  const shown = new Set([
    ...all.offers.filter(({ article_code }) => !affected.has(article_code)),
    ...own.offers,
  ])
  return {
    affected,
    running: {
      day: all.day,
      offers: rows.offers.filter((offer) => shown.has(offer)),
      offerPrices: layered(affected, own.offerPrices, all.offerPrices),
      promotions: own.promotions,
      promotionOf: layered(affected, own.promotionOf, all.promotionOf),
      promotionsOf: layered(affected, own.promotionsOf, all.promotionsOf),
      articlesOf: new Map(
        own.promotions.map(({ Promocion }) => [Promocion, rows.reach.get(Promocion) ?? []]),
      ),
    },
  }
}

/** The rows with everything that concerns the affected articles. */
const affectedRows = (
  { offers, promotions, reach }: ActiveOffersRows,
  affected: ReadonlySet<string>,
): ActiveOffersRows => ({
  offers: offers.filter(({ article_code }) => affected.has(article_code)),
  promotions,
  reach: new Map(
    Array.from(reach, ([promotion, codes]) => [promotion, codes.filter((code) => affected.has(code))]),
  ),
})

const layered = <V>(
  affected: ReadonlySet<string>,
  own: LookUp<string, V>,
  all: LookUp<string, V>,
): LookUp<string, V> => ({
  get: (code) => (affected.has(code) ? own : all).get(code),
  has: (code) => (affected.has(code) ? own : all).has(code),
})
