import { REDEMPTION } from '@gondola/demo/year/notes.ts'
import { isoDateOf } from '@gondola/contract/delivery'
import { instant, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertDemoOrders, pointsEarnedBy, type DemoOrderRows } from './insert-orders.ts'
import { insertRows } from './insert-rows.ts'
import {
  balanceDemoPoints,
  demoCustomerOrders,
  hashDemoClients,
  insertDemoClients,
  type HashedClient,
} from './load-demo-customers.ts'
import { yearShortages } from './year/count-shortages.ts'
import { insertYearTraces } from './year/insert-traces.ts'
import { hashNobodysPassword, insertYearClients, type YearClient } from './year/load-people.ts'
import { makeYear, type Year } from './year/make-year.ts'
import { placeOf, type TakenPlaces } from './year/take-orders.ts'
import { readYearShop } from './year/year-shop.ts'

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
