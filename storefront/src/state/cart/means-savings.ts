import type { CartLine } from '@gondola/contract/cart'
import { sumOfPesos } from '@gondola/contract/base'
import { useCart } from './cart.ts'
import { cartPromotions } from './cart-discounts.ts'
import { usePaymentTypes } from '../delivery.ts'

/** What the cart costs less if paid with a payment type, in pesos. */
export interface MeansSaving {
  paymentType: number
  Descrip: string
  pesos: number
  /** The weekdays of its promotions, if all have the same. */
  days: readonly number[] | null
}

/** The active payment types that make the cart cheaper than without choosing one, by how much, the cheapest first. */
export function useMeansSavings(): readonly MeansSaving[] {
  const lines = useCart((cart) => cart.lines)
  const named = new Set(cartPromotions(lines).means)
  const { data: types } = usePaymentTypes(named.size > 0)
  if (!types || named.size === 0) return []
  return types
    .filter(({ Id }) => named.has(Id))
    .map(({ Id, Descrip }) => ({ paymentType: Id, Descrip, ...savingWith(lines, Id) }))
    .filter(({ pesos }) => pesos > 0)
    .toSorted((one, other) => other.pesos - one.pesos)
}

function savingWith(lines: readonly CartLine[], paymentType: number): Pick<MeansSaving, 'pesos' | 'days'> {
  const { TotalDescuento, lines: applied } = cartPromotions(lines, paymentType)
  const pesos = sumOfPesos([TotalDescuento, -cartPromotions(lines).TotalDescuento])
  const days = applied.flat().flatMap(({ promotion: { TiposPago, Dias } }) => (TiposPago ? [Dias ?? []] : []))
  const isSame = days.every((each) => each.join() === days[0]?.join())
  return { pesos, days: isSame && days[0]?.length ? days[0] : null }
}
