import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Db } from '@gondola/server/platform/db/open-database.ts'
import type { Order } from '@gondola/contract/orders'
import { RunningShop } from '../shop/running-shop.ts'
import { placeOrder } from '../people/shopper.ts'

// Tests the check itself: damages a sound shop by hand in each way, and repairs it.

let shop: RunningShop
let db: Db
let close: () => Promise<void>
let order: Order

beforeAll(async () => {
  shop = await RunningShop.open({ database: 'sqlite', customers: 1, capacity: 5 })
  ;({ db, close } = openDatabase(shop.stocked.place))
  await shop.traffic.lookForPlaces()
  const shopper = { person: shop.stocked.customers[0]!, own: [] as Order[], givesUp: false }
  for (let count = 0; count < 3; count++) await placeOrder(shop.traffic, shopper)
  order = shopper.own[0]!
  while (shop.mail.taken().length < 6) await sleep(50)
  await shop.killServer()
}, 900_000)
afterAll(async () => {
  await close()
  await shop.close()
})
afterEach(async () => {
  const { complaints } = await shop.check()
  if (complaints.length > 0) throw new Error(`the harm was not undone: ${complaints.join()}`)
})

const inOrders = (values: object) => db.updateTable('orders').set(values).where('Id', '=', order.Id)

it.each<[harm: string, complaint: RegExp, harm: () => Promise<unknown>, undo: () => Promise<unknown>]>([
  [
    'an order that is gone',
    /LOST: order|has no order/,
    () => inOrders({ client_id: null }).execute(),
    () => inOrders({ client_id: order.Cliente }).execute(),
  ],
  [
    'another total',
    /totals are/,
    () => inOrders({ TotalNeto: order.TotalNeto + 0.01 }).execute(),
    () => inOrders({ TotalNeto: order.TotalNeto }).execute(),
  ],
  [
    'a place that is not counted',
    /slot .* counts/,
    () => db.updateTable('slot_bookings').set({ taken: 0 }).execute(),
    () =>
      db
        .updateTable('slot_bookings')
        .set({ taken: (row) => row.ref('capacity') })
        .execute(),
  ],
])('sees %s', async (_harm, complaint, harm, undo) => {
  const places = await db.selectFrom('slot_bookings').selectAll().execute()
  await harm()
  expect((await shop.check()).complaints.join('\n')).toMatch(complaint)
  await undo()
  for (const { branch_id, day_id, slot_id, taken } of places)
    await db
      .updateTable('slot_bookings')
      .set({ taken })
      .where('branch_id', '=', branch_id)
      .where('day_id', '=', day_id)
      .where('slot_id', '=', slot_id)
      .execute()
})

it('sees a mail that nobody took, and points that do not add up', async () => {
  const { id } = await db
    .selectFrom('mail_queue')
    .select('id')
    .where('event_key', '=', `pedido-${order.Id}-generado`)
    .executeTakeFirstOrThrow()
  await db.updateTable('mail_queue').set({ event_key: 'pedido-0-generado' }).where('id', '=', id).execute()
  await db.updateTable('clients').set({ Puntos: 7 }).execute()
  const complaints = (await shop.check()).complaints.join('\n')
  expect(complaints).toMatch(/LOST: mail pedido-\d+-generado was never queued/)
  expect(complaints).toMatch(/has 7 points/)
  await db
    .updateTable('mail_queue')
    .set({ event_key: `pedido-${order.Id}-generado` })
    .where('id', '=', id)
    .execute()
  await db.updateTable('clients').set({ Puntos: 0 }).execute()
})
