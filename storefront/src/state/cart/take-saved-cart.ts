import { type CartLine, mergedCarts } from '@gondola/contract/cart'
import type { Order } from '@gondola/contract/orders'
import { currentBranch } from '../place/change-place.ts'
import { decline, isDeclined } from '../place/follow-account.ts'
import { refreshCart } from './cart-refresh.ts'
import { useCart } from './cart.ts'

/** A saved cart and the branch where it was asked about. */
const keyOf = ({ Id, Fechahora }: Order) => [Id, Fechahora, currentBranch()].join(' ')

export const isSavedCartDeclined = (order: Order): boolean => isDeclined(keyOf(order))

/** The customer leaves the saved cart with the account. */
export function declineSavedCart(order: Order): void {
  decline(keyOf(order))
}

/** Merges what the report left of a saved cart. */
export function takeSavedCart(lines: readonly CartLine[]): void {
  useCart.setState((cart) => ({ lines: mergedCarts(cart.lines, lines) }))
  void refreshCart(null)
}
