import type { CartLine } from '@gondola/contract/entities/cart-line.ts'
import { cartTotal } from '@gondola/contract/rules/cart.ts'
import { sumOfPesos } from '@gondola/contract/rules/money.ts'
import {
  type PromotionDiscounts,
  promotionDiscounts,
} from '@gondola/contract/rules/promotions/promotion-discounts.ts'
import { type PromotionHint, promotionHints } from '@gondola/contract/rules/promotions/promotion-hints.ts'
import { useCart } from './cart.ts'
import { isLinePromotion } from './stored-promotion.ts'

// What promotions make of the cart. Outside the first load: only what shows the cart imports it.

/** The cart's promotions: what they take off each line and in all, and what each line lacks for more. */
export interface CartPromotions extends PromotionDiscounts {
  hints: readonly (PromotionHint | null)[]
}

let known: { of: readonly CartLine[]; promotions: CartPromotions } | null = null

/** The promotions of these lines, found once for all who ask. */
export function cartPromotions(lines: readonly CartLine[]): CartPromotions {
  if (known?.of !== lines) {
    const sound = lines.map(withSoundPromotions)
    const discounts = promotionDiscounts(sound)
    known = { of: lines, promotions: { ...discounts, hints: promotionHints(sound, discounts) } }
  }
  return known.promotions
}

/** What the goods cost in pesos: at their prices, what promotions take off, and what is left. */
export interface CartAmounts {
  subtotal: number
  discount: number
  goods: number
  /** Whether no other choice of promotions takes off more. */
  isBest: boolean
}

/** The cart's amounts; null where a price is hidden or not known. Show them to logged-in customers only (spec §2). */
export function useCartAmounts(): CartAmounts | null {
  const lines = useCart((cart) => cart.lines)
  const subtotal = cartTotal(lines)
  if (subtotal === null) return null
  const { TotalDescuento: discount, isBest } = cartPromotions(lines)
  return { subtotal, discount, goods: sumOfPesos([subtotal, -discount]), isBest }
}

/** What stays in local storage is the customer's: a promotion that the shop cannot have sent is left out. */
function withSoundPromotions(line: CartLine): CartLine {
  const { Promociones, Preciolista, ...rest } = line
  const sound = Array.isArray(Promociones) ? Promociones.filter(isLinePromotion) : []
  return {
    ...rest,
    ...(sound.length > 0 && { Promociones: sound }),
    ...(Number.isFinite(Preciolista) && { Preciolista: Preciolista! }),
  }
}
