import type { Article } from '@gondola/contract/entities/article.ts'
import type { CartLine } from '@gondola/contract/entities/cart-line.ts'
import { repricedLine } from '@gondola/contract/rules/cart.ts'

/** A line whose price per piece or kilogram is another than the customer saw. */
export interface PriceChange {
  Codart: string
  Descrip: string
  before: number
  now: number
}

/** What the shop changed since the customer filled the cart. */
export interface CartChanges {
  prices: readonly PriceChange[]
  /** Lines whose article is no longer on sale; they left the cart. */
  gone: readonly CartLine[]
}

export const NO_CHANGES: CartChanges = { prices: [], gone: [] }

export const hasChanges = ({ prices, gone }: CartChanges): boolean => prices.length + gone.length > 0

/** Lines at their articles' prices of now (null: no longer on sale), and what that changed. */
export function repricedCart(
  lines: readonly CartLine[],
  articles: ReadonlyMap<string, Article | null>,
): { lines: CartLine[]; changes: CartChanges } {
  const gone = lines.filter(({ Codart }) => articles.get(Codart) === null)
  const kept = lines
    .filter((line) => !gone.includes(line))
    .map((line, index) => {
      const article = articles.get(line.Codart)
      return { ...(article ? repricedLine(line, article) : line), Items: index + 1 }
    })
  const prices = kept.flatMap((line) => priceChange(lines, line))
  return { lines: kept, changes: { prices, gone } }
}

/** A price that appears (login) or is hidden is no change; only one number that became another is. */
function priceChange(
  lines: readonly CartLine[],
  { Codart, Descrip, Precioindividual }: CartLine,
): PriceChange[] {
  const before = lines.find((line) => line.Codart === Codart)?.Precioindividual ?? null
  if (before === null || Precioindividual === null || before === Precioindividual) return []
  return [{ Codart, Descrip, before, now: Precioindividual }]
}
