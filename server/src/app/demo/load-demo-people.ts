import { REDEMPTION, EMPTY_SEARCHES } from '@gondola/demo/year/notes.ts'
import { isoDateOf } from '@gondola/contract/delivery'
import { instant, type Clock, dayAfter, today } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertDemoOrders, pointsEarnedBy, type DemoOrderRows } from './insert-orders.ts'
import { insertRows } from '../../platform/db/chunks.ts'
import {
  balanceDemoPoints,
  demoCustomerOrders,
  hashDemoClients,
  insertDemoClients,
  type HashedClient,
} from './load-demo-customers.ts'
import { hashNobodysPassword, insertYearClients, type YearClient } from './year/load-people.ts'
import { makeYear, type Year, placeOf, type TakenPlaces } from './year/make-year.ts'
import { readYearShop } from './year/year-shop.ts'
import { countLine } from '../../goods/stock/shortage-estimate.ts'
import type { NewRow } from '../../platform/db/tables/database.ts'
import { Dice } from '@gondola/demo/year/dice.ts'
import { ownList } from '@gondola/demo/year/own-list.ts'
import type { Config } from '../../platform/config.ts'

type Needs = Pick<Deps, 'clock' | 'config'>

/** What is hashed before the transaction, because hashing is slow on purpose. */
export interface DemoHashes {
  clients: readonly HashedClient[]
  /** Of a password that nobody knows, for the people of the example year. */
  nobodys: string
}

export async function hashDemoPasswords(): Promise<DemoHashes> {
  const [clients, nobodys] = await Promise.all([hashDemoClients(), hashNobodysPassword()])
  return { clients, nobodys }
}

/** Loads the two demo customers and `customers` of the example year, with their orders up to now. */
export async function loadDemoPeople(
  trx: Db,
  needs: Needs,
  { clients, nobodys }: DemoHashes,
  customers: number,
): Promise<void> {
  const ids = await insertDemoClients(trx, needs, clients)
  const own = await demoCustomerOrders(trx, needs, ids)
  const shop = await readYearShop(trx)
  const year: Year =
    customers === 0
      ? { clients: [], orders: [] }
      : await makeYear(trx, shop, needs, {
          customers,
          lastClient: Math.max(...ids.values()),
          places: placesOf(own),
          password_hash: nobodys,
        })
  const orders = [...own, ...year.orders]
  const earned = pointsEarnedBy(orders, shop.PesosPorPunto)
  const redeemed = redeemedPoints(year.clients, year.orders, shop.PesosPorPunto, needs.clock)
  const redeemedBy = new Map(redeemed.map(({ client_id, points }) => [client_id, points]))
  await insertYearClients(trx, shop.branches, nobodys, year.clients, ({ Id }) => {
    return (earned.get(Id) ?? 0) + (redeemedBy.get(Id) ?? 0)
  })
  await insertDemoOrders(trx, orders, shop.PesosPorPunto)
  await balanceDemoPoints(trx, needs, ids, earned)
  await insertRows(
    trx,
    'points_ledger',
    redeemed.map((entry) => ({ ...entry, order_id: null, reason: REDEMPTION })),
  )
  await insertRows(trx, 'shortages', yearShortages(year.orders))
  if (customers > 0) await insertYearTraces(trx, year.clients, needs)
}

/** The places in slots that orders have taken. */
function placesOf(orders: readonly DemoOrderRows[]): TakenPlaces {
  const places: TakenPlaces = new Map()
  for (const { order } of orders) {
    if (order.Estado !== 'P' && order.Estado !== 'D') continue
    const place = placeOf(order.branch_id ?? 0, isoDateOf(order.Dia ?? 0) ?? '', order.slot_id ?? 0)
    places.set(place, (places.get(place) ?? 0) + 1)
  }
  return places
}

const REDEEMED_STEP = 1000
const REDEEMED_DAYS = 90

/** What some of the year's customers have exchanged lately: half of their points until then, in thousands. */
function redeemedPoints(
  clients: readonly YearClient[],
  orders: readonly DemoOrderRows[],
  PesosPorPunto: number,
  clock: Clock,
): { client_id: number; points: number; at: string }[] {
  const ofClient = Map.groupBy(orders, ({ order }) => order.client_id)
  return clients.flatMap(({ Id, person: { number } }) => {
    if (number % 3 !== 0) return []
    const at = instant(clock, -((number * 7) % REDEEMED_DAYS) * 86_400 - number * 60)
    const until = (ofClient.get(Id) ?? []).filter(({ leftAt }) => leftAt !== null && leftAt < at)
    const earned = pointsEarnedBy(until, PesosPorPunto).get(Id) ?? 0
    const points = Math.floor(earned / 2 / REDEEMED_STEP) * REDEEMED_STEP
    return points > 0 ? [{ client_id: Id, points: -points, at }] : []
  })
}

type Counts = NewRow<'shortages'>

/** What picking the orders that have left found missing, as the shop counts it order by order. */
function yearShortages(orders: readonly DemoOrderRows[]): Counts[] {
  const counts = new Map<string, Counts>()
  const left = orders.flatMap((order) => (order.leftAt === null ? [] : [{ ...order, leftAt: order.leftAt }]))
  for (const { order, lines, leftAt } of left.toSorted((a, b) => (a.leftAt < b.leftAt ? -1 : 1))) {
    const day = order.Fecha < leftAt.slice(0, 10) ? leftAt.slice(0, 10) : order.Fecha
    for (const { Codart, Cantidad, Unidad, Preparado } of lines) {
      if (Preparado === null || order.branch_id === null) continue
      const found = (JSON.parse(Preparado) as { Cantidad: number }).Cantidad
      const isMissing = found < (Unidad === 100 ? Cantidad / 2 : Cantidad)
      const key = `${order.branch_id} ${Codart}`
      const before = counts.get(key) ?? { asked: 0, missed: 0, day }
      counts.set(key, {
        branch_id: order.branch_id,
        article_code: Codart,
        ...countLine(before, day, isMissing),
        day,
      })
    }
  }
  return [...counts.values()]
}

/** Stores what the year's customers marked, and what they searched for in vain. */
async function insertYearTraces(
  trx: Db,
  clients: readonly YearClient[],
  { clock, config }: { clock: Clock; config: Pick<Config, 'timeZone'> },
): Promise<void> {
  const created_at = clock.now().toISOString()
  await insertRows(
    trx,
    'favourites',
    clients
      .filter(({ person }) => person.number % 5 < 2)
      .flatMap(({ Id, person }) =>
        ownList(person.number, person.place.branch)
          .slice(0, 24)
          .filter((_, index) => index % 4 === person.number % 4)
          .map(({ article }) => ({ client_id: Id, article_code: article.Codigo, created_at })),
      ),
  )
  const day = today(clock, config.timeZone)
  const dice = new Dice(clients.length)
  await insertRows(
    trx,
    'empty_searches',
    EMPTY_SEARCHES.flatMap((term, index) =>
      [1, 3, 6, 10, 15, 22].flatMap((daysAgo) =>
        dice.chance(0.8 - index * 0.06)
          ? [{ day: dayAfter(day, -daysAgo), term, times: dice.between(1, 6) }]
          : [],
      ),
    ),
  )
}
