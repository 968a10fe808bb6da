import type { DeliveryPlace } from '@gondola/contract/branches'
import type { Order } from '@gondola/contract/orders'
import { refreshCart } from '../cart/cart-refresh.ts'
import { closeDialog, openDialog } from '../dialogs.ts'
import { currentBranch, namedPart, needsReport, sellingBranches, takePlace } from './change-place.ts'

/** The branch of an order or saved cart, if it takes orders and is not the current one; otherwise undefined. */
export function otherBranchOf({ Sucursal }: Pick<Order, 'Sucursal'>) {
  return Sucursal === currentBranch() ? undefined : sellingBranches().find(({ Id }) => Id === Sucursal)
}

/** Moves to an order's branch, with the usual report if there is a cart; then goes on with the order there. */
export function goToBranchOf(order: Order): void {
  const wanted = placeOf(order)
  if (wanted === null) return
  if (needsReport(wanted)) return openDialog('place', { wanted, order })
  takePlace(wanted)
  continueWith(order)
}

/** At its own branch a saved cart is merged, and an order is compared again. */
export function continueWith(order: Order): void {
  if (order.Estado !== 'I') return openDialog('duplicate', { order })
  closeDialog()
  void refreshCart(order.Cliente)
}

/** Where the order went; if it names no place, pickup if the branch offers it. */
function placeOf(order: Order): DeliveryPlace | null {
  const { FormaEntrega, Localidad, CodigoPostal } = order
  const branch = otherBranchOf(order)
  if (!branch) return null
  const named = namedPart({ ...(Localidad && { Localidad }), ...(CodigoPostal && { CodigoPostal }) })
  const isDelivered = FormaEntrega === 'ED' && Object.keys(named).length > 0
  if (branch.Retiro && !isDelivered) return { Forma: 'RS', Sucursal: branch.Id }
  return { Forma: 'ED', Sucursal: branch.Id, ...named }
}
