import type { Article } from '@gondola/contract/catalogue'
import { type DeliveryDay, slotText } from '@gondola/contract/delivery'
import type { Db } from '../server/src/platform/db/open-database.ts'
import { NetworkClient } from '../server/test/network-client.ts'
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
}

interface OrderClient {
  /** @throws if the order fails */
  place(): Promise<void>
  close(): void
}

/** Cash at the door. */
const AT_THE_DOOR = 4

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

/** Places orders with 8 clients for some seconds. @throws if an order fails, or is not complete afterwards */
export async function placeOrders(
  server: PinnedProcess,
  shop: LargeShop,
  seconds: number,
  paymentType = AT_THE_DOOR,
): Promise<Placed> {
  const clients = await orderClients(server.port, paymentType)
  const before = await shop.withDb(countAll)
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
  const spent = processorMs(server.child.pid!)
  const began = performance.now()
  await together(began + seconds * 1000, took)
  const elapsed = (performance.now() - began) / 1000
  const cost = (processorMs(server.child.pid!) - spent) / took.length
  for (const client of clients) client.close()
  const after = await shop.withDb(countAll)
  const placed = warm.length + took.length
  const expected = { orders: placed, lines: placed * LINES, mails: placed, places: placed }
  for (const [name, count] of Object.entries(expected)) {
    const found = after[name as keyof Counts] - before[name as keyof Counts]
    if (found !== count) throw new Error(`${found} ${name} instead of ${count}`)
  }
  return {
    perSecond: took.length / elapsed,
    p50Ms: percentile(took, 50),
    p99Ms: percentile(took, 99),
    processorMs: cost,
  }
}

type Counts = Record<'orders' | 'lines' | 'mails' | 'places', number>

async function countAll(db: Db): Promise<Counts> {
  const count = async (table: 'orders' | 'order_lines' | 'mail_queue') => {
    const { all } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow()
    return all
  }
  const { taken } = await db
    .selectFrom('slot_bookings')
    .select(({ fn }) => fn.sum<number>('taken').as('taken'))
    .executeTakeFirstOrThrow()
  return {
    orders: await count('orders'),
    lines: await count('order_lines'),
    mails: await count('mail_queue'),
    places: taken,
  }
}

/** Bodies of orders that cycle through the catalogue and all slots. */
export async function draftsOf(customer: NetworkClient, paymentType = AT_THE_DOOR): Promise<() => string> {
  const articles = (await customer.get('/api/tarticulos/getall/0/2000')) as Article[]
  const days = (await customer.get('/api/dias/getdiasreparto/30/HOY')) as DeliveryDay[]
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
