import { type OfferReview, OFFER_WARNINGS } from '@gondola/contract/catalogue-admin'

/** A price from a point in time on; times are strings that sort chronologically. */
export interface PriceSince {
  at: string
  Precioventa: number
}

/** The lowest price in force between two times, from changes in any order; null if there was none. */
export function lowestPrice(changes: readonly PriceSince[], from: string, to: string): number | null {
  const before = changes
    .filter(({ at }) => at <= from)
    .reduce<PriceSince | null>((last, one) => (last === null || one.at >= last.at ? one : last), null)
  const during = changes.filter(({ at }) => at > from && at <= to)
  const prices = [...(before === null ? [] : [before]), ...during].map(({ Precioventa }) => Precioventa)
  return prices.length === 0 ? null : Math.min(...prices)
}

/**
 * Reviews an offer: it must be lower than every recent price of the article, otherwise the struck-through price was
 * never real (argentina §6). Only a warning, since staff may know better.
 */
export function offerReview(
  Preciooferta: number,
  Precioventa: number,
  PrecioMinimo: number | null,
): OfferReview {
  if (Preciooferta >= Precioventa) return { PrecioMinimo, Aviso: OFFER_WARNINGS.notCheaper(Precioventa) }
  const isReal = PrecioMinimo === null || Preciooferta < PrecioMinimo
  return { PrecioMinimo, Aviso: isReal ? null : OFFER_WARNINGS.notLower(PrecioMinimo) }
}
