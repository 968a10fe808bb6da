import type { SlotDraft } from '@gondola/contract/delivery'
import type { Db } from '../platform/db/open-database.ts'

/**
 * Whether another active slot of the shop, or of the same branch, has the same hours: orders refer to their slot by its
 * hours.
 */
export async function isSlotRepeated(
  trx: Db,
  { Desde, Hasta }: SlotDraft,
  branchId: number | null,
  ownId: number,
): Promise<boolean> {
  const same = await trx
    .selectFrom('delivery_slots')
    .select('Id')
    .where('Desde', '=', Desde)
    .where('Hasta', '=', Hasta)
    .where('branch_id', branchId === null ? 'is' : '=', branchId)
    .where('is_active', '=', true)
    .where('Id', '<>', ownId)
    .executeTakeFirst()
  return same !== undefined
}

/** Whether any order has or had this slot. */
export async function isSlotUsed(db: Db, Id: number): Promise<boolean> {
  const [order, booking] = await Promise.all([
    db.selectFrom('orders').select('Id').where('slot_id', '=', Id).limit(1).executeTakeFirst(),
    db.selectFrom('slot_bookings').select('day_id').where('slot_id', '=', Id).limit(1).executeTakeFirst(),
  ])
  return order !== undefined || booking !== undefined
}

/**
 * Applies a slot's new capacity to every day from `fromDayId` on. A day with more orders than that retains them and
 * takes no more.
 */
export async function setSlotCapacity(trx: Db, Id: number, Cupo: number, fromDayId: number): Promise<void> {
  await trx
    .updateTable('slot_bookings')
    .set((row) => ({
      capacity: row.case().when('taken', '>', Cupo).then(row.ref('taken')).else(Cupo).end(),
    }))
    .where('slot_id', '=', Id)
    .where('day_id', '>=', fromDayId)
    .execute()
}
