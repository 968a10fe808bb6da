import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { NetworkClient } from '../harness/network-client.ts'
import { KeepAliveClient } from './keep-alive-client.ts'
import { makeLargeShop, type LargeShop } from './large-shop.ts'
import { percentile } from './median.ts'
import { pinLoad, startPinnedServer } from './pinned-process.ts'
import { draftsOf } from './place-orders.ts'

// node lab/bench/import-orders.ts [ROWS]
// How long an order waits on the embedded database while the command imports ROWS articles, changes the prices of all
// of them, and undoes that: an order every 150 ms, a login every 700 ms. There are two customers, because an account
// has a maximum number of sessions: repeated logins end the oldest one, which would be the one that orders.

const ROWS = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 150_000)
const ORDER_EVERY_MS = 150
const LOGIN_EVERY_MS = 700
const BUYER = { Usuario: 'demo', Pass: 'demo1234' }
const RETURNING = { Usuario: 'vecina', Pass: 'vecina1234' }
const CLI = fileURLToPath(new URL('../../server/src/office/imports/cli.ts', import.meta.url))

interface Waited {
  status: number
  ms: number
}

pinLoad()
const shop = await makeLargeShop(2000)
const server = await startPinnedServer(shop.env)
const folder = await mkdtemp(join(tmpdir(), 'gondola-bench-import-'))
try {
  await tell('nobody imports', async () => sleep(5000))
  await tell(`${ROWS} new articles`, async () => importar(shop, await list(100), '--confirmar'))
  await tell(`${ROWS} new prices`, async () => importar(shop, await list(110), '--confirmar'))
  await tell('undone', async () => importar(shop, '--deshacer'))
} finally {
  await server.end()
  await shop.remove()
  await rm(folder, { recursive: true })
}

async function tell(what: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now()
  let isOver = false
  const over = () => isOver
  const measuring = Promise.all([orders(over), logins(over)])
  await work()
  const seconds = (performance.now() - began) / 1000
  isOver = true
  const [placed, logged] = await measuring
  const line = (name: string, all: readonly Waited[]) => {
    const took = all.map(({ ms }) => ms)
    const most = Math.max(...took).toFixed(0)
    return `${all.length} ${name}: p50 ${percentile(took, 50).toFixed(0)} ms, p99 ${percentile(took, 99).toFixed(0)} ms, at most ${most} ms, not 200: ${failures(all)}`
  }
  console.log(
    `${what}, ${seconds.toFixed(0)} s; ${line('orders of 20 lines', placed)}; ${line('logins', logged)}`,
  )
}

/** The number of each status other than 200, as `401 ×3`. */
function failures(all: readonly Waited[]): string {
  const counts = new Map<number, number>()
  for (const { status } of all) if (status !== 200) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${status} ×${count}`).join(', ') || 'none'
}

async function orders(isOver: () => boolean): Promise<Waited[]> {
  const customer = new NetworkClient(`http://127.0.0.1:${server.port}`)
  await customer.post('/api/clientes/login', BUYER)
  const draft = await draftsOf(customer)
  const cookie = customer.cookieHeader()
  const headers = {
    cookie,
    'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '',
    'content-type': 'application/json',
  }
  return every(ORDER_EVERY_MS, isOver, (client) =>
    client.send('POST', '/api/pedidos/save', { ...headers, 'idempotency-key': crypto.randomUUID() }, draft()),
  )
}

async function logins(isOver: () => boolean): Promise<Waited[]> {
  const visitor = new NetworkClient(`http://127.0.0.1:${server.port}`)
  await visitor.get('/api/clientes/yo')
  const cookie = visitor.cookieHeader()
  const headers = {
    cookie,
    'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '',
    'content-type': 'application/json',
  }
  const body = JSON.stringify(RETURNING)
  return every(LOGIN_EVERY_MS, isOver, (client) => client.send('POST', '/api/clientes/login', headers, body))
}

/**
 * Repeats requests at an interval, each over a connection of its own, so that a waiting one does not delay the others.
 */
async function every(
  pauseMs: number,
  isOver: () => boolean,
  ask: (client: KeepAliveClient) => Promise<{ status: number }>,
): Promise<Waited[]> {
  const asked: Promise<Waited>[] = []
  while (!isOver()) {
    asked.push(timed(ask))
    await sleep(pauseMs)
  }
  return Promise.all(asked)
}

async function timed(ask: (client: KeepAliveClient) => Promise<{ status: number }>): Promise<Waited> {
  const client = await KeepAliveClient.open(server.port)
  const began = performance.now()
  const { status } = await ask(client)
  client.close()
  return { status, ms: performance.now() - began }
}

async function list(price: number): Promise<string> {
  const path = join(folder, `lista-${price}.csv`)
  const out = createWriteStream(path)
  out.write('codigo,descripcion,marca,departamento,familia,precio\n')
  for (let row = 0; row < ROWS; row++) {
    const line = `L-${row},Artículo de la lista ${row} 500 g,Marca ${row % 2000},Almacén,Familia ${row % 60},${price + (row % 900)}\n`
    if (!out.write(line)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
  return path
}

async function importar({ env }: LargeShop, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) throw new Error(`the command ended with ${status}: ${output.slice(-2000)}`)
}
