import { preparedInsert } from '../platform/db/prepared-query.ts'
import type { Db } from '../platform/db/open-database.ts'

/** A slot of one day, which takes as many orders as it has places. */
export interface Place {
  dayId: number
  slotId: number
}

/**
 * Takes a place in one conditional statement, so that the last one goes to exactly one of two simultaneous orders.
 * `capacity` counts where the day has no number of its own yet. False: the slot is full.
 */
export async function takePlace(trx: Db, { dayId, slotId }: Place, capacity: number): Promise<boolean> {
  if (capacity <= 0) return false
  const row = { day_id: dayId, slot_id: slotId, taken: 1, capacity }
  const [counted] = (await countPlace(trx, [row])).rows
  if (counted === undefined) return false
  return counted.taken > 1 || isFirstTaken(trx, { dayId, slotId }, capacity)
}

const countPlace = preparedInsert('slot_bookings', (insert) =>
  insert
    .onConflict((conflict) =>
      conflict
        .columns(['day_id', 'slot_id'])
        .doUpdateSet((row) => ({ taken: row('slot_bookings.taken', '+', 1) }))
        .whereRef('slot_bookings.taken', '<', 'slot_bookings.capacity'),
    )
    .returning('taken'),
)

/**
 * The day's first order brings the slot's capacity along as it was read. Whoever changed that meanwhile did not find the
 * day: the slot is held, and other places count from the beginning. False: there are none any more.
 */
async function isFirstTaken(trx: Db, { dayId, slotId }: Place, known: number): Promise<boolean> {
  const slot = trx.selectFrom('delivery_slots').select('capacity').where('Id', '=', slotId)
  const { capacity = known } = (await slot.forShare().executeTakeFirst()) ?? {}
  if (capacity === known) return true
  if (capacity <= 0) return false
  await trx
    .updateTable('slot_bookings')
    .set({ capacity })
    .where('day_id', '=', dayId)
    .where('slot_id', '=', slotId)
    .where('capacity', '=', known)
    .execute()
  return true
}

/** Gives the place of an annulled order back. */
export async function returnPlace(trx: Db, { dayId, slotId }: Place): Promise<void> {
  await trx
    .updateTable('slot_bookings')
    .set((row) => ({ taken: row('taken', '-', 1) }))
    .where('day_id', '=', dayId)
    .where('slot_id', '=', slotId)
    .where('taken', '>', 0)
    .execute()
}

/**
 * What is taken of a day's slot, held until the transaction ends. Where nothing was taken yet, it is written down so:
 * what is not there could not be held, and the day's first orders would come in between.
 */
export async function lockPlace(
  trx: Db,
  { dayId, slotId }: Place,
  capacity: number,
): Promise<{ taken: number; capacity: number }> {
  await trx
    .insertInto('slot_bookings')
    .values({ day_id: dayId, slot_id: slotId, taken: 0, capacity })
    .onConflict((conflict) => conflict.columns(['day_id', 'slot_id']).doNothing())
    .execute()
  return trx
    .selectFrom('slot_bookings')
    .select(['taken', 'capacity'])
    .where('day_id', '=', dayId)
    .where('slot_id', '=', slotId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Gives a day's slot, which is held, places of its own, never fewer than are taken (the table's check). */
export async function writePlace(trx: Db, { dayId, slotId }: Place, capacity: number): Promise<void> {
  await trx
    .updateTable('slot_bookings')
    .set({ capacity })
    .where('day_id', '=', dayId)
    .where('slot_id', '=', slotId)
    .execute()
}
