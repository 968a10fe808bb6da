import { planOrders } from '@gondola/demo/year/plan-orders.ts'
import type { YearPerson } from '@gondola/demo/year/people.ts'
import { today, shopDateTime, type Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import { fillQueue, orderTimes, type TimedPlan } from './order-times.ts'
import { takePlan } from './place-plan.ts'
import type { YearShop } from './year-shop.ts'

/** Places already taken by other orders, by `placeOf`. */
export type TakenPlaces = Map<string, number>

export const placeOf = (branchId: number, day: string, slotId: number) => `${branchId} ${day} ${slotId}`

/**
 * The orders that these people have placed until now, oldest first, each accepted by the shop's rules and with a place in
 * its slot.
 */
export function takeOrders(
  shop: YearShop,
  people: readonly YearPerson[],
  places: TakenPlaces,
  { clock, config }: { clock: Clock; config: Pick<Config, 'timeZone'> },
): TimedPlan[] {
  const day = today(clock, config.timeZone)
  const now = clock.now().getTime()
  const local = shopDateTime(clock.now(), config.timeZone)
  const plans = people
    .flatMap((person) => planOrders(person, day))
    .filter(({ placedAt }) => placedAt < local.slice(0, 19))
    .toSorted((a, b) => (a.placedAt < b.placedAt ? -1 : 1))
  const orders: TimedPlan[] = []
  for (const plan of plans) {
    const taken = takePlan(shop, plan, day)
    if (taken === null) continue
    const place = placeOf(taken.branch.Id, plan.day, taken.slot.Id)
    const count = places.get(place) ?? 0
    if (count >= taken.slot.capacity) continue
    places.set(place, count + 1)
    orders.push({ ...taken, times: orderTimes(taken, local.slice(19)) })
  }
  fillQueue(orders, now)
  return orders
}
