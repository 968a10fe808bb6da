import { yearPeople } from '@gondola/demo/year/people.ts'
import { shopDay, today, type Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { DemoOrderRows } from '../insert-orders.ts'
import { savedCarts } from './cart-rows.ts'
import { insertYearStaff, type YearClient } from './load-people.ts'
import { orderRows, type YearStaff } from './order-rows.ts'
import type { TimedPlan } from './order-times.ts'
import { pickLines } from './pick-lines.ts'
import { takeOrders, type TakenPlaces } from './take-orders.ts'
import type { YearShop } from './year-shop.ts'

interface Needs {
  clock: Clock
  config: Pick<Config, 'timeZone'>
}

/** The example year's orders with their customers, who are numbered after `lastClient`. */
export interface Year {
  clients: YearClient[]
  orders: DemoOrderRows[]
}

const SECOND_MS = 1000
const DAY_MS = 86_400_000
/** Customers of before the year have had their account for up to so many days. */
const OLD_ACCOUNT_DAYS = 900

/** Makes the example year up to now, without storing more than its staff. */
export async function makeYear(
  trx: Db,
  shop: YearShop,
  needs: Needs,
  {
    customers,
    lastClient,
    places,
    password_hash,
  }: { customers: number; lastClient: number; places: TakenPlaces; password_hash: string },
): Promise<Year> {
  const { clock, config } = needs
  const now = clock.now().getTime()
  const people = yearPeople(customers, shop.branches.length > 1 ? 3 : 1)
  const timed = takeOrders(shop, people, places, needs)
  const begun = new Date(now - 400 * DAY_MS).toISOString()
  const staff = await insertYearStaff(trx, shop.branches, password_hash, begun)
  const orders = timed.map((order) =>
    orderRows(order, {
      clientId: lastClient + order.plan.person.number,
      staff: staffOf(order, staff),
      picked: pickedUntil(shop, order, now, config.timeZone, needs),
      now,
      timeZone: config.timeZone,
    }),
  )
  const firstOrder = new Map<number, number>()
  for (const { plan, times } of timed)
    if (!firstOrder.has(plan.person.number)) firstOrder.set(plan.person.number, times.placed)
  const clients = people.map((person): YearClient => {
    const isOld = person.first >= 365
    const age = isOld ? 366 + ((person.number * 37) % OLD_ACCOUNT_DAYS) : 0
    const since = Math.min(firstOrder.get(person.number) ?? now - DAY_MS, now - age * DAY_MS)
    const joined = since - 10 * 60 * SECOND_MS
    return {
      person,
      Id: lastClient + person.number,
      Alta: shopDay(new Date(joined), config.timeZone),
      confirmedAt: new Date(joined).toISOString(),
    }
  })
  const carts = savedCarts(shop, timed, { now, timeZone: config.timeZone, lastClient })
  return { clients, orders: [...orders, ...carts] }
}

function staffOf(order: TimedPlan, staff: ReadonlyMap<number, readonly YearStaff[]>): YearStaff {
  const ofBranch = staff.get(order.branch.Id) ?? []
  return ofBranch[order.plan.seed % ofBranch.length]!
}

/** What has been picked of an order: all of it once it is ready, a part while it is being prepared. */
function pickedUntil(
  shop: YearShop,
  order: TimedPlan,
  now: number,
  timeZone: string,
  needs: Needs,
): ReturnType<typeof pickLines> {
  const { preparing, ready } = order.times
  if (preparing > now) return []
  const day = shopDay(new Date(preparing), timeZone)
  const daysAgo = Math.max(
    0,
    Math.round((Date.parse(today(needs.clock, timeZone)) - Date.parse(day)) / DAY_MS),
  )
  const lines = pickLines(shop, order, { day, daysAgo })
  return ready <= now ? lines : lines.slice(0, Math.floor(lines.length * 0.6))
}
