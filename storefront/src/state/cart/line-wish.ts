import { type LineWish, withNote, withReplacement } from '@gondola/contract/cart'
import { useCart } from './cart.ts'

/** Sets the customer's wish if a line's article is missing: a similar one, or nothing. */
export function wishFor(Codart: string, Reemplazo: LineWish): void {
  useCart.setState(({ lines }) => ({ lines: withReplacement(lines, Codart, Reemplazo) }))
}

/** Sets how the customer wants the article of a line of the cart; '' takes it back. */
export function noteFor(Codart: string, Aclaracion: string): void {
  useCart.setState(({ lines }) => ({ lines: withNote(lines, Codart, Aclaracion) }))
}

/** The same in the order that is being changed, if one is. */
export function noteWhereAdded(Codart: string, Aclaracion: string): void {
  const { order } = useCart.getState()
  if (order) order.note(Codart, Aclaracion)
  else noteFor(Codart, Aclaracion)
}
