import { type LineWishes, withWish } from '@gondola/contract/cart'
import { useCart } from './cart.ts'

/** Sets what the customer wishes of a line of the cart. */
export function wishFor(Codart: string, wishes: Partial<LineWishes>): void {
  useCart.setState(({ lines }) => ({ lines: withWish(lines, Codart, wishes) }))
}

/** Sets a line's note, in the order that is being changed, if one is. */
export function noteWhereAdded(Codart: string, Aclaracion: string): void {
  const { order } = useCart.getState()
  if (order) order.note(Codart, Aclaracion)
  else wishFor(Codart, { Aclaracion })
}
