import { ADDED_TOAST_MS, WEIGHT_MIN_GRAMS } from '@gondola/contract/base'
import { addedTexts } from '../../texts/checkout.ts'
import { ADDED } from '../../texts/interface.ts'
import { type Addition, quantityIn, removeFromCart, setQuantity, useCart } from '../../state/cart/cart.ts'
import { showToast, hideTopic } from '../../ui/notices/toasts.ts'
import { UNDO_MS, undoAction, tellRemoved } from '../messages/undo-notice.ts'
import type { Article } from '@gondola/contract/catalogue'
import { type CartLine, withLineAt } from '@gondola/contract/cart'
import { removeRow } from '../../ui/remove-row.ts'

/** Additions, removals and their undoing replace each other's notice. */
export const CART_NOTICE = 'carrito'

/** The article of the last notice. */
let told: string | null = null

// What left the cart since, for instance with a move to a branch that does not sell it, is not there as the notice says.
useCart.subscribe((cart) => {
  if (told === null || quantityIn(cart, told) !== null) return
  told = null
  hideTopic(CART_NOTICE)
})

/**
 * '¡Agregado!' for a second (spec §8), over what was added and the button that undoes it, which stay longer. A weight
 * below the least, which became the least (spec §5), is told; what it may have meant is asked where it was typed.
 */
export function tellAdded(added: Addition): void {
  const { line, before, typed, Pedido } = added
  const quantity = line.Cantidad - (before ?? 0)
  const isLeast = line.Unidad === 100 && typed !== null && typed < WEIGHT_MIN_GRAMS
  // more was typed than what is left
  const isLess = line.Cantidad === line.Quedan && quantity < (typed ?? 1)
  const undo = undoAction({
    topic: CART_NOTICE,
    undo: () => {
      undoAddition(added)
      focusArticle(line.Codart)
    },
    undone: addedTexts.undone(line, before, Pedido),
  })
  told = line.Codart
  showToast({
    kind: 'success',
    title: ADDED.text,
    titleMs: ADDED_TOAST_MS,
    text:
      quantity > 0 && !isLess ? addedTexts.added(line, quantity, isLeast, Pedido) : addedTexts.atMost(line),
    actions: quantity > 0 ? [undo] : [],
    durationMs: UNDO_MS,
    topic: CART_NOTICE,
  })
}

/** Takes a line out of the cart by its row's control, and says so. */
export function removeLine({ Codart }: CartLine, control: HTMLElement): void {
  tellingOf(Codart, () => removeRow(control, () => removeFromCart(Codart)))
}

/** Takes an article out of the cart, or of the order that is being changed, and says so; the caller keeps the focus. */
export function removeArticle({ Codigo, Descripcion, unidad }: Article): void {
  const { order } = useCart.getState()
  if (order === null) return tellingOf(Codigo, () => removeFromCart(Codigo))
  const before = quantityIn(useCart.getState(), Codigo) ?? 0
  const line = { Descrip: Descripcion, Unidad: unidad }
  setQuantity(Codigo, 0)
  tellRemoved(addedTexts.removed(line, order.Id), {
    topic: CART_NOTICE,
    undo: () => {
      setQuantity(Codigo, before)
      focusArticle(Codigo)
    },
    undone: addedTexts.undone(line, before, order.Id),
  })
}

/** Removes, and tells it with the button that puts the line back as it was. */
function tellingOf(Codart: string, remove: () => void): void {
  const { lines } = useCart.getState()
  const place = lines.findIndex((line) => line.Codart === Codart)
  const line = lines[place]
  remove()
  if (!line) return
  tellRemoved(addedTexts.removed(line, null), {
    topic: CART_NOTICE,
    undo: () => {
      putBack(line, place)
      focusArticle(Codart)
    },
    undone: addedTexts.undone(line, line.Cantidad, null),
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
  setQuantity(Codart, before ?? 0)
}
