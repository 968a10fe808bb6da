import { type CartLine, mergedCarts } from '@gondola/contract/cart'
import type { Order } from '@gondola/contract/orders'
import { CART_SAVED, CART_SAVED_PANEL, foreignCartTexts } from '../../texts/checkout.ts'
import { isRefusal, NetworkLost, Refused } from '../../api/errors.ts'
import { refreshCart as refresh, saveCart, savedCart } from '../../state/cart/cart-refresh.ts'
import { addLines, useCart } from '../../state/cart/cart.ts'
import { listEdited } from '../../state/cart/order-edits.ts'
import { leaveChangeTexts } from '../../texts/followed-order.ts'
import { showAlert } from '../../ui/notices/alerts.ts'
import { showToast } from '../../ui/notices/toasts.ts'
import { forgetSaveWish, isSaveWished, wishToSave } from '../../state/cart/save-wish.ts'
import { foreignLines, isLoggedIn, useSession } from '../../state/session/session.ts'
import { FROM_DESKTOP } from '../../ui/layout/use-media.ts'
import { tellFailure, tellSuccess } from '../messages/tell.ts'

/**
 * Refreshes the cart; then saves it if the customer pressed 'Guardar pedido' before logging in. The order matters: the
 * previously saved cart must be merged first, because saving replaces it.
 */
export async function refreshCart(savedOf: number | null): Promise<void> {
  await refresh(savedOf, isMerged)
  const foreign = foreignLines.read()
  if (foreign.length > 0 && isLoggedIn()) askAboutForeign(foreign)
  if (useCart.getState().refresh === 'idle' && isLoggedIn() && isSaveWished()) await save()
}

/** The cart of whoever used the device before is added only if the customer says so; it is not shown. */
function askAboutForeign(lines: readonly CartLine[]): void {
  foreignLines.write([])
  showToast({
    kind: 'info',
    title: foreignCartTexts.title(lines.length),
    text: foreignCartTexts.ask,
    actions: [
      {
        text: foreignCartTexts.add,
        onPress: () => {
          addLines(lines)
          void refresh(null)
        },
      },
    ],
    durationMs: FOREIGN_CART_MS,
  })
}
const FOREIGN_CART_MS = 30_000

/** Before a logout: asks whether a begun change of an order may go, and saves the cart. False: they stay. */
export async function isReadyToLeave(): Promise<boolean> {
  const client = useSession.getState().client?.Id
  const [edited] = client === undefined ? [] : listEdited(client)
  if (edited !== undefined && !(await mayDrop(edited.Pedido))) return false
  await saveLeftCart()
  return true
}

function mayDrop(Id: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  showAlert({
    kind: 'warning',
    title: leaveChangeTexts.title,
    text: leaveChangeTexts.text(Id),
    buttons: [
      { text: leaveChangeTexts.leave, variant: 'secondary', onPress: () => resolve(true) },
      { text: leaveChangeTexts.stay },
    ],
    // a press is told after the closing
    onClosed: () => queueMicrotask(() => resolve(false)),
  })
  return promise
}

/**
 * Saves the cart with the account of whoever logs out, since it leaves the device. What the shop refuses to save
 * (too few lines) is lost. A cart that they left saved for later stays beside it.
 */
async function saveLeftCart(): Promise<void> {
  const { lines } = useCart.getState()
  const client = useSession.getState().client?.Id
  if (lines.length === 0 || client === undefined) return
  try {
    const saved = await savedCart(client)
    const file =
      saved?.Sucursal == null ? null : await import('../../state/cart/saved-cart.ts').catch(() => null)
    const isApart = saved !== null && file?.isSavedCartDeclined(saved) === true
    await saveCart(isApart ? mergedCarts(lines, saved.Lineas) : lines)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

/** The code for carts of another branch is loaded where there are several. */
async function isMerged(order: Order): Promise<boolean> {
  if (order.Sucursal == null) return true
  const file = await import('../../state/cart/saved-cart.ts').catch(() => null)
  if (!file) throw new NetworkLost(null)
  return file.isMergedUnasked(order)
}

async function save(): Promise<void> {
  forgetSaveWish()
  const { lines } = useCart.getState()
  if (lines.length === 0) return
  try {
    await saveCart(lines)
    tellSuccess(matchMedia(FROM_DESKTOP).matches ? CART_SAVED : CART_SAVED_PANEL)
  } catch (error) {
    if (error instanceof NetworkLost || isRefusal(error, 'sesion')) wishToSave()
    tellFailure(error)
  }
}
