import { type OfferReview, OFFER_WARNINGS } from '@gondola/contract/catalogue-admin'
import type { Row } from '../../platform/db/tables/database.ts'

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

/** A base price, or a list's, from a point in time on. */
export interface RecordedPrice extends PriceSince {
  /** Null: the base price. */
  price_list_id: number | null
  /** Of a list's price, the article's price in the list until then; null: unknown. */
  price_before: number | null
}

export interface PricedList {
  Id: number
  created_at: string
}

/**
 * An article's prices in a list, from its recorded prices by time: the list's own, and the base prices while it follows
 * them. A list's first prices are not recorded: they are in force since it exists.
 */
export function pricesInList(
  recorded: readonly RecordedPrice[],
  { Id, created_at }: PricedList,
  list_prices: Row<'articles'>['list_prices'],
): PriceSince[] {
  const base = recorded.filter(({ price_list_id }) => price_list_id === null)
  const own = recorded.filter(({ price_list_id }) => price_list_id === Id)
  const [first] = own
  const start = first === undefined ? (list_prices?.[Id] ?? null) : first.price_before
  const isOwn = start !== null && (first === undefined || start !== lastPrice(base, first.at))
  const prices: PriceSince[] = followed(base, '', isOwn ? created_at : first?.at)
  if (isOwn) prices.push({ at: created_at, Precioventa: start })
  for (const [index, { at, Precioventa }] of own.entries()) {
    prices.push({ at, Precioventa })
    const isBase = base.findLast((price) => price.at <= at)?.Precioventa === Precioventa
    if (isBase) prices.push(...followed(base, at, own[index + 1]?.at))
  }
  return prices
}

/** The base prices after a time and before another one. */
const followed = (base: readonly PriceSince[], after: string, before: string | undefined): PriceSince[] =>
  base.filter(({ at }) => at > after && (before === undefined || at < before))

const lastPrice = (base: readonly PriceSince[], before: string): number | undefined =>
  base.findLast(({ at }) => at < before)?.Precioventa
