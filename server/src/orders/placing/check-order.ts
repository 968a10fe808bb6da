import {
  checkAlcohol,
  checkCheckoutEntry,
  checkDelivery,
  checkPayment,
  checkSummary,
  goodsTotal,
  type OrderTotals,
} from '@gondola/contract/orders'
import type { AlcoholWindow } from '@gondola/contract/site'
import type { Violation } from '@gondola/contract/base'
import { hasBegun, isClosed, isWithinHorizon, type ShopTime } from '../../delivery/delivery-calendar.ts'
import type { PricedLine } from '../order-lines.ts'
import type { Choice, PlacementFacts } from './placement-facts.store.ts'

/** An order to be checked before it is placed. */
export interface Placement {
  choice: Choice
  facts: PlacementFacts
  lines: readonly PricedLine[]
  totals: OrderTotals
  /** How many pieces an order may have (`MaximoPiezasPorPedido`). */
  mostPieces: number
  /** When alcohol may be sold (`VentanasAlcohol`). */
  alcoholWindows: readonly AlcoholWindow[]
}

/**
 * Returns the first broken rule: the checkout's rules in the specification's order (spec §5), then whether the choices
 * exist, then the rules for alcohol.
 */
export function checkOrder(placement: Placement, now: ShopTime): Violation | null {
  const { choice, facts, lines, totals } = placement
  const goods = goodsTotal(totals)
  return (
    checkCheckoutEntry(lines, true) ??
    checkSummary(lines, goods, facts.Monto2, placement.mostPieces) ??
    checkDelivery(choice, goods, facts.Monto2) ??
    checkPayment(choice.paymentId === null ? null : { Id: choice.paymentId }) ??
    checkPlace(choice, facts, now) ??
    (facts.payment === null ? { code: 'tipo-pago-inexistente' } : null) ??
    checkAlcohol(lines, { ...choice, slot: choice, isoDate: choice.isoDate ?? '' }, placement.alcoholWindows)
  )
}

/**
 * Checks that the shop delivers on the day, still takes orders for it, and has the slot, which must not have begun.
 * Free places are not checked here: `takePlace` counts them.
 */
function checkPlace({ isoDate, Desde }: Choice, facts: PlacementFacts, now: ShopTime): Violation | null {
  if (isoDate === null || !isWithinHorizon(isoDate, now)) return { code: 'dia-sin-reparto' }
  if (isClosed(isoDate, facts.cutoff, now)) return { code: 'dia-sin-reparto' }
  if (!facts.isDeliveryWeekday || facts.isHoliday) return { code: 'dia-sin-reparto' }
  if (facts.slot === null) return { code: 'horario-inexistente' }
  return hasBegun(isoDate, Desde, now) ? { code: 'horario-pasado' } : null
}
