import { REDEMPTION } from '@gondola/demo/year/notes.ts'
import { isoDateOf } from '@gondola/contract/delivery'
import { instant } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
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
  const redeemed = redeemedPoints(year.clients, earned)
  await insertYearClients(trx, shop.branches, nobodys, year.clients, ({ Id }) => {
    return (earned.get(Id) ?? 0) - (redeemed.get(Id) ?? 0)
  })
  await insertDemoOrders(trx, orders, shop.PesosPorPunto)
  await balanceDemoPoints(trx, needs, ids, earned)
  await insertRows(
    trx,
    'points_ledger',
    [...redeemed].map(([client_id, points]) => ({
      client_id,
      order_id: null,
      points: -points,
      reason: REDEMPTION,
      at: instant(needs.clock),
    })),
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

/** Points that some of the year's customers have exchanged: half of what they earned, in thousands. */
function redeemedPoints(
  clients: readonly YearClient[],
  earned: ReadonlyMap<number, number>,
): Map<number, number> {
  return new Map(
    clients.flatMap(({ Id, person }) => {
      const points = Math.floor((earned.get(Id) ?? 0) / 2 / REDEEMED_STEP) * REDEEMED_STEP
      return person.number % 3 === 0 && points > 0 ? [[Id, points] as const] : []
    }),
  )
}
