import { keptInsert } from '../db/kept-query.ts'
import type { Db } from '../db/open-database.ts'

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
  const { numAffectedRows = 0n } = await countPlace(trx, [row])
  return numAffectedRows > 0n
}

const countPlace = keptInsert('slot_bookings', (insert) =>
  insert.onConflict((conflict) =>
    conflict
      .columns(['day_id', 'slot_id'])
      .doUpdateSet((row) => ({ taken: row('slot_bookings.taken', '+', 1) }))
      .whereRef('slot_bookings.taken', '<', 'slot_bookings.capacity'),
  ),
)

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

/** What is taken of a day's slot, held until the transaction ends; null: nothing was taken yet. */
export async function lockPlace(
  trx: Db,
  { dayId, slotId }: Place,
): Promise<{ taken: number; capacity: number } | null> {
  const row = await trx
    .selectFrom('slot_bookings')
    .select(['taken', 'capacity'])
    .where('day_id', '=', dayId)
    .where('slot_id', '=', slotId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Gives a day's slot places of its own, never fewer than are taken (the table's check). */
export async function writePlace(trx: Db, { dayId, slotId }: Place, capacity: number): Promise<void> {
  await trx
    .insertInto('slot_bookings')
    .values({ day_id: dayId, slot_id: slotId, taken: 0, capacity })
    .onConflict((conflict) => conflict.columns(['day_id', 'slot_id']).doUpdateSet({ capacity }))
    .execute()
}
