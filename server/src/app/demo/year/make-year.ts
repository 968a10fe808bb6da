import { yearPeople, type YearPerson } from '@gondola/demo/year/people.ts'
import { shopDay, today, type Clock, shopDateTime } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { DemoOrderRows } from '../insert-orders.ts'
import { savedCarts } from './cart-rows.ts'
import { insertYearStaff, type YearClient } from './load-people.ts'
import { orderRows, type YearStaff } from './order-rows.ts'
import { type TimedPlan, fillQueue, orderTimes } from './order-times.ts'
import { type YearShop, articleOn, hasToldStock } from './year-shop.ts'
import type { DemoArticle } from '@gondola/demo/catalogue/demo-item.ts'
import { stableNumber } from '@gondola/demo/catalogue/stable-number.ts'
import { Dice } from '@gondola/demo/year/dice.ts'
import { soldByFamily } from '@gondola/demo/year/own-list.ts'
import { takesReplacement, type PickedLine, type PreparedLine } from '@gondola/contract/cart'
import { articlePrice } from '@gondola/contract/catalogue'
import { checkPickedLine, preparedLine, type SubstituteArticle } from '@gondola/contract/orders'
import type { PricedLine } from '../../../orders/order-lines.ts'
import { type TakenPlan, takePlan } from './place-plan.ts'
import { planOrders } from '@gondola/demo/year/plan-orders.ts'

/** Places already taken by other orders, by `placeOf`. */
export type TakenPlaces = Map<string, number>

export const placeOf = (branchId: number, day: string, slotId: number) => `${branchId} ${day} ${slotId}`

/**
 * The orders that these people have placed until now, oldest first, each accepted by the shop's rules and with a place in
 * its slot.
 */
function takeOrders(
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

/** Share of lines that are missing: of most articles, of some, and of the few that the suppliers let the chain down with. */
const MISSING = { most: 0.018, some: 0.09, few: 0.28 }
/** A weighed line differs from what was ordered by this much at most; the shop's tolerance is wider. */
const WEIGHT_SPREAD = 0.07
const DEARER_MOST = 1.3

/** What pickers found for each line of an order, by the shop's own rules; at least one line is there. */
function pickLines(shop: YearShop, taken: TakenPlan, when: { day: string; daysAgo: number }): PreparedLine[] {
  const dice = new Dice(taken.plan.seed + 2)
  return taken.lines.map((line, index) => {
    const isMissing = index > 0 && dice.chance(missingShare(taken.branch.Id, line.Codart))
    const { picked, substitute } = isMissing
      ? missingLine(shop, taken, line, dice, when)
      : { picked: found(line, dice), substitute: null }
    const broken = checkPickedLine(line, picked, {
      B1: taken.plan.person.B1,
      ToleranciaPeso: shop.ToleranciaPeso,
      substitute,
    })
    return broken === null
      ? preparedLine(line, picked, substitute)
      : preparedLine(line, { Cantidad: 0, Sustituto: null, Nota: null }, null)
  })
}

function missingShare(branchId: number, code: string): number {
  const kind = stableNumber(`falta ${branchId} ${code}`, 100)
  return kind < 3 ? MISSING.few : kind < 14 ? MISSING.some : MISSING.most
}

function found({ Cantidad, Unidad }: PricedLine, dice: Dice): PickedLine {
  if (Unidad === 1) return { Cantidad, Sustituto: null, Nota: null }
  const spread = 1 + (dice.next() * 2 - 1) * WEIGHT_SPREAD
  return { Cantidad: Math.max(1, Math.round((Cantidad * spread) / 5) * 5), Sustituto: null, Nota: null }
}

interface Found {
  picked: PickedLine
  substitute: SubstituteArticle | null
}

/** Fewer pieces than ordered, a similar article where the customer takes one, or nothing. */
function missingLine(
  shop: YearShop,
  { branch, plan }: TakenPlan,
  line: PricedLine,
  dice: Dice,
  when: { day: string; daysAgo: number },
): Found {
  const nothing = { picked: { Cantidad: 0, Sustituto: null, Nota: null }, substitute: null }
  if (line.Unidad === 1 && line.Cantidad > 1 && dice.chance(0.4))
    return {
      picked: { Cantidad: dice.between(1, line.Cantidad - 1), Sustituto: null, Nota: null },
      substitute: null,
    }
  if (!takesReplacement(line, plan.person.B1) || dice.chance(0.35)) return nothing
  const ordered = shop.articles.get(line.Codart)
  const similar = ordered === undefined ? undefined : dice.pick(alike(ordered, branch.index))
  if (similar === undefined || hasToldStock(branch, similar)) return nothing
  const article = articleOn(shop, branch, similar, when)
  const Precio = articlePrice(article)
  if (Precio === null) return nothing
  const { Codigo: Codart, Descripcion: Descrip, unidad: Unidad, Imagen, Ean, Alcohol } = article
  return {
    picked: { Cantidad: 0, Sustituto: { Codart, Cantidad: line.Cantidad }, Nota: null },
    substitute: { Codart, Descrip, Unidad, Imagen, Ean, Precio, Alcohol },
  }
}

/** Articles of the same family, unit and size that are not much dearer. */
const alike = (ordered: DemoArticle, branch: number): DemoArticle[] =>
  (soldByFamily(branch).get(ordered.Familia.Codigo) ?? []).filter(
    ({ Codigo, unidad, ContenidoNeto, Precioventa }) =>
      Codigo !== ordered.Codigo &&
      unidad === ordered.unidad &&
      ContenidoNeto === ordered.ContenidoNeto &&
      Precioventa <= ordered.Precioventa * DEARER_MOST,
  )

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
