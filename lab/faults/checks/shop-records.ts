import { openDatabase, type Db } from '@gondola/server/platform/db/open-database.ts'
import type { StockedShop } from '../shop/stocked-shop.ts'

/** Everything that the check compares, as read from the database. */
export type ShopRecords = Awaited<ReturnType<typeof readAll>>

/** Reads it over a connection of its own. */
export async function readRecords({ place, customers }: StockedShop): Promise<ShopRecords> {
  const { db, close } = openDatabase(place)
  try {
    return await readAll(
      db,
      customers.map(({ id }) => id),
    )
  } finally {
    await close()
  }
}

/** Without mails' texts, events' bodies and kept answers: an hour's are hundreds of megabytes. */
async function readAll(db: Db, customers: readonly number[]) {
  const orders = await db.selectFrom('orders').selectAll().where('client_id', 'in', customers).execute()
  const lines = await db.selectFrom('order_lines').selectAll().orderBy('order_id').orderBy('Items').execute()
  const transitions = await db.selectFrom('order_transitions').selectAll().orderBy('id').execute()
  return {
    orders: orders.filter(({ Estado }) => Estado !== 'I'),
    carts: orders.filter(({ Estado }) => Estado === 'I'),
    lines: Map.groupBy(lines, ({ order_id }) => order_id),
    transitions: Map.groupBy(transitions, ({ order_id }) => order_id),
    keys: await db.selectFrom('idempotency_keys').select(['key', 'order_id']).execute(),
    slotHolds: await db.selectFrom('slot_holds').selectAll().execute(),
    bookings: await db.selectFrom('slot_bookings').selectAll().execute(),
    mails: await db
      .selectFrom('mail_queue')
      .select(['id', 'event_key', 'state', 'attempts', 'created_at'])
      .execute(),
    events: await db.selectFrom('webhook_events').select(['id', 'key', 'type', 'order_id']).execute(),
    deliveries: await db.selectFrom('webhook_deliveries').select(['event_id', 'state', 'attempts']).execute(),
    ledger: await db.selectFrom('points_ledger').selectAll().execute(),
    clients: await db.selectFrom('clients').select(['Id', 'Puntos']).where('Id', 'in', customers).execute(),
  }
}
