import { type CartLine, withLineAt } from '@gondola/contract/cart'
import { type Addition, changeQuantity, removeFromCart, useCart } from './cart.ts'

/** Puts a removed line back to its place, as it was. What was added again meanwhile stays as it is. */
export function putBack(line: CartLine, place: number): void {
  useCart.setState(({ lines }) =>
    lines.some(({ Codart }) => Codart === line.Codart) ? {} : { lines: withLineAt(lines, line, place) },
  )
}

/** Takes an addition back: the line has its quantity of before, or is removed. */
export function undoAddition({ line: { Codart }, before }: Addition): void {
  if (before === null) removeFromCart(Codart)
  else changeQuantity(Codart, before)
}
