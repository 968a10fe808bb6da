import type { LineWish } from '@gondola/contract/cart'
import type { DeliveryForm } from '@gondola/contract/delivery'
import { lineTotal } from '@gondola/contract/catalogue'
import type { DemoArticle } from '../catalogue/demo-item.ts'
import { priceDaysAgo } from '../catalogue/price-steps.ts'
import { dayAfter, isDeliveryDay } from '../promotions/calendar-day.ts'
import { demoDelivery } from '../site/delivery.ts'
import { Dice } from './dice.ts'
import { CANCELLATIONS, COMMENTS } from './notes.ts'
import { famous, ownList, pieces, soldByFamily, type OwnArticle } from './own-list.ts'
import { DAYS_AHEAD, type YearPerson } from './people.ts'
import { familySeason, isChristmasTime, isForBarbecue, isForChristmas } from './seasons.ts'

/** An article with pieces or grams. */
export interface PlannedLine {
  article: DemoArticle
  Cantidad: number
  Reemplazo: LineWish
}

/** What a customer of the example year means to order, before the shop prices and checks it. Times are the shop's. */
export interface OrderPlan {
  person: YearPerson
  /** `2026-11-20T19:42:10`. */
  placedAt: string
  /** ISO day of the delivery. */
  day: string
  slot: number
  FormaEntrega: DeliveryForm
  TipoPago: number
  comment: string
  lines: PlannedLine[]
  /** Whether it came from a saved cart. */
  fromCart: boolean
  /** How it ends if all goes its way: delivered, cancelled by the shop, annulled by the customer. */
  fate: 'D' | 'C' | 'A'
  /** The shop's reason for a cancellation. */
  reason: string
  /** Seed of what happens when it is picked. */
  seed: number
}

const CLOSED_DAYS = new Set(['01-01', '05-01', '12-25'])
/** Share of a habit's chance in a weekly order; rarer orders are larger. */
const SIZE_BY_WEEKS: Record<number, number> = { 1: 0.5, 2: 0.68, 4: 0.9, 9: 0.9 }
/** How far above the minimum an order is planned, so that promotions do not bring it below. */
const ABOVE_LEAST = 1.35
const LEAST_ABROAD = 25_000
const LINES_MOST = 40
const DAY_MS = 86_400_000

/** Every order of a person up to some days ahead of `today`, oldest first; those that lie ahead of now are the caller's to drop. */
export function planOrders(person: YearPerson, today: string): OrderPlan[] {
  const own = ownList(person.number, person.place.branch)
  return deliveryDays(person, today)
    .map((daysAgo) => planOf(person, own, today, daysAgo))
    .toSorted((a, b) => (a.placedAt < b.placedAt ? -1 : 1))
}

/** Days ago of the person's deliveries: in their rhythm, now and then skipped or moved by a day. */
function deliveryDays({ number, weekday, everyWeeks, first, last }: YearPerson, today: string): number[] {
  const dice = new Dice(number * 101)
  const toWeekday = (weekdayOf(today) - weekday + 7) % 7
  const days = new Set<number>()
  const week = dice.between(0, everyWeeks - 1)
  for (let daysAgo = toWeekday - 7 + week * 7; daysAgo <= first; daysAgo += everyWeeks * 7) {
    const moved = daysAgo + (dice.chance(0.12) ? dice.between(-1, 1) : 0)
    if (dice.chance(0.08) || moved < Math.max(last, -DAYS_AHEAD) || moved > first) continue
    days.add(openDay(today, moved))
  }
  // many shop once more for Christmas
  const christmas = daysSinceChristmas(today)
  if (dice.chance(0.3) && christmas <= first && christmas >= last)
    days.add(openDay(today, christmas + dice.between(-1, 1)))
  return [...days]
}

/** Days since the last 22 December: the Christmas shopping. */
function daysSinceChristmas(today: string): number {
  const year = Number(today.slice(0, 4))
  const last = `${today.slice(5) >= '12-22' ? year : year - 1}-12-22`
  return Math.round((Date.parse(today) - Date.parse(last)) / DAY_MS)
}

