import { useDeferredValue } from 'react'
import { type CartLine, cartTotal } from '@gondola/contract/cart'
import { LinePromotion } from '@gondola/contract/catalogue'
import { fits, sumOfPesos } from '@gondola/contract/base'
import {
  type PromotionDiscounts,
  promotionDiscounts,
  type PromotionHint,
  promotionHints,
} from '@gondola/contract/promotions'
import { useCart } from './cart.ts'
import { usePaymentTypes } from '../delivery.ts'

// The cart's promotions. Not in the first load: imported only by components that show the cart.

/** The cart's promotions: the discount of each line and of the cart, and per line a hint at a further discount. */
export interface CartPromotions extends PromotionDiscounts {
  hints: readonly (PromotionHint | null)[]
  /** The payment types that promotions of these lines need. */
  means: readonly number[]
}

let known: { of: readonly CartLine[]; promotions: Map<number | null, CartPromotions> } | null = null

/** The promotions of these lines if paid with a payment type, cached for the last array of lines. */
export function cartPromotions(
  lines: readonly CartLine[],
  paymentType: number | null = null,
): CartPromotions {
  if (known?.of !== lines) known = { of: lines, promotions: new Map() }
  const there = known.promotions.get(paymentType)
  if (there !== undefined) return there
  const sound = lines.map(withSoundPromotions)
  const discounts = promotionDiscounts(sound, paymentType)
  const promotions = {
    ...discounts,
    hints: promotionHints(sound, discounts, paymentType),
    means: sound.flatMap(({ Promociones = [] }) => Promociones.flatMap(({ TiposPago = [] }) => TiposPago)),
  }
  known.promotions.set(paymentType, promotions)
  return promotions
}

/** The goods' amounts in pesos: the subtotal at the lines' prices, the promotions' discount, and the difference. */
export interface CartAmounts {
  subtotal: number
  discount: number
  goods: number
  /** Whether no other choice of promotions gives a larger discount. */
  isBest: boolean
}

/**
 * The cart's amounts if paid with a payment type; null if a price is hidden or unknown. Show them to logged-in customers
 * only (spec §2). They follow the press that changes the cart by a frame.
 */
export function useCartAmounts(paymentType: number | null = null): CartAmounts | null {
  const lines = useDeferredValue(useCart((cart) => cart.lines))
  const subtotal = cartTotal(lines)
  if (subtotal === null) return null
  const { TotalDescuento: discount, isBest } = cartPromotions(lines, paymentType)
  return { subtotal, discount, goods: sumOfPesos([subtotal, -discount]), isBest }
}

/** Customers can edit local storage, so promotions that the shop cannot have sent are dropped. */
function withSoundPromotions(line: CartLine): CartLine {
  const { Promociones, Preciolista, ...rest } = line
  const sound = Array.isArray(Promociones) ? Promociones.filter((one) => fits(LinePromotion, one)) : []
  return {
    ...rest,
    ...(sound.length > 0 && { Promociones: sound }),
    ...(Number.isFinite(Preciolista) && { Preciolista: Preciolista! }),
  }
}

/** What the cart costs less if paid with a payment type, in pesos. */
interface MeansSaving {
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
