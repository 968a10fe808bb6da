import { type Article, pictured } from '@gondola/contract/catalogue'
import { type CartLine, repricedLine } from '@gondola/contract/cart'

/** A line whose price per piece or kilogram has changed since the customer saw it. */
export interface PriceChange {
  Codart: string
  Descrip: string
  before: number
  now: number
}

/** Changes by the shop since the customer filled the cart. */
export interface CartChanges {
  prices: readonly PriceChange[]
  /** Lines whose article is no longer on sale; they have been removed from the cart. */
  gone: readonly CartLine[]
}

export const NO_CHANGES: CartChanges = { prices: [], gone: [] }

export const hasChanges = ({ prices, gone }: CartChanges): boolean => prices.length + gone.length > 0

/**
 * Updates the lines to their articles' current prices (null: no longer on sale). Returns the new lines and the changes.
 */
export function repricedCart(
  lines: readonly CartLine[],
  articles: ReadonlyMap<string, Article | null>,
): { lines: CartLine[]; changes: CartChanges } {
  const gone = lines.filter(({ Codart }) => articles.get(Codart) === null)
  const kept = lines
    .filter((line) => !gone.includes(line))
    .map((line, index) => {
      const article = articles.get(line.Codart)
      return { ...(article ? repricedLine(line, pictured(article)) : line), Items: index + 1 }
    })
  const prices = kept.flatMap((line) => priceChange(lines, line))
  return { lines: kept, changes: { prices, gone } }
}

/** Only a change from one number to another counts, not a price that appears at login or becomes hidden. */
function priceChange(
  lines: readonly CartLine[],
  { Codart, Descrip, Precioindividual }: CartLine,
): PriceChange[] {
  const before = lines.find((line) => line.Codart === Codart)?.Precioindividual ?? null
  if (before === null || Precioindividual === null || before === Precioindividual) return []
  return [{ Codart, Descrip, before, now: Precioindividual }]
}
