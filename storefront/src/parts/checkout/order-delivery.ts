import { useCosts, useOrderBranch, useOrderZone } from '../../state/delivery.ts'
import { addressOf, type CheckoutOrder, type OrderedFrom } from '../../state/cart/checkout.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { checkoutTexts } from '../../texts/checkout.ts'
import { useParameters } from '../../state/site.ts'
import { pickUpWords } from '@gondola/contract/branches'
import type { DeliveryForm } from '@gondola/contract/delivery'
import { sellingBranches } from '../../state/place/change-place.ts'

export interface DeliveryCosts {
  Monto1: number | null
  Monto2: number | null
  /** Goods of this amount pay no fee; null: always a fee. */
  GratisDesde: number | null
}

/** Delivery fee and minimum purchase in pesos; null while loading, 0 if the shop has not set them. */
export function useDeliveryCosts(): DeliveryCosts {
  const { data, isSuccess } = useCosts()
  if (!isSuccess) return { Monto1: null, Monto2: null, GratisDesde: null }
  return { Monto1: 0, Monto2: 0, ...data, GratisDesde: data?.GratisDesde ?? null }
}

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

/** Pickup address, of the order's branch where several take orders, and opening hours, as names and values; values that the shop has not set are left out.
 * `ordered`: the branch of an order that was placed. */
export function usePickupPlace(ordered?: number | null): (readonly [name: string, value: string])[] {
  const { data: parameters } = useParameters()
  const current = useOrderBranch()
  const wanted = current === undefined ? undefined : (ordered ?? current)
  const branches = parameters?.Sucursales ?? []
  const branch = branches.find(({ Id }) => Id === wanted) ?? branches[0]
  const place = branch && [branch.Nombre, branch.Direccion].filter(Boolean).join(', ')
  return [
    ...(place ? [[checkoutTexts.pickupAt, place] as const] : []),
    ...(parameters?.HorarioAtencion ? [[checkoutTexts.hours, parameters.HorarioAtencion] as const] : []),
  ]
}

/** A delivery form in words; pickup names the branch where several take orders. */
export function formWords(form: DeliveryForm, branch: string | undefined): string {
  return form === 'RS' && branch !== undefined ? pickUpWords(branch) : checkoutTexts.forms[form]
}

/**
 * The delivery forms of an order from a branch, beside 'Seleccionar'. Where several take orders (else undefined), pickup
 * names the branch, if it can be picked up there.
 */
export function formChoices(branch: number | undefined): [code: string, words: string][] {
  const forms: [code: string, words: string][] = Object.entries(checkoutTexts.forms)
  if (branch === undefined) return forms
  const place = sellingBranches().find(({ Id }) => Id === branch)
  return forms.flatMap(([code, words]) => {
    if (code !== 'RS') return [[code, words]]
    return place?.Retiro ? [[code, pickUpWords(place.Nombre)]] : []
  })
}
