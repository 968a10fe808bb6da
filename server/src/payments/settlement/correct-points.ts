import { toCentavos } from '@gondola/contract/base'
import { OrderStatus } from '@gondola/contract/orders'
import { correctOrderPoints, findOrderPoints } from '../../people/clients/points-ledger.store.ts'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OrderLedger } from '../ledger/ledger.store.ts'
import { settledPayments } from './settled-order.ts'
import { favoursOf, sum } from './settlement.ts'

/**
 * Has a dispatched order's points follow its money: what staff gave back as a favour, or a bank took back, earns none;
 * what the bank returned does again. With the order locked.
 */
export async function correctPoints(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  { Id, Estado, client_id, TotalNeto }: LockedOrder,
  ledger: OrderLedger,
): Promise<void> {
  if (Estado !== OrderStatus.Delivered || client_id === null) return
  const points = await findOrderPoints(trx, Id)
  if (points === null) return
  const payments = settledPayments(ledger)
  const lost = payments.filter(({ state }) => state === 'contracargo')
  const away = favoursOf(payments) + sum(lost.map(({ captured, refunded }) => captured - refunded))
  const wanted = pointsLeft(points.earned, toCentavos(TotalNeto), away)
  if (wanted === points.now) return
  await correctOrderPoints(trx, clock, {
    clientId: client_id,
    orderId: Id,
    points: wanted - points.now,
    number: points.entries,
  })
}

/** The share of an order's points that stays when so many centavos of its total are gone, in the customer's favour. */
export const pointsLeft = (earned: number, total: number, away: number): number =>
  total <= 0 ? earned : Math.ceil((earned * Math.max(0, total - away)) / total)
