import type { Db } from '../platform/db/open-database.ts'
import { moveHolds } from './holds/slot-holds.store.ts'
import { isSlotUsed } from './staff-slots.store.ts'

/** A slot by its hours, and the slot with the same hours that takes its place. */
interface Exchange {
  from: number
  to: number
}

/**
 * Copies the shop's active slots to a branch; its orders from a day on keep their places in the copies. Does nothing if
 * the branch has active slots of its own.
 */
export async function copyShopSlots(trx: Db, branchId: number, fromDayId: number): Promise<void> {
  if ((await listActive(trx, branchId)).length > 0) return
  const shop = await listActive(trx, null)
  for (const { Id: from, Desde, Hasta, capacity, position } of shop) {
    const copy = { Desde, Hasta, capacity, position, branch_id: branchId, is_active: true }
    const added = trx.insertInto('delivery_slots').values(copy).returning('Id')
    const { Id: to } = await added.executeTakeFirstOrThrow()
    await movePlaces(trx, branchId, { from, to }, fromDayId)
  }
}

/**
 * Removes a branch's own slots, or deactivates those that orders have or had; orders from a day on keep their places in
 * the shop's slots of the same hours.
 */
export async function removeOwnSlots(trx: Db, branchId: number, fromDayId: number): Promise<void> {
  const shop = new Map((await listActive(trx, null)).map((slot) => [hoursOf(slot), slot.Id]))
  for (const slot of await listActive(trx, branchId)) {
    const to = shop.get(hoursOf(slot))
    if (to !== undefined) await movePlaces(trx, branchId, { from: slot.Id, to }, fromDayId)
    if (await isSlotUsed(trx, slot.Id))
      await trx.updateTable('delivery_slots').set({ is_active: false }).where('Id', '=', slot.Id).execute()
    else await trx.deleteFrom('delivery_slots').where('Id', '=', slot.Id).execute()
  }
}

const hoursOf = ({ Desde, Hasta }: { Desde: string; Hasta: string }) => `${Desde} ${Hasta}`

const listActive = (trx: Db, branchId: number | null) =>
  trx
    .selectFrom('delivery_slots')
    .selectAll()
    .where('is_active', '=', true)
    .where('branch_id', branchId === null ? 'is' : '=', branchId)
    .orderBy('position')
    .orderBy('Id')
    .execute()

/** Moves a branch's taken places, with their orders and holds, to another slot, except on days that have a number for it already. */
async function movePlaces(
  trx: Db,
  branchId: number,
  { from, to }: Exchange,
  fromDayId: number,
): Promise<void> {
  const there = trx
    .selectFrom('slot_bookings')
    .select('day_id')
    .where('branch_id', '=', branchId)
    .where('slot_id', '=', to)
  const moved = await trx
    .updateTable('slot_bookings')
    .set({ slot_id: to })
    .where('branch_id', '=', branchId)
    .where('slot_id', '=', from)
    .where('day_id', '>=', fromDayId)
    .where('day_id', 'not in', there)
    .returning('day_id')
    .execute()
  if (moved.length === 0) return
  const days = moved.map(({ day_id }) => day_id)
  await trx
    .updateTable('orders')
    .set({ slot_id: to })
    .where('branch_id', '=', branchId)
    .where('slot_id', '=', from)
    .where('Dia', 'in', days)
    .execute()
  await moveHolds(trx, branchId, { from, to }, days)
}
