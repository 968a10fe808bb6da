import type { Order } from '@gondola/contract/orders'
import { readParameters } from '@gondola/contract/site'
import { compareBranches } from '@gondola/contract/catalogue'
import { send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { openDialog, useDialog } from '../dialogs.ts'
import { currentBranch, sellingBranches } from '../place/change-place.ts'
import { followAccount, decline, isDeclined } from '../place/follow-account.ts'
import { usePlace } from '../place/place.ts'
import { QUERY_KEYS } from '../query-keys.ts'
import { useSession } from '../session/session.ts'
import { refreshCart } from './cart-refresh.ts'
import { type CartLine, mergedCarts } from '@gondola/contract/cart'
import { useCart } from './cart.ts'

/**
 * Whether a saved cart is merged without a question: it was filled at the current branch, or costs the same here.
 * Otherwise its report is shown first, as soon as no other dialog is open. Rejects as the calls do.
 */
export async function isMergedUnasked(order: Order): Promise<boolean> {
  const Desde = order.Sucursal ?? null
  if (Desde === null || order.Lineas.length === 0) return true
  const parameters = await queryClient.ensureQueryData({
    queryKey: QUERY_KEYS.parameters,
    queryFn: ({ signal }) => send(readParameters, { signal }),
  })
  if (sellingBranches().length < 2) return true
  // a new device: the account's place is mostly that of the saved cart
  if (parameters.PideLugar && usePlace.getState().kept === null) await followAccount(() => true)
  const Sucursal = currentBranch()
  if (Sucursal === undefined || Sucursal === Desde) return true
  const Lineas = order.Lineas.map(({ Codart, Cantidad }) => ({ Codart, Cantidad }))
  const compared = await send(compareBranches, { body: { Desde, Sucursal, Lineas } })
  if (compared.Lineas.every(({ Cambio }) => Cambio === 'igual')) return true
  if (!isSavedCartDeclined(order)) whenNoDialog(() => askAbout(order))
  return false
}

function askAbout(order: Order): void {
  if (useSession.getState().client?.Id !== order.Cliente) return
  if (order.Sucursal === currentBranch()) void refreshCart(order.Cliente)
  else openDialog('place', { order })
}

function whenNoDialog(act: () => void): void {
  if (useDialog.getState().open === null) return act()
  const stop = useDialog.subscribe(({ open }) => {
    if (open !== null) return
    stop()
    act()
  })
}

/** A saved cart and the branch where it was asked about. */
const keyOf = ({ Id, Fechahora }: Order) => [Id, Fechahora, currentBranch()].join(' ')

export const isSavedCartDeclined = (order: Order): boolean => isDeclined(keyOf(order))

/** The customer leaves the saved cart with the account. */
export function declineSavedCart(order: Order): void {
  decline(keyOf(order))
}

/** Merges what the report left of a saved cart. */
export function takeSavedCart(lines: readonly CartLine[]): void {
  useCart.setState((cart) => ({ lines: mergedCarts(cart.lines, lines) }))
  void refreshCart(null)
}
