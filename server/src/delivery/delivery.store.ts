import { type CostParameters, type Slot, type PaymentType, dayIdOf } from '@gondola/contract/delivery'
import type { Db } from '../platform/db/open-database.ts'
import { NO_CUTOFF, placeKey, type Cutoff, type DeliveryCalendar } from './delivery-calendar.ts'

/** A shop that configured no delivery costs charges no fee and has no minimum. */
const NO_COSTS: CostParameters = { Monto1: 0, Monto2: 0 }

/** The calendar with a branch's places taken between two ISO days, both inclusive. */
export async function findCalendar(
  db: Db,
  branchId: number,
  from: string,
  to: string,
): Promise<DeliveryCalendar> {
  const [weekdays, holidays, slots, bookings, cutoff] = await Promise.all([
    db.selectFrom('delivery_weekdays').select('weekday').where('is_active', '=', true).execute(),
    db
      .selectFrom('delivery_holidays')
      .select('day')
      .where('day', '>=', from)
      .where('day', '<=', to)
      .execute(),
    activeSlots(db).select(['Id', 'Desde', 'Hasta', 'capacity']).execute(),
    db
      .selectFrom('slot_bookings')
      .selectAll()
      .where('branch_id', '=', branchId)
      .where('day_id', '>=', dayIdOf(from))
      .where('day_id', '<=', dayIdOf(to))
      .execute(),
    findCutoff(db),
  ])
  return {
    weekdays: new Set(weekdays.map(({ weekday }) => weekday)),
    holidays: new Set(holidays.map(({ day }) => day)),
    slots,
    bookings: new Map(bookings.map((booking) => [placeKey(booking.day_id, booking.slot_id), booking])),
    cutoff,
  }
}

/** When orders for a day close. */
export async function findCutoff(db: Db): Promise<Cutoff> {
  const row = await db.selectFrom('delivery_rules').selectAll().executeTakeFirst()
  return row === undefined ? NO_CUTOFF : { days: row.cutoff_days, time: row.cutoff_time }
}

/** The slots of every delivery day, in the shop's order. */
export async function listActiveSlots(db: Db): Promise<Slot[]> {
  const rows = await activeSlots(db).select(['Id', 'Desde', 'Hasta']).execute()
  return rows.map((slot) => ({ ...slot, Checked: false }))
}

const activeSlots = (db: Db) =>
  db.selectFrom('delivery_slots').where('is_active', '=', true).orderBy('position').orderBy('Id')

/** Fee and minimum in force: the first row (spec §7). */
export async function listCostParameters(db: Db): Promise<CostParameters[]> {
  const rows = await db.selectFrom('delivery_costs').select(['Monto1', 'Monto2']).orderBy('id').execute()
  return rows.length === 0 ? [NO_COSTS] : rows
}

/** The active payment types in the shop's order. */
export async function listActivePaymentTypes(db: Db): Promise<PaymentType[]> {
  const types = await db
    .selectFrom('payment_types')
    .select(['Id', 'Descrip', 'instructions', 'alias'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('Id')
    .execute()
  return types.map(({ Id, Descrip, instructions, alias }) => ({
    Id,
    Descrip,
    ...(instructions !== '' && { Indicaciones: instructions }),
    ...(alias !== '' && { Alias: alias }),
  }))
}
