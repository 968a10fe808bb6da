import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '@gondola/contract/entities/order.ts'
import type { DeliveryDay } from '@gondola/contract/entities/delivery.ts'
import { createEmptyDatabase, describeOnBothDatabases, type EmptyDatabase } from '../../test/databases.ts'
import { NetworkClient } from '../../test/network-client.ts'
import { startPostgres, type PostgresServer } from '../../test/postgres.ts'
import { startServer, type ServerProcess } from '../../test/server-process.ts'
import { openDatabase } from '../db/open-database.ts'

const STREAMS = 6
const KILLS = 3
const ACKNOWLEDGED_BEFORE_KILL = 12

/** An order that was sent: under its key, and acknowledged with its number or not. */
interface Sent {
  key: string
  draft: object
  acknowledged: Order | null
}

describeOnBothDatabases('kill -9 in the middle of a stream of orders', (kind) => {
  let database: EmptyDatabase
  let postgres: PostgresServer | undefined
  let server: ServerProcess
  const sent: Sent[] = []

  beforeAll(async () => {
    database = await createEmptyDatabase('sqlite')
    if (kind === 'postgres') postgres = await startPostgres({ durable: true })
    server = await start()
  })
  afterAll(async () => {
    await server.end('SIGKILL')
    await postgres?.stop()
    await database.drop()
  })

  const databaseUrl = () => postgres?.url() ?? null
  const start = () =>
    startServer({
      GONDOLA_DATA: database.dataFolder,
      GONDOLA_DEMO: 'yes',
      RATE_LIMIT: 'off',
      ...(postgres && { DATABASE_URL: postgres.url() }),
    })
  const logIn = async () => {
    const browser = new NetworkClient(server.address)
    await browser.post('/api/clientes/login', { Usuario: 'demo', Pass: 'demo1234' })
    return browser
  }

  async function draftFor(browser: NetworkClient): Promise<object> {
    const [article] = (await browser.get('/api/tarticulos/getall/0/1')) as { Codigo: string }[]
    const days = (await browser.get('/api/dias/getdiasreparto/3/HOY')) as DeliveryDay[]
    const slot = days[2]?.ListHorariosDisponibles[0]
    return {
      Estado: 'P',
      Lineas: [{ Codart: article?.Codigo, Cantidad: 98 }],
      FormaEntrega: 'ED',
      Dia: days[2]?.Id,
      HorarioEntrega: `${slot?.Desde} a ${slot?.Hasta}`,
      TipoPago: { Id: 4 },
    }
  }

  /** Orders until the connection is cut. */
  async function stream(browser: NetworkClient, draft: object, isEnough: () => boolean): Promise<void> {
    while (!isEnough()) {
      const order: Sent = { key: randomUUID(), draft, acknowledged: null }
      sent.push(order)
      try {
        const { status, json } = await browser.post('/api/pedidos/save', draft, {
          'idempotency-key': order.key,
        })
        expect(status).toBe(200)
        order.acknowledged = json as Order
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        return
      }
    }
  }

  async function killInMidStream(): Promise<void> {
    const browser = await logIn()
    const draft = await draftFor(browser)
    const goal = sent.filter(({ acknowledged }) => acknowledged !== null).length + ACKNOWLEDGED_BEFORE_KILL
    let killed: Promise<unknown> | undefined
    const isKilled = () => {
      const count = sent.filter(({ acknowledged }) => acknowledged !== null).length
      if (count >= goal) killed ??= Promise.all([server.end('SIGKILL'), postgres?.kill()])
      return false
    }
    await Promise.all(Array.from({ length: STREAMS }, () => stream(browser, draft, isKilled)))
    await killed
    await postgres?.restart()
    server = await start()
  }

  it(
    'loses no acknowledged order, makes none twice and sells no place twice',
    { timeout: 120_000 },
    async () => {
      await openPlaces()
      for (let turn = 0; turn < KILLS; turn++) await killInMidStream()
      const acknowledged = sent.filter((each) => each.acknowledged !== null)
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_BEFORE_KILL)
      expect(sent.length).toBeGreaterThan(acknowledged.length)

      const browser = await logIn()
      for (const { key, draft, acknowledged: before } of sent) {
        const { status, json } = await browser.post('/api/pedidos/save', draft, {
          'idempotency-key': key,
        })
        expect(status).toBe(200)
        if (before !== null) expect(json).toEqual(before)
      }
      const opened = openDatabase({ databaseUrl: databaseUrl(), dataFolder: database.dataFolder })
      const { db } = opened
      const keys = await db.selectFrom('idempotency_keys').selectAll().execute()
      const orders = await db.selectFrom('orders').selectAll().where('Estado', '=', 'P').execute()
      const made = new Set(keys.map(({ order_id }) => order_id))
      expect(keys.length).toBe(sent.length)
      expect(made.size).toBe(sent.length)
      for (const id of made) {
        const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', id).execute()
        const changes = await db
          .selectFrom('order_transitions')
          .selectAll()
          .where('order_id', '=', id)
          .execute()
        const event = `pedido-${id}-generado`
        const mails = await db.selectFrom('mail_queue').selectAll().where('event_key', '=', event).execute()
        expect([lines.length, changes.length, mails.length]).toEqual([1, 1, 1])
      }
      const booked = await db.selectFrom('slot_bookings').selectAll().execute()
      expect(booked.reduce((sum, { taken }) => sum + taken, 0)).toBe(orders.length)
      await opened.close()
    },
  )

  async function openPlaces(): Promise<void> {
    const opened = openDatabase({ databaseUrl: databaseUrl(), dataFolder: database.dataFolder })
    await opened.db.updateTable('slot_bookings').set({ capacity: 10_000 }).execute()
    await opened.db.updateTable('delivery_slots').set({ capacity: 10_000 }).execute()
    await opened.close()
  }
})
