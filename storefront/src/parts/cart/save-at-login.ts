import type { Order } from '@gondola/contract/orders'
import { CART_SAVED, CART_SAVED_PANEL } from '../../texts/checkout.ts'
import { isRefusal, NetworkLost } from '../../api/errors.ts'
import { refreshCart as refresh, saveCart } from '../../state/cart/cart-refresh.ts'
import { useCart } from '../../state/cart/cart.ts'
import { forgetSaveWish, isSaveWished, wishToSave } from '../../state/cart/save-wish.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import { FROM_DESKTOP } from '../../ui/layout/use-media.ts'
import { tellFailure, tellSuccess } from '../messages/tell.ts'

/**
 * Refreshes the cart; then saves it if the customer pressed 'Guardar pedido' before logging in. The order matters: the
 * previously saved cart must be merged first, because saving replaces it.
 */
export async function refreshCart(savedOf: number | null): Promise<void> {
  await refresh(savedOf, isMerged)
  if (useCart.getState().refresh === 'idle' && isLoggedIn() && isSaveWished()) await save()
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
