import { addressOf, type CheckoutOrder, type OrderedFrom } from '../../state/cart/checkout.ts'
import { useOrderBranch, useOrderZone } from '../../state/delivery.ts'
import { useCustomer } from '../../state/session/customer.ts'

/** The order's branch and where it goes, as its draft says them; empty where only one branch takes orders. */
export function useOrderedFrom(): OrderedFrom {
  const Sucursal = useOrderBranch()
  const { named } = useOrderZone()
  if (Sucursal === undefined) return {}
  return { Sucursal, ...(named && { Lugar: named }) }
}

/** Whether an order's home delivery has an address that its branch delivers to; true of pickup, and where nobody asks. */
export function useCanDeliver(): (order: CheckoutOrder) => boolean {
  const customer = useCustomer()
  const branch = useOrderBranch()
  const { isReached } = useOrderZone()
  return (order) =>
    branch === undefined ||
    order.FormaEntrega === 'RS' ||
    (isReached && (order.FormaEntrega !== 'ED' || addressOf(order, customer) !== null))
}
