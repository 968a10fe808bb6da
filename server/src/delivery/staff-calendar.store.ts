import type { DeliveryRules, DeliveryRulesDraft, SlotDraft } from '@gondola/contract/delivery'
import { upsertRows } from '../platform/db/chunks.ts'
import type { Db } from '../platform/db/open-database.ts'
import { findCutoff, listCostParameters } from './delivery.store.ts'
import { moveHolds } from './holds/slot-holds.store.ts'

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

/** The Id of the only record of delivery rules. */
const RULES_ID = 1

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const

/** Weekdays, closing of orders, fee and minimum; null for any other Id. */
export async function findDeliveryRules(db: Db, Id: number): Promise<DeliveryRules | null> {
  if (Id !== RULES_ID) return null
  const [weekdays, { days, time }, [costs]] = await Promise.all([
    db
      .selectFrom('delivery_weekdays')
      .select('weekday')
      .where('is_active', '=', true)
      .orderBy('weekday')
      .execute(),
    findCutoff(db),
    listCostParameters(db),
  ])
  return {
    Id: RULES_ID,
    DiasSemana: weekdays.map(({ weekday }) => weekday),
    CorteDias: days,
    CorteHora: time,
    Monto1: costs?.Monto1 ?? 0,
    Monto2: costs?.Monto2 ?? 0,
  }
}

export async function writeDeliveryRules(trx: Db, draft: DeliveryRulesDraft): Promise<void> {
  const weekdays = EVERY_DAY.map((weekday) => ({ weekday, is_active: draft.DiasSemana.includes(weekday) }))
  await upsertRows(trx, 'delivery_weekdays', weekdays, { key: ['weekday'], set: ['is_active'] })
  const cutoff = { cutoff_days: draft.CorteDias, cutoff_time: draft.CorteHora }
  await trx
    .insertInto('delivery_rules')
    .values({ id: 1, ...cutoff })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(cutoff))
    .execute()
  await writeCosts(trx, draft)
}

/** The first row is in force (spec §7): it is updated, or inserted if the shop has none. */
async function writeCosts(trx: Db, { Monto1, Monto2 }: DeliveryRulesDraft): Promise<void> {
  const first = await trx.selectFrom('delivery_costs').select('id').orderBy('id').limit(1).executeTakeFirst()
  if (first === undefined) await trx.insertInto('delivery_costs').values({ Monto1, Monto2 }).execute()
  else await trx.updateTable('delivery_costs').set({ Monto1, Monto2 }).where('id', '=', first.id).execute()
}

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
