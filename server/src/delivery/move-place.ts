import type { Db } from '../platform/db/open-database.ts'
import { lockPlaces } from './move-place.store.ts'
import { returnPlace, takePlace, type Place } from './slot-places.store.ts'

/**
 * Moves an order from one slot's place to another: the new one is taken before the old one is returned, so that the
 * order has a place at every moment. False: the new slot is full, and nothing changed. Both rows are locked in one order
 * first, so that two orders that change places do not wait for each other.
 */
export async function movePlace(trx: Db, from: Place | null, to: Place, capacity: number): Promise<boolean> {
  if (from !== null) await lockPlaces(trx, [from, to])
  if (!(await takePlace(trx, to, capacity))) return false
  if (from !== null) await returnPlace(trx, from)
  return true
}
