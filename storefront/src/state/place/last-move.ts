import type { DeliveryPlace } from '@gondola/contract/branches'
import { type CartLine, withLineAdded } from '@gondola/contract/cart'
import { create } from 'zustand'
import { saveDeliveryPlace } from '@gondola/contract/clients'
import { send } from '../../api/client.ts'
import { refreshCart } from '../cart/cart-refresh.ts'
import { replaceCart, useCart } from '../cart/cart.ts'
import { choose } from '../cart/checkout.ts'
import { isLoggedIn } from '../session/session.ts'
import { branchName, cartBranch, takePlace } from './change-place.ts'
import { declinePlace } from './follow-account.ts'
import { keepPlace, usePlace } from './place.ts'

/** A move to another branch with a cart, as long as it can be undone. */
export interface Move {
  /** The place before; null: none was chosen. */
  from: DeliveryPlace | null
  fromName: string
  to: DeliveryPlace
  toName: string
  /** The cart before, and as it was taken over. */
  lines: readonly CartLine[]
  taken: readonly CartLine[]
}

/** The last move of this page; null: none, or what came after it cannot be undone. */
export const useLastMove = create<{ move: Move | null }>(() => ({ move: null }))

export const forgetMove = (): void => useLastMove.setState({ move: null })

/** Takes a place of another branch over, and the cart as reported. */
export function moveCart(to: DeliveryPlace, taken: readonly CartLine[]): void {
  const { lines } = useCart.getState()
  const from = usePlace.getState().kept?.place ?? null
  const [fromName, toName] = [branchName(cartBranch()), branchName(to.Sucursal)]
  replaceCart(taken)
  takePlace(to)
  // a branch that has closed meanwhile is nothing to go back to
  useLastMove.setState({ move: fromName && toName ? { from, fromName, to, toName, lines, taken } : null })
}

/** Goes back: branch and cart as before the move, with what was added to the cart since. */
export function undoMove(): void {
  const { move } = useLastMove.getState()
  if (!move) return
  forgetMove()
  const { from, to, lines, taken } = move
  const added = useCart
    .getState()
    .lines.filter(({ Codart }) => ![...lines, ...taken].some((line) => line.Codart === Codart))
  replaceCart(added.reduce<readonly CartLine[]>(withLineAdded, lines))
  if (from) return takePlace(from)
  declinePlace(to)
  keepPlace(null)
  choose({ Dia: null, HorarioEntrega: null })
  if (isLoggedIn()) send(saveDeliveryPlace, { body: null }).catch(() => undefined)
  void refreshCart(null)
}

/** What the other branch did not take over. */
export const leftBehind = ({ lines, taken }: Move): readonly CartLine[] =>
  lines.filter(({ Codart }) => !taken.some((line) => line.Codart === Codart))

/** An emptied or ordered cart must not come back, unless the move emptied it; and another move is another matter. */
useCart.subscribe(({ lines }, before) => {
  if (lines.length === 0 && lines !== before.lines) forgetMove()
})
usePlace.subscribe(({ kept }) => {
  const { move } = useLastMove.getState()
  if (move && kept?.place !== move.to && JSON.stringify(kept?.place) !== JSON.stringify(move.to)) forgetMove()
})
