import { toCentavos } from '@gondola/contract/base'
import { OrderStatus, stageOf } from '@gondola/contract/orders'
import { DOOR, type DoorMeans, type MoneyStage } from '@gondola/contract/payments'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import { meansDiscountOf } from '../../orders/means-discount.ts'
import type { OrderLedger } from '../ledger/ledger.store.ts'
import type { MoneyTerms } from './money-terms.store.ts'
import { sum, type OpenSession, type SettledOrder, type SettledPayment } from './settlement.ts'

/** An order as the settlement sees it; `isOverdue`: the time in which it was to be paid is over. */
export const settledOrder = (
  order: LockedOrder,
  margin: number,
  tolerance: number,
  isOverdue = false,
): SettledOrder => ({
  way: order.payment_way ?? 'puerta',
  provider: order.payment_provider,
  stage: moneyStageOf(order),
  isPreparing: stageOf(order) === 'preparando',
  total: toCentavos(order.TotalNeto),
  meansDiscount: meansDiscountOf(order),
  keeps: order.means_discount?.keeps ?? [],
  margin,
  tolerance,
  isOverdue,
})

/** An order as the settlement sees it under its terms. */
export const orderUnder = (
  { margin, tolerance, isOverdue }: Omit<MoneyTerms, 'expiresAt'>,
  order: LockedOrder,
): SettledOrder => settledOrder(order, margin, tolerance, isOverdue)

function moneyStageOf(order: LockedOrder): MoneyStage {
  if (order.Estado === OrderStatus.Delivered) return 'despachado'
  const stage = stageOf(order)
  if (stage === null) return 'ido'
  return stage === 'listo' ? 'listo' : 'abierto'
}

/** Stands for the provider's id of a refund that only lowered what its order lacked: nothing was given back. */
export const LOWERED = 'falta'
export const isGivenBack = ({ provider_id }: { provider_id: string | null }) => provider_id !== LOWERED

/** A refund that the provider refused stays reserved for staff, who ask again or give it back otherwise. */
export const settledPayments = ({ payments, refunds }: OrderLedger): SettledPayment[] =>
  payments.map(({ id, state, asked, captured, refunded, provider, means }) => {
    const own = refunds.filter((refund) => refund.payment_id === id)
    return {
      id,
      state,
      asked,
      captured,
      refunded,
      refunding: centavosOf(own.filter((refund) => refund.state !== 'hecho')),
      provider,
      doorMeans: provider === DOOR ? (means as DoorMeans) : null,
      favour: centavosOf(own.filter(({ is_favour }) => is_favour)),
      lowered: centavosOf(own.filter((refund) => !isGivenBack(refund))),
    }
  })

const centavosOf = (refunds: OrderLedger['refunds']) => sum(refunds.map(({ centavos }) => centavos))

export const openSessions = ({ sessions }: OrderLedger): OpenSession[] =>
  sessions
    .filter(({ state }) => state !== 'cerrando')
    .map(({ id, centavos, is_reserve }) => ({ id, centavos, isReserve: is_reserve }))
