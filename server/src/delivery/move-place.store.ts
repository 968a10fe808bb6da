import type { Db } from '../platform/db/open-database.ts'
import type { Place } from './slot-places.store.ts'

/** Locks the rows of places until the transaction ends, in the order of their keys; a place without a row is left out. */
export async function lockPlaces(trx: Db, places: readonly Place[]): Promise<void> {
  await trx
    .selectFrom('slot_bookings')
    .select('taken')
    .where(({ or, and, eb }) =>
      or(
        places.map(({ branchId, dayId, slotId }) =>
          and([eb('branch_id', '=', branchId), eb('day_id', '=', dayId), eb('slot_id', '=', slotId)]),
        ),
      ),
    )
    .orderBy('branch_id')
    .orderBy('day_id')
    .orderBy('slot_id')
    .forUpdate()
    .execute()
}

/** Whether a slot has a place left; nothing is locked. */
export async function hasPlace(
  db: Db,
  { branchId, dayId, slotId }: Place,
  capacity: number,
): Promise<boolean> {
  const booked = await db
    .selectFrom('slot_bookings')
    .select(['taken', 'capacity'])
    .where('branch_id', '=', branchId)
    .where('day_id', '=', dayId)
    .where('slot_id', '=', slotId)
    .executeTakeFirst()
  return booked === undefined ? capacity > 0 : booked.taken < booked.capacity
}
