import { isoDateOf } from '@gondola/contract/delivery'
import type { ChangeableOrder } from '@gondola/contract/orders'
import { closesAt, type Cutoff, type ShopTime, shopTime } from '../../delivery/delivery-calendar.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findCutoffs, listUntouched, type WaitingOrder } from './changed-order.store.ts'

/**
 * Until when an order may be changed, in the shop's time (`2026-11-22T20:00`): its day's cut-off, and at the latest when
 * its slot begins, less the branch's time to prepare. Null: that has passed, or it has no day.
 */
export function changeUntil(
  { Dia, HorarioEntrega }: Pick<WaitingOrder, 'Dia' | 'HorarioEntrega'>,
  cutoff: Cutoff,
  now: ShopTime,
): string | null {
  const isoDate = Dia === null ? null : isoDateOf(Dia)
  if (isoDate === null) return null
  const until = closesAt(isoDate, (HorarioEntrega ?? '').slice(0, 5) || '00:00', cutoff)
  return `${now.day}T${now.time}` < until ? until : null
}

/** A client's orders that can be changed now, the next delivery first. */
export async function listChangeable(db: Db, needs: Deps, clientId: number): Promise<ChangeableOrder[]> {
  const waiting = await listUntouched(db, clientId)
  const cutoffOf = await findCutoffs(db, waiting)
  const now = shopTime(needs)
  const open = waiting.flatMap((order) => {
    const Hasta = changeUntil(order, cutoffOf(order), now)
    const { Id, Dia, HorarioEntrega, changes: Cambios } = order
    return Hasta === null ? [] : [{ Id, Dia, HorarioEntrega, Cambios, Hasta }]
  })
  return open.toSorted((one, other) => (one.Dia ?? 0) - (other.Dia ?? 0) || one.Id - other.Id)
}
