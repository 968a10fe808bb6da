import { instant, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { returnExpiredOf } from './slot-holds.store.ts'
import { returnPlace, takePlace, type Place } from '../slot-places.store.ts'

export const isSamePlace = (one: Place, other: Place) =>
  one.branchId === other.branchId && one.dayId === other.dayId && one.slotId === other.slotId

/**
 * Takes a place and returns the one that the client held (null: none). Both are locked in the order of their keys, so
 * that customers who exchange slots do not wait for each other in a circle. False: the slot is full; the transaction
 * must then be rolled back.
 *
 * @param capacity as for `takePlace`
 */
export async function exchangePlace(
  trx: Db,
  clock: Clock,
  { from, to, capacity }: { from: Place | null; to: Place; capacity: number },
): Promise<boolean> {
  if (from !== null && isBefore(from, to)) {
    await returnPlace(trx, from)
    return takeFreePlace(trx, clock, to, capacity)
  }
  const isTaken = await takeFreePlace(trx, clock, to, capacity)
  if (isTaken && from !== null) await returnPlace(trx, from)
  return isTaken
}

const isBefore = (one: Place, other: Place) =>
  (one.branchId - other.branchId || one.dayId - other.dayId || one.slotId - other.slotId) < 0

/** A slot that looks full may only be held by customers who left: their expired holds are returned first. */
async function takeFreePlace(trx: Db, clock: Clock, place: Place, capacity: number): Promise<boolean> {
  if (await takePlace(trx, place, capacity)) return true
  return (await returnExpiredOf(trx, place, instant(clock))) && takePlace(trx, place, capacity)
}
