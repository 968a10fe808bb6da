import type { Article } from '@gondola/contract/entities/article.ts'
import type { CartLine } from '@gondola/contract/entities/cart-line.ts'
import { INCOMPLETE_ORDERS_PAGE_SIZE } from '@gondola/contract/constants.ts'
import { articlePrice } from '@gondola/contract/rules/article-price.ts'
import { mergedCarts } from '@gondola/contract/rules/cart.ts'
import { buildSavedCart } from '@gondola/contract/rules/order-draft.ts'
import { findArticle } from '../api/catalogue.ts'
import { NetworkLost, Refused } from '../api/errors.ts'
import { listOrders, saveOrder } from '../api/orders.ts'
import { type CartChanges, repricedCart } from './cart-prices.ts'
import { useCart } from './cart.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { isSessionOver } from './session-over.ts'

/**
 * Brings the cart up to date with the shop: with `savedOf` (a client's Id) the incomplete order's lines join first
 * (spec §4), then every line gets its article's price of now. Lines that the customer adds meanwhile stay. A failure
 * leaves the cart as it was and stands in `useCart().refresh`; so does a session that turns out to be over.
 */
export async function refreshCart(savedOf: number | null): Promise<void> {
  useCart.setState({ refresh: 'loading' })
  try {
    const saved = savedOf === null ? [] : await savedLines(savedOf)
    const articles = await currentArticles(mergedCarts(useCart.getState().lines, saved))
    if (hidesPrices(articles) && (await isSessionOver())) return useCart.setState({ refresh: 'idle' })
    useCart.setState((cart) => {
      const { lines, changes } = repricedCart(mergedCarts(cart.lines, saved), articles)
      return { lines, changes: joined(cart.changes, changes), refresh: 'idle' }
    })
  } catch (error) {
    useCart.setState({ refresh: 'failed' })
    if (!(error instanceof NetworkLost || error instanceof Refused)) throw error
  }
}

/** Saves the cart as the client's incomplete order, in place of the one saved before (spec §4). */
export function saveCart(lines: readonly CartLine[]) {
  return saveOrder(buildSavedCart(lines), newIdempotencyKey())
}

async function savedLines(client: number): Promise<readonly CartLine[]> {
  const { items } = await listOrders(client, 'I', 0, INCOMPLETE_ORDERS_PAGE_SIZE)
  return items[0]?.Lineas ?? []
}

/** Articles of these lines by code; null for one that is no longer on sale. */
async function currentArticles(lines: readonly CartLine[]): Promise<Map<string, Article | null>> {
  const found = await Promise.all(
    lines.map(async ({ Codart }) => [Codart, await findArticle(Codart)] as const),
  )
  return new Map(found)
}

const hidesPrices = (articles: Map<string, Article | null>): boolean =>
  [...articles.values()].some((article) => article !== null && articlePrice(article) === null)

/** Changes not read yet and new ones: per article the first price seen and the last. */
function joined(unread: CartChanges, now: CartChanges): CartChanges {
  const older = unread.prices.map((price) => {
    const newer = now.prices.find(({ Codart }) => Codart === price.Codart)
    return newer ? { ...price, now: newer.now } : price
  })
  const newer = now.prices.filter(({ Codart }) => !unread.prices.some((price) => price.Codart === Codart))
  return { prices: [...older, ...newer], gone: [...unread.gone, ...now.gone] }
}
