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
 * only (spec §2).
 */
export function useCartAmounts(paymentType: number | null = null): CartAmounts | null {
  const lines = useCart((cart) => cart.lines)
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