/** The day itself if the shop delivers then, else the one before. */
function openDay(today: string, daysAgo: number): number {
  const day = dayAfter(today, -daysAgo)
  return isDeliveryDay(day) && !CLOSED_DAYS.has(day.slice(5)) ? daysAgo : openDay(today, daysAgo + 1)
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

function planOf(person: YearPerson, own: readonly OwnArticle[], today: string, daysAgo: number): OrderPlan {
  const day = dayAfter(today, -daysAgo)
  const seed = person.number * 100_003 + Number(day.replaceAll('-', ''))
  const dice = new Dice(seed)
  const slot = dice.chance(0.8) ? person.slot : dice.between(0, 3)
  return {
    person,
    placedAt: placedAt(dice, person, day, slot),
    day,
    slot,
    FormaEntrega: person.FormaEntrega,
    TipoPago: atTheDoor(dice.chance(0.9) ? person.TipoPago : dice.between(1, 6)),
    comment: dice.chance(0.12) ? dice.pick(COMMENTS) : '',
    lines: linesOf(dice, person, own, day, daysAgo),
    fromCart: dice.chance(0.06),
    fate: dice.weighted([
      ['D', 95.2],
      ['A', 3],
      ['C', 1.8],
    ] as const),
    reason: dice.pick(CANCELLATIONS),
    seed,
  }
}

/** When it was placed: in the morning for the same day, or in the days before, mostly in the evening. */
function placedAt(dice: Dice, { place }: YearPerson, day: string, slot: number): string {
  const begins = Number(demoDelivery().slots[slot]!.Desde.slice(0, 2))
  const lead = dice.weighted([
    [0, place.closesEarly ? 0 : 22],
    [1, 46],
    [2, 21],
    [3, 11],
  ] as const)
  const hour =
    lead === 0
      ? dice.between(7, begins - 1)
      : place.closesEarly
        ? dice.between(9, 17)
        : dice.weighted([
            [dice.between(7, 12), 30],
            [dice.between(13, 18), 30],
            [dice.between(19, 23), 40],
          ] as const)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${dayAfter(day, -lead)}T${two(hour)}:${two(dice.between(0, 59))}:${two(dice.between(0, 59))}`
}

function linesOf(
  dice: Dice,
  { everyWeeks, place }: YearPerson,
  own: readonly OwnArticle[],
  day: string,
  daysAgo: number,
): PlannedLine[] {
  const weekday = weekdayOf(day)
  const lines = new Map<string, PlannedLine>()
  let total = 0
  const add = (article: DemoArticle, Cantidad: number) => {
    if (lines.has(article.Codigo) || lines.size >= LINES_MOST) return
    lines.set(article.Codigo, { article, Cantidad, Reemplazo: dice.chance(0.12) ? 'nada' : 'similar' })
    total += lineTotal(priceDaysAgo(article, Math.max(0, daysAgo)), Cantidad, article.unidad)
  }
  const addOwn = (each: OwnArticle) => {
    const article = dice.chance(0.86) ? each.article : famous(dice, each.others)
    if (!isForChristmas(article) || isChristmasTime(day) || dice.chance(0.2))
      add(article, quantityOf(dice, each, article))
  }
  const size = SIZE_BY_WEEKS[everyWeeks] ?? 1
  for (const each of own) {
    const season = familySeason(each.article.Familia.Codigo, day, weekday)
    if (dice.chance(Math.min(0.95, each.habit.perOrder * size * season))) addOwn(each)
  }
  const sold = soldByFamily(place.branch)
  if (isChristmasTime(day))
    for (const family of [210, 404, 907])
      for (const article of (sold.get(family) ?? []).filter(isForChristmas))
        if (dice.chance(0.09)) add(article, dice.between(1, 2))
  if (weekday >= 5 && dice.chance(0.14))
    for (const family of [701, 705, 1406])
      for (const article of (sold.get(family) ?? []).filter(isForBarbecue).slice(0, 3))
        if (dice.chance(0.4)) add(article, article.unidad === 100 ? dice.between(8, 25) * 100 : 1)
  const least = place.weekdays === null ? demoDelivery().costs.Monto2 : LEAST_ABROAD
  for (let tries = 0; total < least * ABOVE_LEAST && tries < 200; tries += 1) {
    const more = dice.pick(own)
    if (more !== undefined) addOwn(more)
  }
  return [...lines.values()]
}

/** The usual quantity, now and then another. */
function quantityOf(dice: Dice, { habit, usual, article: own }: OwnArticle, article: DemoArticle): number {
  if (article === own && dice.chance(0.75)) return usual
  const wanted = dice.between(habit.least, habit.most)
  return article.unidad === 100 ? Math.max(1, wanted) * 100 : pieces(article, wanted)
}

/**
 * The year's orders were paid at the door: who pays by link or transfer today paid by card or in cash. An order paid
 * online has sessions and notices of a provider that nobody asked.
 */
const atTheDoor = (TipoPago: number): number => ({ 3: 5, 6: 4 })[TipoPago] ?? TipoPago
