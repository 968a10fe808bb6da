import { pick } from '@gondola/contract/base'
import { type CostParameters, type Slot, type PaymentType, dayIdOf } from '@gondola/contract/delivery'
import { lacksAccount, TRANSFER_PROVIDER } from '@gondola/contract/payments'
import { sql } from 'kysely'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables/database.ts'
import {
  NO_CUTOFF,
  placeKey,
  type Cutoff,
  type DeliveryCalendar,
  type PlannedSlot,
  slotsOfBranch,
  termsInZone,
  type DeliveryTerms,
  type ZoneTerms,
  withLead,
} from './delivery-calendar.ts'
import { findZones } from './zones/zones.store.ts'

/** Whether another payment type is active, locked until the transaction ends: one must remain. */
export async function hasOtherActiveType(trx: Db, Id: number): Promise<boolean> {
  const active = trx.selectFrom('payment_types').select('Id').where('is_active', '=', true)
  const rows = await active.orderBy('Id').forUpdate().execute()
  return rows.some((row) => row.Id !== Id)
}

/** Whether an order uses it: the type must then remain, to be named. */
export async function isPaymentTypeUsed(db: Db, Id: number): Promise<boolean> {
  const orders = db.selectFrom('orders').select('Id').where('payment_type_id', '=', Id)
  return (await orders.limit(1).executeTakeFirst()) !== undefined
}

/** A shop that configured no delivery costs charges no fee and has no minimum. */
export const NO_COSTS: CostParameters = { Monto1: 0, Monto2: 0 }

/** A branch's calendar between two ISO days, both inclusive, with the places taken; for a zone, by its terms. */
export async function findCalendar(
  db: Db,
  branchId: number,
  from: string,
  to: string,
  zone: ZoneTerms | null = null,
): Promise<DeliveryCalendar> {
  const holidaysIn = (table: 'delivery_holidays' | 'branch_holidays') =>
    db.selectFrom(table).select('day').where('day', '>=', from).where('day', '<=', to)
  const [terms, holidays, own, slots, bookings] = await Promise.all([
    findDeliveryTerms(db, branchId),
    holidaysIn('delivery_holidays').execute(),
    holidaysIn('branch_holidays').where('branch_id', '=', branchId).execute(),
    listPlannedSlots(db, branchId),
    db
      .selectFrom('slot_bookings')
      .selectAll()
      .where('branch_id', '=', branchId)
      .where('day_id', '>=', dayIdOf(from))
      .where('day_id', '<=', dayIdOf(to))
      .execute(),
  ])
  const { weekdays, cutoff } = termsInZone(terms, zone)
  return {
    weekdays,
    holidays: new Set([...holidays, ...own].map(({ day }) => day)),
    slots,
    bookings: new Map(bookings.map((booking) => [placeKey(booking.day_id, booking.slot_id), booking])),
    cutoff,
  }
}

/** The terms of a branch: its own rules, else the shop's, with the time that it needs to prepare an order. */
export async function findDeliveryTerms(db: Db, branchId: number): Promise<DeliveryTerms> {
  const [own, branch] = await Promise.all([
    findBranchRules(db, branchId),
    db.selectFrom('branches').select('lead_hours').where('Id', '=', branchId).executeTakeFirst(),
  ])
  const terms = own === undefined ? await findShopTerms(db) : ownTerms(own)
  return { ...terms, cutoff: withLead(terms.cutoff, branch?.lead_hours) }
}

function ownTerms({ weekdays, cutoff_days, cutoff_time, Monto1, Monto2 }: Row<'branch_delivery_rules'>) {
  const cutoff = { days: cutoff_days, time: cutoff_time }
  return { weekdays: new Set(weekdays), cutoff, Monto1, Monto2, GratisDesde: null }
}

const findBranchRules = (db: Db, branchId: number) =>
  db.selectFrom('branch_delivery_rules').selectAll().where('branch_id', '=', branchId).executeTakeFirst()

async function findShopTerms(db: Db): Promise<DeliveryTerms> {
  const [weekdays, cutoff, [costs = NO_COSTS]] = await Promise.all([
    db.selectFrom('delivery_weekdays').select('weekday').where('is_active', '=', true).execute(),
    findCutoff(db),
    listCostParameters(db),
  ])
  return { weekdays: new Set(weekdays.map(({ weekday }) => weekday)), cutoff, ...costs, GratisDesde: null }
}

