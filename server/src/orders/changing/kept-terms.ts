import { sumOfPesos } from '@gondola/contract/base'
import { goodsTotal, type Order, type OrderTotals } from '@gondola/contract/orders'
import { weekdayOf } from '../../delivery/delivery-calendar.ts'
import type { Placement } from '../placing/check-order.ts'
import type { Choice } from '../placing/placement-facts.store.ts'

/** An order that goes where it went pays no higher fee than it was placed with. */
export function keptFee(totals: OrderTotals, fee: number | null): OrderTotals {
  if (fee === null || fee <= 0 || totals.TotalEnvio <= fee) return totals
  return { ...totals, TotalEnvio: fee, TotalNeto: sumOfPesos([goodsTotal(totals), fee]) }
}

/** What an order has already may stay: a minimum that was raised, a weekday or payment type that was taken out since. */
export function keptTerms(
  placement: Placement,
  before: Order,
  payment: Placement['facts']['payment'],
  isDeliveredOtherwise: boolean,
): Placement {
  const { destination, choice, totals, facts } = placement
  const { terms } = destination
  const goodsBefore = sumOfPesos([before.TotalBruto, -(before.TotalDescuento ?? 0)])
  const weekdays =
    isDeliveredOtherwise || choice.isoDate === null
      ? terms.weekdays
      : new Set([...terms.weekdays, weekdayOf(choice.isoDate)])
  const Monto2 = goodsTotal(totals) < goodsBefore || isDeliveredOtherwise ? terms.Monto2 : 0
  return {
    ...placement,
    facts: { ...facts, payment },
    destination: { ...destination, terms: { ...terms, weekdays, Monto2 } },
  }
}

/** The payment type that the order has, though it was taken out since; null: it has another one. */
export function keptPayment(before: Order, { paymentId }: Choice): Placement['facts']['payment'] {
  if (before.TipoPago === null || before.TipoPago.Id !== paymentId) return null
  return { Descrip: before.TipoPago.Descrip, Indicaciones: '', Alias: '' }
}
