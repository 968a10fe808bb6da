import { ADDED_TOAST_MS, GRAMS_PER_KILOGRAM } from '@gondola/contract/base'
import { addedTexts } from '../../texts/checkout.ts'
import { interfaceTexts, ADDED } from '../../texts/interface.ts'
import { type Addition, changeQuantity, useCart, removeFromCart } from '../../state/cart/cart.ts'

import { type ToastAction, showToast, hideTopic } from '../../ui/notices/toasts.ts'
import { meantKilograms } from '../../ui/quantity/typed-quantity.ts'
import { UNDO_MS, undoAction, tellRemoved } from '../messages/undo-notice.ts'
import { type CartLine, withLineAt } from '@gondola/contract/cart'
import { removeRow } from '../../ui/remove-row.ts'

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

/**
 * Once a notice's button has gone with its notice: focuses the article's row in the open cart, its control on the page,
 * or the page's heading.
 */
function focusArticle(Codart: string): void {
  requestAnimationFrame(() => {
    const row = visible('removes', Codart)
    const target =
      row ??
      visible('buy', Codart)?.querySelector<HTMLElement>('button:last-of-type:enabled') ??
      document.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: target !== row })
  })
}

const visible = (data: 'removes' | 'buy', Codart: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-${data}]`)].find(
    (each) => each.dataset[data] === Codart && each.checkVisibility(),
  )

/** Puts a removed line back to its place, as it was. What was added again meanwhile stays as it is. */
function putBack(line: CartLine, place: number): void {
  useCart.setState(({ lines }) =>
    lines.some(({ Codart }) => Codart === line.Codart) ? {} : { lines: withLineAt(lines, line, place) },
  )
}

/** Takes an addition back: the line has its quantity of before, or is removed. */
function undoAddition({ line: { Codart }, before }: Addition): void {
  if (before === null) removeFromCart(Codart)
  else changeQuantity(Codart, before)
}
