import { Dice } from '@gondola/demo/year/dice.ts'
import type { TakenPlan } from './place-plan.ts'

/** When an order of the example year was worked on, in milliseconds. What lies ahead of now has not happened. */
export interface OrderTimes {
  placed: number
  preparing: number
  ready: number
  left: number
  /** When it was delivered or picked up. */
  arrived: number
  /** When it was cancelled or annulled; Infinity: never. */
  ended: number
}

const MINUTE = 60_000
const LATE_SHARE = 0.05
/** Nobody prepares before, hours after midnight. */
const STAFF_COME = '07:00'

/** The hours of an order; `offset` is the shop's from UTC, `-03:00`. */
export function orderTimes({ plan, slot }: TakenPlan, offset: string): OrderTimes {
  const dice = new Dice(plan.seed + 1)
  const at = (time: string) => Date.parse(`${plan.day}T${time}:00${offset}`)
  const placed = Date.parse(`${plan.placedAt}${offset}`)
  const begins = at(slot.Desde)
  const ends = at(slot.Hasta)
  const minutes = (least: number, most: number) => dice.between(least * 60, most * 60) * 1000
  const preparing = Math.max(placed + 4 * MINUTE, at(STAFF_COME), begins - minutes(30, 150))
  const ready = preparing + minutes(9, 40)
  const onTime = begins + minutes(0, (ends - begins) / MINUTE - 20)
  const left = Math.max(ready + 3 * MINUTE, dice.chance(LATE_SHARE) ? ends + minutes(5, 80) : onTime)
  const arrived = left + minutes(12, 70)
  const times = { placed, preparing, ready, left, arrived, ended: Infinity }
  if (plan.fate === 'D') return times
  // both end it before somebody prepares it
  const ended = placed + (preparing - placed) * (0.1 + dice.next() * 0.8)
  return {
    placed,
    preparing: Infinity,
    ready: Infinity,
    left: Infinity,
    arrived: Infinity,
    ended: Math.floor(ended),
  }
}

export type TimedPlan = TakenPlan & { times: OrderTimes }

export const isPending = ({ times }: TimedPlan, now: number) => times.left > now && times.ended > now

/**
 * Makes the queue one that staff find when they come in, at whatever hour the shop starts: one order late, the next ones
 * ready or being prepared, the others waiting.
 */
export function fillQueue(orders: readonly TimedPlan[], now: number): void {
  const soonest = (one: TimedPlan, other: TimedPlan) =>
    `${one.plan.day} ${one.slot.Desde}` < `${other.plan.day} ${other.slot.Desde}` ? -1 : 1
  const days = orders.filter((order) => isPending(order, now)).map(({ plan }) => plan.day)
  const nextDay = days.toSorted()[0]
  for (const branchOrders of Map.groupBy(orders, ({ branch }) => branch.Id).values()) {
    const pending = branchOrders.filter((order) => isPending(order, now) && order.plan.fate === 'D')
    const begun = pending.filter(({ times }) => times.preparing <= now).length
    const next = pending
      .filter(({ times, plan }) => times.preparing > now && plan.day === nextDay)
      .toSorted(soonest)
    const most = Math.min(QUEUE.length, Math.ceil(pending.length / 2))
    for (const [index, order] of next.slice(0, Math.max(0, most - begun)).entries()) {
      const { preparing, ready } = QUEUE[index]!
      // ready orders were placed a while ago
      const start = Math.max(order.times.placed + 2 * MINUTE, now - preparing * MINUTE)
      order.times.preparing = Math.min(start, now)
      order.times.ready = ready === null ? Infinity : Math.max(order.times.preparing, now - ready * MINUTE)
      order.times.left = order.times.arrived = Infinity
    }
  }
  const late = orders
    .filter(({ times, plan }) => plan.fate === 'D' && times.left <= now)
    .toSorted((one, other) => other.times.left - one.times.left)[0]
  if (late !== undefined) late.times.left = late.times.arrived = Infinity
}

/** Minutes ago at which the first orders of a branch's queue were begun and ready. */
const QUEUE: readonly { preparing: number; ready: number | null }[] = [
  { preparing: 48, ready: 21 },
  { preparing: 17, ready: null },
  { preparing: 6, ready: null },
]
