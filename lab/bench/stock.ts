import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { systemClock } from '@gondola/server/platform/clock.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import { insertApiKey } from '@gondola/server/sessions/api-keys.store.ts'
import { NetworkClient } from '../harness/network-client.ts'
import { startPostgres } from '../harness/postgres-server.ts'
import { KeepAliveClient } from './keep-alive-client.ts'
import { makeLargeShop } from './large-shop.ts'
import { percentile } from './median.ts'
import {
  pinLoad,
  processorMs,
  processorMsOfFamily,
  startPinnedServer,
  type PinnedProcess,
} from './pinned-process.ts'
import { draftsOf } from './place-orders.ts'

// A chain's system sends 5,000 stock numbers a second, of all articles in turn, while customers order: 20 lines every
// 100 ms. Orders alone before it, in the same run. Every number must be taken, and every order accepted. The processor
// time of a number is what the server and PostgreSQL spend beyond that of the orders alone.

const ARTICLES = 50_000
const NUMBERS = 5000
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 20)
const ORDER_EVERY_MS = 100
/** BENCH_DATABASE=postgres measures one kind alone. */
const KINDS = process.env['BENCH_DATABASE']?.split(',') ?? ['sqlite', 'postgres']

pinLoad()
for (const kind of KINDS) {
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : null
  const shop = await makeLargeShop(ARTICLES, postgres?.url() ?? null)
  let server: PinnedProcess | null = null
  try {
    const [codes, token] = await shop.withDb(async (db) => {
      const rows = await db.selectFrom('articles').select('Codigo').where('is_on_sale', '=', true).execute()
      const key = { Nombre: 'Caja', Permisos: ['existencias:escribir' as const] }
      const made = await insertApiKey(db, { clock: systemClock, config: { timeZone: 'UTC' } }, key, 'bench')
      return [rows.map(({ Codigo }) => Codigo), made.token] as const
    })
    server = await startPinnedServer(shop.env)
    const { port, child } = server
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    let sent = 0
    const send = async (client: KeepAliveClient): Promise<number> => {
      const Filas = Array.from({ length: NUMBERS }, () => {
        const Codigo = codes[sent % codes.length]
        // orders never run short: enough for all of them
        return { Codigo, Existencia: 10_000_000 + (sent++ % 1000) }
      })
      const body = JSON.stringify({ Filas })
      const began = performance.now()
      const answer = await client.send('POST', '/api/integraciones/existencias', headers, body)
      if (answer.status !== 200) throw new Error(answer.body)
      return performance.now() - began
    }
    const caja = await KeepAliveClient.open(port)
    // the first numbers of all articles, as a chain sends them once
    const first = performance.now()
    while (sent < codes.length) await send(caja)
    const firstMs = performance.now() - first

    const postmaster = postgres === null ? null : await shop.withDb(findPostmaster)
    const spent = () =>
      [processorMs(child.pid!), postmaster === null ? 0 : processorMsOfFamily(postmaster)] as const
    const aloneBegan = spent()
    const alone = await orders(port, SECONDS)
    const numbersBegan = spent()
    const took: number[] = []
    const began = performance.now()
    const ordering = orders(port, SECONDS)
    for (let second = 0; second < SECONDS; second++) {
      took.push(await send(caja))
      await sleep(Math.max(0, began + (second + 1) * 1000 - performance.now()))
    }
    const elapsed = (performance.now() - began) / 1000
    const meanwhile = await ordering
    const ended = spent()
    const numbers = took.length * NUMBERS
    const [serverUs, databaseUs] = [0, 1].map((at) => {
      const ofOrders = (numbersBegan[at]! - aloneBegan[at]!) * (meanwhile.length / alone.length)
      return ((ended[at]! - numbersBegan[at]! - ofOrders) * 1000) / numbers
    })
    caja.close()
    const told = (all: readonly number[]) =>
      `p50 ${percentile(all, 50).toFixed(0)}, p99 ${percentile(all, 99).toFixed(0)}, at most ${Math.max(...all).toFixed(0)} ms`
    console.log(
      `stock, ${kind}: first numbers of ${codes.length} articles in ${(firstMs / 1000).toFixed(1)} s; ` +
        `${(numbers / elapsed).toFixed(0)} numbers/s (5,000 in ${told(took)}), ` +
        `a number takes ${serverUs!.toFixed(0)} µs of processor in the server, ${databaseUs!.toFixed(0)} µs in PostgreSQL; ` +
        `${meanwhile.length} orders meanwhile: ${told(meanwhile)}; ${alone.length} orders alone: ${told(alone)}; none failed`,
    )
  } finally {
    await server?.end()
    await shop.remove()
    await postgres?.stop()
  }
}

/** PostgreSQL's main process, the parent of its sessions. */
async function findPostmaster(db: Db): Promise<number> {
  const { rows } = await sql<{ file: string }>`select pg_read_file('postmaster.pid') as file`.execute(db)
  return Number.parseInt(rows[0]!.file, 10)
}

/** Places an order at an interval, each over a connection of its own; returns how long each took. @throws if one fails */
async function orders(port: number, seconds: number): Promise<number[]> {
  const customer = new NetworkClient(`http://127.0.0.1:${port}`)
  await customer.post('/api/clientes/login', { Usuario: 'demo', Pass: 'demo1234' })
  const draft = await draftsOf(customer)
  const cookie = customer.cookieHeader()
  const headers = {
    cookie,
    'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '',
    'content-type': 'application/json',
  }
  const place = async () => {
    const client = await KeepAliveClient.open(port)
    const began = performance.now()
    const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() }
    const { status, body } = await client.send('POST', '/api/pedidos/save', keyed, draft())
    client.close()
    if (status !== 200) throw new Error(body)
    return performance.now() - began
  }
  const placed: Promise<number>[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    placed.push(place())
    await sleep(ORDER_EVERY_MS)
  }
  return Promise.all(placed)
}
