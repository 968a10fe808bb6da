import { type Article, articlePrice, findArticle } from '@gondola/contract/catalogue'
import { type CartLine, mergedCarts } from '@gondola/contract/cart'
import { INCOMPLETE_ORDERS_PAGE_SIZE } from '@gondola/contract/base'
import { buildSavedCart, type Order, saveOrder, listOrders } from '@gondola/contract/orders'
import { send, sendForList } from '../../api/client.ts'
import { NetworkLost, Refused } from '../../api/errors.ts'
import { type CartChanges, NO_CHANGES, repricedCart } from './cart-prices.ts'
import { useCart } from './cart.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { usePlace } from '../place/place.ts'
import { isSessionOver } from '../session/session-over.ts'

/**
 * Refreshes the cart from the shop: with `savedOf` (a client's Id) merges the lines of the incomplete order (spec §4),
 * then updates every line to its article's current price. Lines that the customer adds meanwhile stay. A failure leaves
 * the cart unchanged and sets `useCart().refresh`. If the session turns out to be over, the cart is unchanged, too.
 * `isMerged` says whether a saved cart is merged now; otherwise it stays with the account.
 */
export async function refreshCart(
  savedOf: number | null,
  isMerged: (saved: Order) => Promise<boolean> = async () => true,
): Promise<void> {
  useCart.setState({ refresh: 'loading' })
  try {
    const order = savedOf === null ? null : await savedCart(savedOf)
    const saved = order && (await isMerged(order)) ? order.Lineas : []
    const { branch } = usePlace.getState()
    const articles = await currentArticles(mergedCarts(useCart.getState().lines, saved))
    if (hidesPrices(articles) && (await isSessionOver())) return useCart.setState({ refresh: 'idle' })
    // The branch changed meanwhile: these are the other one's prices.
    if (branch !== usePlace.getState().branch) return refreshCart(savedOf, isMerged)
    useCart.setState((cart) => {
      const { lines, changes } = repricedCart(mergedCarts(cart.lines, saved), articles)
      return { lines, changes: joined(cart.changes, changes), refresh: 'idle' }
    })
  } catch (error) {
    useCart.setState({ refresh: 'failed' })
    if (!(error instanceof NetworkLost || error instanceof Refused)) throw error
  }
}

/** Clears the changes once the customer has read them. */
export function forgetChanges(): void {
  useCart.setState({ changes: NO_CHANGES })
}

/** Saves the cart as the client's incomplete order, replacing the previous one (spec §4). */
export function saveCart(lines: readonly CartLine[]) {
  return send(saveOrder, {
    body: buildSavedCart(lines, usePlace.getState().branch),
    idempotencyKey: newIdempotencyKey(),
  })
}

export async function savedCart(client: number): Promise<Order | null> {
  const { items } = await sendForList(listOrders, {
    params: { Cliente: client, Estado: 'I', page: 0, size: INCOMPLETE_ORDERS_PAGE_SIZE },
  })
  return items[0] ?? null
}

/** Articles of these lines by code; null if no longer on sale. */
async function currentArticles(lines: readonly CartLine[]): Promise<Map<string, Article | null>> {
  const found = await Promise.all(
    lines.map(
      async ({ Codart }) => [Codart, await send(findArticle, { params: { Codigo: Codart } })] as const,
    ),
  )
  return new Map(found)
}

const hidesPrices = (articles: Map<string, Article | null>): boolean =>
  [...articles.values()].some((article) => article !== null && articlePrice(article) === null)

/** Merges unread and new changes: per article the first price seen and the last. */
function joined(unread: CartChanges, now: CartChanges): CartChanges {
  const older = unread.prices.map((price) => {
    const newer = now.prices.find(({ Codart }) => Codart === price.Codart)
    return newer ? { ...price, now: newer.now } : price
  })
  const newer = now.prices.filter(({ Codart }) => !unread.prices.some((price) => price.Codart === Codart))
  return { prices: [...older, ...newer], gone: [...unread.gone, ...now.gone] }
}
