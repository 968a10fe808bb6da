import type { CartLine } from '@gondola/contract/cart'
import { addedTexts } from '../../texts/checkout.ts'
import { removeFromCart, useCart } from '../../state/cart/cart.ts'
import { putBack } from '../../state/cart/put-back.ts'
import { removeRow } from '../../ui/remove-row.ts'
import { tellRemoved } from '../messages/undo-notice.ts'
import { CART_NOTICE } from './added-notice.ts'
import { focusArticle } from './focus-article.ts'

/** Takes a line out of the cart by its row's control, and says so. */
export function removeLine({ Codart }: CartLine, control: HTMLElement): void {
  tellingOf(Codart, () => removeRow(control, () => removeFromCart(Codart)))
}

/** Takes an article out of the cart, and says so; the caller keeps the focus. */
export function removeArticle(Codart: string): void {
  tellingOf(Codart, () => removeFromCart(Codart))
}

/** Removes, and tells it with the button that puts the line back as it was. */
function tellingOf(Codart: string, remove: () => void): void {
  const { lines } = useCart.getState()
  const place = lines.findIndex((line) => line.Codart === Codart)
  const line = lines[place]
  remove()
  if (!line) return
  tellRemoved(addedTexts.removed(line), {
    topic: CART_NOTICE,
    undo: () => {
      putBack(line, place)
      focusArticle(Codart)
    },
    undone: addedTexts.undone(line, line.Cantidad),
  })
}
