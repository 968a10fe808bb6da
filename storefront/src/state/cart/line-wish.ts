import { withNote, withReplacement } from '@gondola/contract/cart'
import { useCart } from './cart.ts'

/** Sets the customer's wish if a line's article is missing: a similar one, or nothing. */
export function wishFor(Codart: string, Reemplazo: boolean): void {
  useCart.setState(({ lines }) => ({ lines: withReplacement(lines, Codart, Reemplazo) }))
}

/** Sets how the customer wants a line's article; '' takes it back. */
export function noteFor(Codart: string, Aclaracion: string): void {
  useCart.setState(({ lines }) => ({ lines: withNote(lines, Codart, Aclaracion) }))
}
