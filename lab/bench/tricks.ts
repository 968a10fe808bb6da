import { fileURLToPath } from 'node:url'
import { NetworkClient } from '../harness/network-client.ts'
import { startPostgres, type PostgresServer } from '../harness/postgres-server.ts'
import { requestOf } from './compare-with-bare.ts'
import { makeLargeShop } from './large-shop.ts'
import { load } from './load.ts'
import { percentile } from './median.ts'
import { pinLoad, processorMs, startPinnedServer, type PinnedProcess } from './pinned-process.ts'
import { orderClients } from './place-orders.ts'

// What each closed room is worth (decision 0016): the server with and without it, in turns, by processor time. A
// quantile near the least is compared, which other programs on the machine disturb less than the median.

const PRELOAD = fileURLToPath(new URL('tricks/leave-out.ts', import.meta.url))
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 20)
const QUANTILE = 15
const ARTICLES = 3000
const LIST = '/api/tarticulos/familia/101/0/20'
const CONNECTIONS = 32
const WARM_SECONDS = 2
const TURN_SECONDS = 0.1
const ORDERS_OF_A_TURN = 60
const ORDERS_TO_WARM = 400

/** Does a turn's requests; returns how many. */
type Turn = (isWarming: boolean) => Promise<number>

/** Compares the server with the one that leaves each room out; each has a shop of its own. */
async function compare(
  what: string,
  rooms: readonly string[],
  turnOf: TurnMaker,
  newDatabase: () => Promise<string | null> = async () => null,
): Promise<void> {
  const servers = []
  for (const room of ['', ...rooms]) {
    const shop = await makeLargeShop(ARTICLES, await newDatabase())
    const env = { ...shop.env, LEAVE_OUT: room, NODE_OPTIONS: `--import=${PRELOAD}` }
    const server = await startPinnedServer(env)
    servers.push({ room, shop, server, turn: await turnOf(server), costsUs: [] as number[] })
  }
  for (const { turn } of servers) await turn(true)
  for (let round = 0; round < ROUNDS; round++)
    for (const place of servers.keys()) {
      const { server, turn, costsUs } = servers[(place + round) % servers.length]!
      const before = processorMs(server.child.pid!)
      const count = await turn(false)
      costsUs.push(((processorMs(server.child.pid!) - before) * 1000) / count)
    }
  const whole = percentile(servers[0]!.costsUs, QUANTILE)
  for (const { room, shop, server, costsUs } of servers) {
    const cost = percentile(costsUs, QUANTILE)
    console.log(
      `tricks, ${what}, ${room === '' ? 'as it is' : `without ${room}`}: ` +
        `${cost.toFixed(1)} µs of processor, ${(cost / whole).toFixed(2)}`,
    )
    await server.end()
    await shop.remove()
  }
}

type TurnMaker = (server: PinnedProcess) => Promise<Turn>

/** One list, asked for by a visitor or a customer. */
const lists =
  (isCustomer: boolean): TurnMaker =>
  async ({ port }) => {
    const customer = new NetworkClient(`http://127.0.0.1:${port}`)
    await customer.post('/api/clientes/login', { Usuario: 'demo', Pass: 'demo1234' })
    const cookie = isCustomer ? customer.cookieHeader() : `XSRF-TOKEN=${'x'.repeat(43)}`
    const request = requestOf(LIST, { cookie })
    return async (isWarming) => {
      const seconds = isWarming ? WARM_SECONDS : TURN_SECONDS
      const { perSecond } = await load(port, request, CONNECTIONS, seconds)
      return perSecond * seconds
    }
  }

const orders: TurnMaker = async ({ port }) => {
  const clients = await orderClients(port)
  return async (isWarming) => {
    const count = isWarming ? ORDERS_TO_WARM : ORDERS_OF_A_TURN
    let left = count
    await Promise.all(
      clients.map(async ({ place }) => {
        while (left-- > 0) await place()
      }),
    )
    return count
  }
}

pinLoad()
await compare('a visitor’s list', ['response-cache', 'log-stream'], lists(false))
await compare('a customer’s list', ['response-cache', 'price-viewers'], lists(true))
await compare('an order, SQLite', ['grouped-commits', 'prepared-statements'], orders)
const started: PostgresServer[] = []
await compare('an order, PostgreSQL', ['prepared-statements'], orders, async () => {
  const postgres = await startPostgres({ durable: true })
  started.push(postgres)
  return postgres.url()
})
for (const postgres of started) await postgres.stop()
