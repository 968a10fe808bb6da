import type { Row } from '../../platform/db/tables/database.ts'
import type { PriceSince } from './review-offers.ts'

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
