import {
  checkAlcohol,
  checkCheckoutEntry,
  checkDelivery,
  checkPayment,
  checkSummary,
  goodsTotal,
  type OrderTotals,
} from '@gondola/contract/orders'
import { isReservable } from '@gondola/contract/payments'
import type { AlcoholWindow } from '@gondola/contract/branches'
import type { Violation } from '@gondola/contract/base'
import {
  hasBegun,
  isClosed,
  isWithinHorizon,
  weekdayOf,
  type ShopTime,
  outsideZones,
  type DeliveryTerms,
} from '../../delivery/delivery-calendar.ts'
import { dayAfter } from '../../platform/clock.ts'
import type { PricedLine } from '../order-lines.ts'
import type { Destination } from './destination.ts'
import type { Choice } from './choice.ts'
import type { OrderBranch, PlacementFacts } from './placement-facts.store.ts'

/** An order to be checked before it is placed. */
export interface Placement {
  choice: Choice
  facts: PlacementFacts
  branch: OrderBranch
  destination: Destination
  lines: readonly PricedLine[]
  totals: OrderTotals
  /** How many pieces an order may have (`MaximoPiezasPorPedido`). */
  mostPieces: number
  /** When alcohol may be sold (`VentanasAlcohol` of the branch, else of the shop). */
  alcoholWindows: readonly AlcoholWindow[]
  /** The first line that asks for more than an order may have of its article. */
  overLimit: Violation | null
  /** A changed order stays in its slot at its place, whatever is offered there since. */
  isPlaceKept?: boolean
}

/**
 * Returns the first broken rule: the checkout's rules in the specification's order (spec §5), then whether the choices
 * exist, then the rules for alcohol.
 */
export function checkOrder(placement: Placement, now: ShopTime): Violation | null {
  const { choice, facts, lines, totals } = placement
  const { terms } = placement.destination
  const goods = goodsTotal(totals)
  return (
    checkCheckoutEntry(lines, true) ??
    checkReach(placement) ??
    checkSummary(lines, goods, terms.Monto2, placement.mostPieces) ??
    placement.overLimit ??
    checkDelivery(choice, goods, terms.Monto2) ??
    checkPayment(choice.paymentId === null ? null : { Id: choice.paymentId }) ??
    (placement.isPlaceKept === true ? null : checkPlace(choice, facts, terms, now)) ??
    checkPaid(choice, facts, now) ??
    checkAlcohol(lines, { ...choice, slot: choice, isoDate: choice.isoDate ?? '' }, placement.alcoholWindows)
  )
}

/**
 * Checks that the payment type exists, and can still be captured on the delivery day. Prices and offers are those of the
 * order's day: whoever pays at the door holds them for nothing, so only for some days.
 */
function checkPaid(
  { isoDate }: Choice,
  { payment, paid, daysUnpaid }: PlacementFacts,
  now: ShopTime,
): Violation | null {
  if (payment === null) return { code: 'tipo-pago-inexistente' }
  if (isoDate === null || paid.way === 'ahora') return null
  if (paid.way === 'reserva') return isReservable(isoDate, now.day) ? null : { code: 'reserva-lejos' }
  return isoDate > dayAfter(now.day, daysUnpaid) ? { code: 'sin-pagar-lejos', most: daysUnpaid } : null
}

/** Checks that the branch can hand the order over: at its counter, or at a place that it delivers to. */
export function checkReach({
  choice,
  branch,
  destination,
}: Pick<Placement, 'choice' | 'branch' | 'destination'>): Violation | null {
  if (choice.FormaEntrega === 'RS')
    return branch.Retiro ? null : { code: 'sin-retiro', Nombre: branch.Nombre }
  const isOutside = choice.FormaEntrega === 'ED' && branch.hasZones && destination.zone === null
  return isOutside && !destination.isKept ? outsideZones(branch) : null
}

/**
 * Checks that the branch delivers on the day, still takes orders for it, and has the slot, which must not have begun.
 * Free places are not checked here: `takePlace` counts them.
 */
export function checkPlace(
  { isoDate, Desde }: Choice,
  facts: PlacementFacts,
  { cutoff, weekdays }: DeliveryTerms,
  now: ShopTime,
): Violation | null {
  if (isoDate === null || !isWithinHorizon(isoDate, now)) return { code: 'dia-sin-reparto' }
  if (isClosed(isoDate, cutoff, now)) return { code: 'dia-sin-reparto' }
  if (!weekdays.has(weekdayOf(isoDate)) || facts.isHoliday) return { code: 'dia-sin-reparto' }
  if (facts.slot === null) return { code: 'horario-inexistente' }
  return hasBegun(isoDate, Desde, now, cutoff) ? { code: 'horario-pasado' } : null
}
