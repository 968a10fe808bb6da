import { useCosts, useOrderBranch, useOrderZone } from '../../state/delivery.ts'
import { type OrderTotals, homeDeliveryFee, orderTotals } from '@gondola/contract/orders'
import { useCart } from '../../state/cart/cart.ts'
import { useCartAmounts } from '../../state/cart/cart-discounts.ts'
import { addressOf, type CheckoutOrder, type OrderedFrom, useCheckout } from '../../state/cart/checkout.ts'
import { usePlace } from '../../state/place/place.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { checkoutTexts } from '../../texts/checkout.ts'
import { useParameters } from '../../state/site.ts'
import { type Branch, pickUpWords } from '@gondola/contract/branches'
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

/**
 * What the totals say of the fee of delivery: `none` of a pickup; `known`; `coming` while the terms load or cannot be
 * loaded; `open` by an address that is not the branch's; `later` while nobody told how or where the order goes, and home
 * delivery would cost something.
 */
export type FeeState = 'none' | 'known' | 'coming' | 'open' | 'later'

/** The form of delivery: the checkout's or, before it is chosen there, what was told in the header. A guess tells nothing. */
function useToldForm(): DeliveryForm | null {
  const chosen = useCheckout(({ FormaEntrega }) => FormaEntrega)
  const told = usePlace(({ kept }) => (kept === null || kept.isGuess ? null : kept.place.Forma))
  const asksForPlace = useOrderBranch() !== undefined
  return chosen ?? (asksForPlace ? told : null)
}

/**
 * The cart's totals with a payment type, the same from the basket to the confirmation. `terms` are those of the order's
 * place, null: not known; `totalsOf` is for a form that was chosen since. `isFreeSent`: no form is chosen, and of home
 * delivery the goods pay no fee.
 */
export function useOrderTotals(paymentType: number | null = null) {
  const lines = useCart((cart) => cart.lines)
  const amounts = useCartAmounts(paymentType)
  const form = useToldForm()
  const { Monto1, GratisDesde } = useDeliveryCosts()
  const { named, other } = useOrderZone()
  const isByPlace = useOrderBranch() !== undefined
  const terms = Monto1 === null || (isByPlace && named === null) ? null : { Monto1, GratisDesde }
  const isFree = terms !== null && homeDeliveryFee(terms, amounts?.goods ?? 0) === 0
  const fees: Record<DeliveryForm, FeeState> = {
    RS: 'none',
    ED: other !== undefined ? 'open' : Monto1 === null ? 'coming' : 'known',
  }
  const fee: FeeState = form === null ? (isFree ? 'none' : 'later') : fees[form]
  const totalsOf = (as: DeliveryForm | null): OrderTotals =>
    orderTotals(lines, as && fees[as] === 'known' ? as : null, Monto1 ?? 0, amounts?.discount, GratisDesde)
  const isFreeSent = isFree && form === null && Monto1 !== 0
  return { totals: totalsOf(form), totalsOf, fee, terms, amounts, isFreeSent }
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

/** The branch of the order, or of one that was placed (`ordered`); undefined if it is not shown any more. */
export function usePickupBranch(ordered?: number | null): Branch | undefined {
  const branches = useParameters().data?.Sucursales ?? []
  const current = useOrderBranch()
  const wanted = ordered ?? current
  return wanted === undefined
    ? (branches.find(({ Predeterminada }) => Predeterminada) ?? branches[0])
    : branches.find(({ Id }) => Id === wanted)
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