/** When orders for a day close, where a branch has no rules of its own. */
export async function findCutoff(db: Db): Promise<Cutoff> {
  const row = await db.selectFrom('delivery_rules').selectAll().executeTakeFirst()
  return row === undefined ? NO_CUTOFF : { days: row.cutoff_days, time: row.cutoff_time }
}

/** The slots of every delivery day of a branch, in the shop's order. */
export async function listActiveSlots(db: Db, branchId: number): Promise<Slot[]> {
  const slots = await listPlannedSlots(db, branchId)
  return slots.map(({ Id, Desde, Hasta }) => ({ Id, Desde, Hasta, Checked: false }))
}

/** The hours of a slot, active or not; null: there is no such slot. */
export async function findPlannedSlot(db: Db, Id: number): Promise<Pick<Slot, 'Desde' | 'Hasta'> | null> {
  const slot = db.selectFrom('delivery_slots').select(['Desde', 'Hasta']).where('Id', '=', Id)
  return (await slot.executeTakeFirst()) ?? null
}

async function listPlannedSlots(db: Db, branchId: number): Promise<PlannedSlot[]> {
  const slots = await db
    .selectFrom('delivery_slots')
    .select(['Id', 'Desde', 'Hasta', 'capacity', 'branch_id'])
    .where('is_active', '=', true)
    .where(({ eb, or }) => or([eb('branch_id', 'is', null), eb('branch_id', '=', branchId)]))
    .orderBy('position')
    .orderBy('Id')
    .execute()
  return slotsOfBranch(slots).map(({ branch_id: _, ...slot }) => slot)
}

/** Fee and minimum in force: the first row (spec §7). */
export async function listCostParameters(db: Db): Promise<CostParameters[]> {
  const rows = await db.selectFrom('delivery_costs').select(['Monto1', 'Monto2']).orderBy('id').execute()
  return rows.length === 0 ? [NO_COSTS] : rows
}

/** The costs of a branch, by the terms of a zone if one is given; the first row is in force (spec §7). */
export async function listCostsOf(
  db: Db,
  branchId: number,
  zone: ZoneTerms | null,
): Promise<CostParameters[]> {
  const own = await findBranchRules(db, branchId)
  if (zone === null) {
    const costs = own === undefined ? await listCostParameters(db) : [pick(own, ['Monto1', 'Monto2'])]
    const free = freeOfZones((await findZones(db, branchId)).map(({ GratisDesde }) => GratisDesde))
    return costs.map((row) => ({ ...row, ...free }))
  }
  const { Monto1, Monto2, GratisDesde } = termsInZone(
    own === undefined ? await findShopTerms(db) : ownTerms(own),
    zone,
  )
  return [{ Monto1, Monto2, ...(GratisDesde !== null && { GratisDesde }) }]
}

/** From which amount on a branch's zones charge no fee: the same of all, or the least. */
function freeOfZones(amounts: readonly (number | null)[]): Partial<CostParameters> {
  const told = amounts.filter((amount) => amount !== null)
  if (told.length === 0) return {}
  const least = Math.min(...told)
  return amounts.every((amount) => amount === least) ? { GratisDesde: least } : { GratisSegunZona: least }
}

export async function listActivePaymentTypes(db: Db): Promise<PaymentType[]> {
  const types = await db
    .selectFrom('payment_types')
    .leftJoin('transfer_account', (account) => account.on(sql.lit(true)))
    .leftJoin('payment_providers', 'payment_providers.name', 'payment_types.provider')
    .select([
      'payment_types.Id',
      'Descrip',
      'instructions',
      'pickup_instructions',
      'payment_types.alias',
      'way',
      'provider',
      'access_token',
      'discount_means',
    ])
    .select(['transfer_account.alias as accountAlias', 'cbu'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('payment_types.Id')
    .execute()
  return types.map(({ Id, Descrip, way, provider, ...type }) => ({
    Id,
    Descrip,
    ...(type.instructions !== '' && { Indicaciones: type.instructions }),
    ...(type.pickup_instructions !== '' && { IndicacionesRetiro: type.pickup_instructions }),
    ...(type.alias !== '' && { Alias: type.alias }),
    ...(way !== 'puerta' && { Forma: way, Disponible: type.access_token !== null }),
    ...(provider === TRANSFER_PROVIDER && { Disponible: true, Transferencia: true as const }),
    ...(lacksAccount(
      { Descrip, Proveedor: provider, Alias: type.alias, Indicaciones: type.instructions },
      Boolean(type.accountAlias || type.cbu),
    ) && { Disponible: false }),
    ...(type.discount_means !== null && { MediosConDescuento: type.discount_means }),
  }))
}
