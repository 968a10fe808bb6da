import { isoDateOf } from '@gondola/contract/delivery'
import { OrderStatus, type Order } from '@gondola/contract/orders'
import type { Cutoff, ShopTime } from '../../delivery/delivery-calendar.ts'
import { shopTime } from '../../delivery/shop-time.ts'
import { dayAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findCutoffs, listUntouched, type WaitingOrder } from './changed-order.store.ts'

/**
 * Until when an order may be changed, in the shop's time (`2026-11-22T20:00`): its day's cut-off, and at the latest when
 * its slot begins. Null: that has passed, or it has no day.
 */
export function changeUntil(
  { Dia, HorarioEntrega }: Pick<WaitingOrder, 'Dia' | 'HorarioEntrega'>,
  { days, time }: Cutoff,
  now: ShopTime,
): string | null {
  const isoDate = Dia === null ? null : isoDateOf(Dia)
  if (isoDate === null) return null
  const start = `${isoDate}T${(HorarioEntrega ?? '').slice(0, 5) || '00:00'}`
  const closing = time === null ? start : `${dayAfter(isoDate, -days)}T${time}`
  const until = closing < start ? closing : start
  return `${now.day}T${now.time}` < until ? until : null
}

/** Adds `CambiaHasta` to those of a client's pending orders that may still be changed. */
export async function withChangeLimits(
  db: Db,
  needs: Pick<Deps, 'clock' | 'config'>,
  orders: readonly Order[],
): Promise<Order[]> {
  const pending = orders.filter(({ Estado, Preparacion }) => Estado === OrderStatus.Pending && !Preparacion)
  if (pending.length === 0) return [...orders]
  const untouched = await listUntouched(
    db,
    pending.map(({ Id }) => Id),
  )
  const cutoffOf = await findCutoffs(db, untouched)
  const now = shopTime(needs)
  const limits = new Map(untouched.map((order) => [order.Id, changeUntil(order, cutoffOf(order), now)]))
  return orders.map((order) => {
    const CambiaHasta = limits.get(order.Id)
    return CambiaHasta ? { ...order, CambiaHasta } : order
  })
}
