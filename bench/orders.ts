import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Article } from '@gondola/contract/entities/article.ts'
import type { DeliveryDay } from '@gondola/contract/entities/delivery.ts'
import { slotText } from '@gondola/contract/rules/delivery-day.ts'
import { NetworkClient } from '../server/test/network-client.ts'
import { withDemoShop } from './bench-shop.ts'

// Orders of 20 lines over HTTP against bare durable transactions of as many rows, on the same disk, as a ratio.

const CLIENTS = 8
const ORDERS_EACH = 25
const LINES = 20

const shop = await withDemoShop(({ address }) => shopOrdersPerSecond(address))
const bare = await bareOrdersPerSecond()
console.log(
  `orders of ${LINES} lines: ${shop.toFixed(0)}/s with ${CLIENTS} clients, ${(shop / bare).toFixed(2)} of bare durable transactions`,
)

async function shopOrdersPerSecond(address: string): Promise<number> {
  const customer = new NetworkClient(address)
  await customer.post('/api/clientes/login', { Usuario: 'demo', Pass: 'demo1234' })
  const order = await orderOf20(customer)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const device = new NetworkClient(address, customer)
      for (let count = 0; count < ORDERS_EACH; count++) {
        const key = { 'idempotency-key': crypto.randomUUID() }
        const { status, json } = await device.post('/api/pedidos/save', await order(), key)
        if (status !== 200) throw new Error(JSON.stringify(json))
      }
    }),
  )
  return (CLIENTS * ORDERS_EACH * 1000) / (performance.now() - began)
}

/** Makes orders that spread over all slots with room. */
async function orderOf20(customer: NetworkClient) {
  const articles = (await customer.get(`/api/tarticulos/getall/0/${LINES}`)) as Article[]
  const days = (await customer.get('/api/dias/getdiasreparto/30/HOY')) as DeliveryDay[]
  const places = days.flatMap((day) =>
    day.ListHorariosDisponibles.flatMap((slot) =>
      Array.from({ length: slot.Cupo }, () => ({ Dia: day.Id, HorarioEntrega: slotText(slot) })),
    ),
  )
  const Lineas = articles.map(({ Codigo, unidad }) => ({ Codart: Codigo, Cantidad: unidad }))
  return async () => {
    const place = places.pop()
    if (!place) throw new Error('no place left in any slot')
    return { Estado: 'P', FormaEntrega: 'RS', TipoPago: { Id: 4 }, Lineas, ...place }
  }
}

/** The disk's own limit: one transaction after another, an order and its lines each, synchronous=FULL. */
async function bareOrdersPerSecond(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gondola-bench-'))
  const db = new Sqlite(path.join(folder, 'bare.sqlite'))
  db.pragma('journal_mode = wal')
  db.pragma('synchronous = full')
  db.exec('create table orders (id integer primary key, text); create table lines (order_id, item, text)')
  const order = db.prepare('insert into orders (text) values (?)')
  const line = db.prepare('insert into lines values (?, ?, ?)')
  const place = db.transaction(() => {
    const { lastInsertRowid } = order.run('x'.repeat(300))
    for (let item = 1; item <= LINES; item++) line.run(lastInsertRowid, item, 'x'.repeat(120))
  })
  const began = performance.now()
  for (let count = 0; count < CLIENTS * ORDERS_EACH; count++) place()
  const seconds = (performance.now() - began) / 1000
  db.close()
  await rm(folder, { recursive: true })
  return (CLIENTS * ORDERS_EACH) / seconds
}
