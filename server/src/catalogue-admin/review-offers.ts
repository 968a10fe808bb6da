import type { OfferReview } from '@gondola/contract/entities/staff-offer.ts'
import { OFFER_WARNINGS } from '@gondola/contract/texts/staff/catalogue.ts'

/** A price from a moment on; moments are comparable texts of one form. */
export interface PriceSince {
  at: string
  Precioventa: number
}

/** The lowest price in force between two moments, of changes in any order; null where there was none. */
export function lowestPrice(changes: readonly PriceSince[], from: string, to: string): number | null {
  const before = changes
    .filter(({ at }) => at <= from)
    .reduce<PriceSince | null>((last, one) => (last === null || one.at >= last.at ? one : last), null)
  const during = changes.filter(({ at }) => at > from && at <= to)
  const prices = [...(before === null ? [] : [before]), ...during].map(({ Precioventa }) => Precioventa)
  return prices.length === 0 ? null : Math.min(...prices)
}

/**
 * What is to be said against an offer: it must be lower than whatever the article cost lately, or the struck price was
 * never real (argentina §6). A warning: staff may know better.
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
