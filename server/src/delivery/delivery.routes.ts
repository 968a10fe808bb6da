import {
  dayIdOf,
  findDeliveryDay,
  findDeliveryGrid,
  listCosts,
  listDeliveryDays,
  listPaymentTypes,
  listSlots,
  isoDateOf,
} from '@gondola/contract/delivery'
import type { CallQuery } from '@gondola/contract/calls'
import {
  findAlcoholWindows,
  findSellingBranch,
  type SellingBranch,
} from '../goods/branches/branches.store.ts'
import { instant } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { type Feature, serve, pageOf, serveList } from '../http/serve.ts'
import type { ClientSession } from '../http/caller.ts'
import { refuseNotFound, refuseViolation } from '../http/problem.ts'
import {
  deliveryDay,
  gridDays,
  isDeliveryDay,
  lastDay,
  nextDeliveryDays,
  placeKey,
  withOwnPlace,
  type DeliveryCalendar,
  shopTime,
  outsideZones,
  type ZoneTerms,
} from './delivery-calendar.ts'
import {
  NO_COSTS,
  findCalendar,
  listActivePaymentTypes,
  listActiveSlots,
  listCostsOf,
} from './delivery.store.ts'
import { findHold, listSharedOut } from './holds/slot-holds.store.ts'
import { findZones } from './zones/zones.store.ts'

/** Delivery days, slots, costs and payment types (spec §7, delivery and payment). */
export const deliveryFeature: Feature = (api, deps) => {
  const { db } = deps

  serveList(api, listDeliveryDays, async ({ params: { count, Fecha }, query, session }) => {
    const now = shopTime(deps)
    const { branch, zone } = await answeringBranch(db, query)
    const found = await findCalendar(db, branch.Id, now.day, lastDay(now), zone)
    const calendar = await asSeenBy(deps, session, branch, found)
    const rows = nextDeliveryDays(calendar, Fecha === 'HOY' ? now.day : Fecha, count, now)
    return { rows, total: rows.length }
  })

  serve(api, findDeliveryDay, async ({ params: { Id }, query, session }) => {
    const now = shopTime(deps)
    const isoDate = isoDateOf(Id) ?? refuseNotFound()
    const { branch, zone } = await answeringBranch(db, query)
    const found = await findCalendar(db, branch.Id, isoDate, isoDate, zone)
    const calendar = await asSeenBy(deps, session, branch, found)
    if (!isDeliveryDay(calendar, isoDate, now)) refuseNotFound()
    const VentanasAlcohol = await findAlcoholWindows(db, branch.Id)
    return { ...deliveryDay(calendar, isoDate, now), ...(VentanasAlcohol !== null && { VentanasAlcohol }) }
  })

  serve(api, findDeliveryGrid, async ({ query, session }) => {
    const now = shopTime(deps)
    const { branch, zone } = await answeringBranch(db, query)
    const [calendar, [Costo = NO_COSTS], VentanasAlcohol] = await Promise.all([
      findCalendar(db, branch.Id, now.day, lastDay(now), zone),
      listCostsOf(db, branch.Id, zone),
      findAlcoholWindows(db, branch.Id),
    ])
    const Dias = gridDays(await asSeenBy(deps, session, branch, calendar), now)
    return { Hoy: now.day, Dias, Costo, ...(VentanasAlcohol !== null && { VentanasAlcohol }) }
  })

  serveList(api, listSlots, async ({ params, query }) => {
    const { branch } = await answeringBranch(db, query)
    return pageOf(await listActiveSlots(db, branch.Id), params)
  })
  serveList(api, listCosts, async ({ params, query }) => {
    const { branch, zone } = await answeringBranch(db, query)
    return pageOf(await listCostsOf(db, branch.Id, zone), params)
  })
  serveList(api, listPaymentTypes, async ({ params }) => pageOf(await listActivePaymentTypes(db), params))
}

/**
 * A branch's calendar with the place free that it holds for the caller. To accounts without a proof a slot is full once
 * their part of it is taken.
 */
async function asSeenBy(
  { db, clock, config }: Deps,
  session: ClientSession | null,
  branch: SellingBranch,
  calendar: DeliveryCalendar,
): Promise<DeliveryCalendar> {
  if (session === null) return calendar
  const own = await findHold(db, session.clientId)
  const today = dayIdOf(shopTime({ clock, config }).day)
  const sharedOut = config.rateLimit
    ? await listSharedOut(db, branch.Id, today, session.clientId, instant(clock))
    : []
  const bookings = new Map(calendar.bookings)
  for (const { day_id, slot_id, capacity } of sharedOut)
    bookings.set(placeKey(day_id, slot_id), { capacity, taken: capacity })
  return withOwnPlace({ ...calendar, bookings }, own?.branchId === branch.Id ? own : null)
}

/**
 * The branch that a call names, else the default one, and the zone that it names.
 *
 * @throws 422 `sucursal-cerrada`, `fuera-de-zona` the branch no longer has such a zone
 */
async function answeringBranch(
  db: Db,
  { sucursal, zona }: CallQuery<typeof listCosts>,
): Promise<{ branch: SellingBranch; zone: ZoneTerms | null }> {
  const branch = (await findSellingBranch(db, sucursal)) ?? refuseViolation({ code: 'sucursal-cerrada' })
  if (zona === undefined) return { branch, zone: null }
  const zone = (await findZones(db, branch.Id)).find(({ Id }) => Id === zona)
  return { branch, zone: zone ?? refuseViolation(outsideZones(branch)) }
}
