import { sql } from 'kysely'
import { preparedInsert } from '../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../platform/db/open-database.ts'

/** A branch's slot on one day, with a limited number of places for orders. */
export interface Place {
  branchId: number
  dayId: number
  slotId: number
}

/** Its columns in the tables of bookings and holds. */
const columnsOf = ({ branchId, dayId, slotId }: Place) => ({
  branch_id: branchId,
  day_id: dayId,
  slot_id: slotId,
})

/** The rows of a place, of bookings or holds. */
export const isPlace = ({ branchId, dayId, slotId }: Place) =>
  sql<boolean>`branch_id = ${branchId} and day_id = ${dayId} and slot_id = ${slotId}`

/**
 * Takes a place in one conditional statement, so that of two simultaneous orders exactly one gets the last place.
 * `capacity` applies if the day has no number of its own yet. False: the slot is full.
 */
export async function takePlace(trx: Db, place: Place, capacity: number): Promise<boolean> {
  if (capacity <= 0) return false
  const row = { ...columnsOf(place), taken: 1, capacity }
  const [counted] = (await countPlace(trx, [row])).rows
  if (counted === undefined) return false
  return counted.taken > 1 || isFirstTaken(trx, place, capacity)
}

const countPlace = preparedInsert('slot_bookings', (insert) =>
  insert
    .onConflict((conflict) =>
      conflict
        .columns(['branch_id', 'day_id', 'slot_id'])
        .doUpdateSet((row) => ({ taken: row('slot_bookings.taken', '+', 1) }))
        .whereRef('slot_bookings.taken', '<', 'slot_bookings.capacity'),
    )
    .returning('taken'),
)

/**
 * The day's first order stores the slot's capacity as it was read earlier. A change of the slot made meanwhile found no
 * row of the day to update. So the slot is locked and read again, and its new capacity applies. False: there are no
 * places any more.
 */
async function isFirstTaken(trx: Db, place: Place, known: number): Promise<boolean> {
  const slot = trx.selectFrom('delivery_slots').select('capacity').where('Id', '=', place.slotId)
  const { capacity = known } = (await slot.forShare().executeTakeFirst()) ?? {}
  if (capacity === known) return true
  if (capacity <= 0) return false
  await trx
    .updateTable('slot_bookings')
    .set({ capacity })
    .where(isPlace(place))
    .where('capacity', '=', known)
    .execute()
  return true
}

/** Whether a slot has a place left; nothing is locked. */
export async function hasPlace(db: Db, place: Place, capacity: number): Promise<boolean> {
  const booked = await db
    .selectFrom('slot_bookings')
    .select(['taken', 'capacity'])
    .where(isPlace(place))
    .executeTakeFirst()
  return booked === undefined ? capacity > 0 : booked.taken < booked.capacity
}

/** How many slots of days from one on have orders or holds, and how many of them are full. */
export async function countFullSlots(db: Db, fromDayId: number): Promise<{ booked: number; full: number }> {
  return db
    .selectFrom('slot_bookings')
    .select(sql<number>`cast(count(*) as integer)`.as('booked'))
    .select(
      sql<number>`cast(coalesce(sum(case when taken >= capacity then 1 else 0 end), 0) as integer)`.as(
        'full',
      ),
    )
    .where('day_id', '>=', fromDayId)
    .where('taken', '>', 0)
    .executeTakeFirstOrThrow()
}

/** Frees the place of an annulled or cancelled order. */
export async function returnPlace(trx: Db, place: Place): Promise<void> {
  await trx
    .updateTable('slot_bookings')
    .set((row) => ({ taken: row('taken', '-', 1) }))
    .where(isPlace(place))
    .where('taken', '>', 0)
    .execute()
}

/**
 * The places taken in a day's slot, locked until the transaction ends. If none was taken yet, a row with 0 is inserted:
 * a missing row cannot be locked, and the day's first orders would come in between.
 */
export async function lockPlace(
  trx: Db,
  place: Place,
  capacity: number,
): Promise<{ taken: number; capacity: number }> {
  await trx
    .insertInto('slot_bookings')
    .values({ ...columnsOf(place), taken: 0, capacity })
    .onConflict((conflict) => conflict.columns(['branch_id', 'day_id', 'slot_id']).doNothing())
    .execute()
  return trx
    .selectFrom('slot_bookings')
    .select(['taken', 'capacity'])
    .where(isPlace(place))
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Sets the places of a day's slot, whose row is locked; never fewer than are taken (the table's check). */
export async function writePlace(trx: Db, place: Place, capacity: number): Promise<void> {
  await trx.updateTable('slot_bookings').set({ capacity }).where(isPlace(place)).execute()
}
