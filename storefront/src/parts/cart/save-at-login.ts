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
import { foreignCart, isLoggedIn, useSession } from '../../state/session/session.ts'
import { areCartLines } from '../../state/cart/cart-lines.ts'
import { stored } from '../../state/stored.ts'
import { FROM_DESKTOP } from '../../ui/layout/use-media.ts'
import { tellFailure, tellSuccess } from '../messages/tell.ts'

/**
 * Refreshes the cart; then saves it if the customer pressed 'Guardar pedido' before logging in. The order matters: the
 * previously saved cart must be merged first, because saving replaces it.
 */
export async function refreshCart(savedOf: number | null): Promise<void> {
  const found = foreignCart.read()
  const foreign = isCartOf(found) ? found : null
  if (foreign !== null) leaveForOwner(foreign)
  const client = useSession.getState().client?.Id
  if (client !== undefined) takeOwn(client)
  await refresh(savedOf, isMerged)
  if (foreign !== null && isLoggedIn()) askAboutForeign(foreign[1])
  if (useCart.getState().refresh === 'idle' && isLoggedIn() && isSaveWished()) await save()
}

type CartOf = readonly [owner: number | null, lines: readonly CartLine[]]
const isCartOf = (parsed: unknown): parsed is CartOf => Array.isArray(parsed) && areCartLines(parsed[1])

/** Carts that wait on the device for their owners: without names and prices, which nobody else is shown. */
const waitingCarts = stored<readonly CartOf[]>('carritos', [], areWaiting, { onLost: () => undefined })
const WAITING_MAX = 5
const NAMELESS = {
  Descrip: '',
  Imagen: null,
  Ean: null,
  Promo: null,
  Precioindividual: null,
  Precioventa: null,
}

function areWaiting(parsed: unknown): parsed is readonly CartOf[] {
  return Array.isArray(parsed) && parsed.every(isCartOf)
}

function leaveForOwner([owner, lines]: CartOf): void {
  const others = waitingCarts.read().filter(([id]) => id !== owner)
  const bare = lines.map(({ Promociones: _, Preciolista: __, Descuentos: ___, ...line }) => ({
    ...line,
    ...NAMELESS,
  }))
  if (owner !== null && lines.length > 0)
    waitingCarts.write([...others, [owner, bare] as const].slice(-WAITING_MAX))
}

/** The customer's own cart that waited here; the refresh that follows gives its lines their names and prices. */
function takeOwn(client: number): void {
  const carts = waitingCarts.read()
  const own = carts.find(([owner]) => owner === client)
  if (own === undefined) return
  waitingCarts.write(carts.filter((one) => one !== own))
  addLines(own[1])
}

/** The cart of whoever used the device before is added only if the customer says so; it is not shown. */
function askAboutForeign(lines: readonly CartLine[]): void {
  foreignCart.write([])
  if (lines.length === 0) return
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
