import type { CartLine } from '@gondola/contract/cart'
import { addedTexts } from '../../texts/added.ts'
import { removeFromCart, useCart } from '../../state/cart/cart.ts'
import { putBack } from '../../state/cart/put-back.ts'
import { showToast } from '../../ui/notices/toasts.ts'
import { removeRow } from '../../ui/remove-row.ts'
import { CART_NOTICE, UNDO_MS } from './added-notice.ts'
import { focusArticle } from './focus-article.ts'

/** Takes a line out of the cart by its row's control, and says so. */
export function removeLine(line: CartLine, control: HTMLElement): void {
  const undo = noticeOf(line.Codart)
  removeRow(control, () => removeFromCart(line.Codart))
  undo()
}

/** Takes an article out of the cart, and says so; the caller keeps the focus. */
export function removeArticle(Codart: string): void {
  const undo = noticeOf(Codart)
  removeFromCart(Codart)
  undo()
}

/** The notice of a removal that is about to happen, with the button that puts the line back as it was. */
function noticeOf(Codart: string): () => void {
  const { lines } = useCart.getState()
  const place = lines.findIndex((line) => line.Codart === Codart)
  const line = lines[place]
  return () => {
    if (!line) return
    const undo = () => {
      putBack(line, place)
      const text = addedTexts.undone(line, line.Cantidad)
      showToast({ kind: 'info', title: '', text, topic: CART_NOTICE })
      focusArticle(Codart)
    }
    showToast({
      kind: 'info',
      title: '',
      text: addedTexts.removed(line),
      actions: [{ text: addedTexts.undo, onPress: undo }],
      durationMs: UNDO_MS,
      topic: CART_NOTICE,
    })
  }
}
