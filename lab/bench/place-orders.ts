import { sql } from 'kysely'
import type { Article } from '@gondola/contract/catalogue'
import { type DeliveryDay, slotText } from '@gondola/contract/delivery'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import { NetworkClient } from '../harness/network-client.ts'
import { KeepAliveClient } from './keep-alive-client.ts'
import type { LargeShop } from './large-shop.ts'
import { percentile } from './median.ts'
import { processorMs, type PinnedProcess } from './pinned-process.ts'

const CLIENTS = 8
const LINES = 20

export interface Placed {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** The server's, per order. */
  processorMs: number
  /** By `databaseMs`, per order. */
  databaseMs: number
}

interface OrderClient {
  /** @throws if the order fails */
  place(): Promise<void>
  close(): void
}

/** Cash at the door. */
export const AT_THE_DOOR = 4

/** Eight connections of one customer, each for one order after the other, of a payment type. */
export async function orderClients(port: number, paymentType = AT_THE_DOOR): Promise<OrderClient[]> {
  const customer = new NetworkClient(`http://127.0.0.1:${port}`)
  await customer.post('/api/clientes/login', { Usuario: 'demo', Pass: 'demo1234' })
  const orderOf = await draftsOf(customer, paymentType)
  const headers = {
    cookie: customer.cookieHeader(),
    'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(customer.cookieHeader())?.[1] ?? '',
    'content-type': 'application/json',
  }
  const open = async (): Promise<OrderClient> => {
    const client = await KeepAliveClient.open(port)
    return {
      async place() {
        const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() }
        const { status, body } = await client.send('POST', '/api/pedidos/save', keyed, orderOf())
        if (status !== 200) throw new Error(body)
      },
      close: () => client.close(),
    }
  }
  return Promise.all(Array.from({ length: CLIENTS }, open))
}

/**
 * Places orders with 8 clients for some seconds. `databaseMs` is what the database has spent so far, if that is not the
 * server's process.
 *
 * @throws if an order fails, or is not complete afterwards
 */
export async function placeOrders(
  server: PinnedProcess,
  shop: LargeShop,
  seconds: number,
  paymentType = AT_THE_DOOR,
  databaseMs = () => 0,
): Promise<Placed> {
  const clients = await orderClients(server.port, paymentType)
  const before = await shop.withDb(findLast)
  const run = async ({ place }: OrderClient, until: number, took: number[]) => {
    while (performance.now() < until) {
      const began = performance.now()
      await place()
      took.push(performance.now() - began)
    }
  }
  const together = (until: number, took: number[]) =>
    Promise.all(clients.map((client) => run(client, until, took)))
  const warm: number[] = []
  await together(performance.now() + 2000, warm)
  const took: number[] = []
  const [spent, byDatabase] = [processorMs(server.child.pid!), databaseMs()]
  const began = performance.now()
  await together(began + seconds * 1000, took)
  const elapsed = (performance.now() - began) / 1000
  const cost = (processorMs(server.child.pid!) - spent) / took.length
  const databaseCost = (databaseMs() - byDatabase) / took.length
  for (const client of clients) client.close()
  const added = await shop.withDb((db) => countSince(db, before))
  const placed = warm.length + took.length
  const expected = { orders: placed, lines: placed * LINES, mails: placed, places: placed }
  for (const [name, count] of Object.entries(expected)) {
    const found = added[name as keyof Counts]
    if (found !== count) throw new Error(`${found} ${name} instead of ${count}`)
  }
  return {
    perSecond: took.length / elapsed,
    p50Ms: percentile(took, 50),
    p99Ms: percentile(took, 99),
    processorMs: cost,
    databaseMs: databaseCost,
  }
}

/** The eight clients order until `stop`, which returns how many orders a second there were. @throws if an order fails */
export async function orderUntilStopped(port: number): Promise<{ stop(): Promise<number> }> {
  const clients = await orderClients(port)
  let isOver = false
  let placed = 0
  const began = performance.now()
  const all = Promise.all(
    clients.map(async ({ place, close }) => {
      for (; !isOver; placed++) await place()
      close()
    }),
  )
  return {
    async stop() {
      isOver = true
      await all
      return placed / ((performance.now() - began) / 1000)
    },
  }
}

type Counts = Record<'orders' | 'lines' | 'mails' | 'places', number>

/** The last numbers, and the places taken so far. */
async function findLast(db: Db): Promise<{ order: number; mail: number; places: number }> {
  const { order } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.coalesce(fn.max<number>('Id'), sql.lit(0)).as('order'))
    .executeTakeFirstOrThrow()
  const { mail } = await db
    .selectFrom('mail_queue')
    .select(({ fn }) => fn.coalesce(fn.max<number>('id'), sql.lit(0)).as('mail'))
    .executeTakeFirstOrThrow()
  const { places } = await db
    .selectFrom('slot_bookings')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('taken'), sql.lit(0)).as('places'))
    .executeTakeFirstOrThrow()
  return { order, mail, places }
}

/** What was added since; counting all would read every line of a shop with a past. */
async function countSince(db: Db, last: Awaited<ReturnType<typeof findLast>>): Promise<Counts> {
  const count = async (table: 'orders' | 'order_lines' | 'mail_queue', key: string, after: number) => {
    const { all } = await db
      .selectFrom(table)
      .where(sql<boolean>`${sql.ref(key)} > ${after}`)
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow()
    return all
  }
  return {
    orders: await count('orders', 'Id', last.order),
    lines: await count('order_lines', 'order_id', last.order),
    mails: await count('mail_queue', 'id', last.mail),
    places: (await findLast(db)).places - last.places,
  }
}

/** Bodies of orders that cycle through the catalogue and all slots. */
export async function draftsOf(customer: NetworkClient, paymentType = AT_THE_DOOR): Promise<() => string> {
  const articles = (await customer.get('/api/tarticulos/getall/0/2000')) as Article[]
  const days = (await customer.get('/api/dias/getdiasreparto/20/HOY')) as DeliveryDay[]
  const sold = articles.filter(({ Alcohol }) => !Alcohol)
  const slots = days.flatMap((day) =>
    day.ListHorariosDisponibles.map((slot) => ({ Dia: day.Id, HorarioEntrega: slotText(slot) })),
  )
  let drawn = 0
  return () => {
    drawn++
    const Lineas = Array.from({ length: LINES }, (_, line) => {
      const { Codigo, unidad } = sold[(drawn * LINES + line) % sold.length]!
      return { Codart: Codigo, Cantidad: unidad * 5 }
    })
    const place = slots[drawn % slots.length]!
    return JSON.stringify({
      Estado: 'P',
      FormaEntrega: 'RS',
      TipoPago: { Id: paymentType },
      Lineas,
      ...place,
    })
  }
}
