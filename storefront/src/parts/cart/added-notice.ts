import { ADDED_TOAST_MS, GRAMS_PER_KILOGRAM } from '@gondola/contract/base'

import { addedTexts } from '../../texts/checkout.ts'
import { interfaceTexts, ADDED } from '../../texts/interface.ts'
import { type Addition, changeQuantity, useCart } from '../../state/cart/cart.ts'
import { hideTopic } from '../../ui/notices/hide-topic.ts'
import { undoAddition } from '../../state/cart/put-back.ts'
import { type ToastAction, showToast } from '../../ui/notices/toasts.ts'
import { meantKilograms } from '../../ui/quantity/typed-quantity.ts'
import { UNDO_MS, undoAction } from '../messages/undo-notice.ts'
import { focusArticle } from './focus-article.ts'

/** Additions, removals and their undoing replace each other's notice. */
export const CART_NOTICE = 'carrito'

/** The article of the last notice. */
let told: string | null = null

// What left the cart since, for instance with a move to a branch that does not sell it, is not there as the notice says.
useCart.subscribe(({ lines }) => {
  if (told === null || lines.some(({ Codart }) => Codart === told)) return
  told = null
  hideTopic(CART_NOTICE)
})

/**
 * '¡Agregado!' for a second (spec §8), over what was added and the button that undoes it, which stay longer. A weight
 * below the least, which became the least (spec §5), is told, with the kilograms that were probably meant.
 */
export function tellAdded(added: Addition): void {
  const { line, before, typed } = added
  const quantity = line.Cantidad - (before ?? 0)
  const meant = typed === null ? null : meantKilograms(String(typed), line.Unidad)
  const inKilograms: ToastAction[] =
    meant === null
      ? []
      : [
          {
            text: interfaceTexts.meantKilograms(meant),
            onPress: () => {
              changeQuantity(line.Codart, (before ?? 0) + meant * GRAMS_PER_KILOGRAM)
              focusArticle(line.Codart)
            },
          },
        ]
  const undo = undoAction({
    topic: CART_NOTICE,
    undo: () => {
      undoAddition(added)
      focusArticle(line.Codart)
    },
    undone: addedTexts.undone(line, before),
  })
  told = line.Codart
  showToast({
    kind: 'success',
    title: ADDED.text,
    titleMs: ADDED_TOAST_MS,
    text: quantity > 0 ? addedTexts.added(line, quantity, meant !== null) : addedTexts.atMost(line),
    actions: quantity > 0 ? [...inKilograms, undo] : [],
    durationMs: UNDO_MS,
    topic: CART_NOTICE,
  })
}
