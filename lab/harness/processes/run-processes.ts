import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CALL_LIMITS } from '@gondola/contract/base'
import { freePort } from '../free-port.ts'
import { startNginx, type Nginx } from '../nginx.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { LoadClient } from './load-client.ts'
import { ShopLoad, type LoadReport } from './shop-load.ts'

export interface ProcessesOptions {
  databaseUrl: string
  processes: number
  customers: number
  /** How often a process is killed and started again. */
  kills: number
}

/** The observations, and the state of the database afterwards. */
export interface ProcessesReport extends LoadReport {
  kills: { SIGKILL: number; SIGTERM: number }
  seconds: number
  /** Requests that the proxy retried on a second process. */
  retriedByProxy: number
  /** Acknowledged keys without their order, or with another; and surplus orders. */
  lostOrders: number
  ordersBeyondKeys: number
  /** Missing lines, wrong totals, uncounted places. */
  faultsInBooks: string[]
  /** Wrong logins from one address, over all processes and with one restarted in between, until the first 429. */
  loginsUntilLimit: number
  /** How long each catalogue change took to appear in every process. */
  changeMs: number[]
  migrationRows: number
  staffAccounts: number
}

const STAFF = { Usuario: 'admin', Pass: 'clave-de-prueba' }
const BETWEEN_KILLS_MS = 250
const CHANGES = 5

/** Runs one shop on PostgreSQL with its processes behind nginx, killing and restarting one after another under load. */
export async function runProcesses(options: ProcessesOptions): Promise<ProcessesReport> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'gondola-processes-'))
  const ports = await Promise.all(Array.from({ length: options.processes }, () => freePort()))
  // few customers place many orders: limits are on only where they are tested
  const start = (port: number, RATE_LIMIT: 'on' | 'off' = 'off') =>
    startServer({
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: options.databaseUrl,
      GONDOLA_DATA: dataFolder,
      GONDOLA_DEMO: 'yes',
      GONDOLA_SUCURSALES: '1',
      GONDOLA_HISTORIA: 'no',
      PAGOS_SIMULADOR_PUERTO: '0',
      ADMIN_PASSWORD: STAFF.Pass,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
      RATE_LIMIT,
    })
  const nginx = await startNginx(ports.map((port) => `127.0.0.1:${port}`))
  // all at once, on an empty database
  const servers = await Promise.all(ports.map((port) => start(port)))
  const database = new pg.Client({ connectionString: options.databaseUrl })
  await database.connect()
  try {
    return await observe({ options, ports, servers, start, nginx, database })
  } finally {
    await database.end()
    await nginx.stop()
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await rm(dataFolder, { recursive: true, force: true })
  }
}

interface Park {
  options: ProcessesOptions
  ports: readonly number[]
  servers: ServerProcess[]
  start: (port: number, rateLimit?: 'on' | 'off') => Promise<ServerProcess>
  nginx: Nginx
  database: pg.Client
}

async function observe(park: Park): Promise<ProcessesReport> {
  const { options, nginx, database } = park
  const one = async (sql: string) =>
    Number((await database.query({ text: sql, rowMode: 'array' })).rows[0]?.[0])
  const migrationRows = await one('select count(*) from kysely_migration')
  const staffAccounts = await one('select count(*) from staff_accounts')
  const ordersBefore = await one('select count(*) from orders')
  await database.query('update delivery_slots set capacity = 1000000')

  const began = performance.now()
  const load = await ShopLoad.start(nginx.port, options.customers)
  const kills = { SIGKILL: 0, SIGTERM: 0 }
  for (let count = 0; count < options.kills; count++) {
    const signal = count % 3 === 2 ? 'SIGTERM' : 'SIGKILL'
    await restart(park, count % options.processes, signal)
    kills[signal]++
    await sleep(BETWEEN_KILLS_MS)
  }
  const seen = await load.stop()
  const seconds = (performance.now() - began) / 1000
  const lines = await nginx.accessLog()
  return {
    ...seen,
    kills,
    seconds,
    retriedByProxy: lines.filter((line) => /upstream="[^"]+, /.test(line)).length,
    ...(await checkBooks(database, seen.orders, ordersBefore)),
    changeMs: await timeChanges(park),
    loginsUntilLimit: await countLogins(park),
    migrationRows,
    staffAccounts,
  }
}

async function restart(
  { servers, ports, start }: Park,
  number: number,
  signal: NodeJS.Signals,
  rateLimit: 'on' | 'off' = 'off',
): Promise<void> {
  await servers[number]?.end(signal)
  servers[number] = await start(ports[number] ?? 0, rateLimit)
}

type Books = Pick<ProcessesReport, 'lostOrders' | 'ordersBeyondKeys' | 'faultsInBooks'>

async function checkBooks(
  database: pg.Client,
  acknowledged: ReadonlyMap<string, number>,
  ordersBefore: number,
): Promise<Books> {
  const list = async (text: string) => (await database.query({ text, rowMode: 'array' })).rows as unknown[][]
  const kept = new Map(
    (await list(`select key, order_id from idempotency_keys k join orders o on o."Id" = k.order_id`)) as [
      string,
      number,
    ][],
  )
  const [[orders] = []] = await list('select count(*)::int from orders')
  const faults = await list(`
    select 'lines of ' || o."Id" from orders o left join order_lines l on l.order_id = o."Id"
      group by o."Id" having count(l.order_id) = 0
    union all
    select 'total of ' || "Id" from orders
      where "TotalNeto" <> "TotalBruto" - coalesce("TotalDescuento", 0) + coalesce("TotalEnvio", 0)
    union all
    select 'places of ' || b.day_id || ' ' || b.slot_id from slot_bookings b
      where b.taken <> (select count(*) from orders o
        where o.branch_id = b.branch_id and o."Dia" = b.day_id and o.slot_id = b.slot_id and o."Estado" in ('P', 'D'))
        + (select count(*) from slot_holds h
        where h.branch_id = b.branch_id and h.day_id = b.day_id and h.slot_id = b.slot_id)
    union all
    select 'mails of ' || "Id" from orders o
      join idempotency_keys k on k.order_id = o."Id"
      where not exists (select 1 from mail_queue m where m.event_key like '%' || o."Id" || '%')`)
  return {
    lostOrders: [...acknowledged].filter(([key, Id]) => kept.get(key) !== Id).length,
    ordersBeyondKeys: Number(orders) - ordersBefore - kept.size,
    faultsInBooks: faults.map(([fault]) => String(fault)),
  }
}

/** Changes in one process what is on sale, and measures how long each of the others takes to show it. */
async function timeChanges({ ports }: Park): Promise<number[]> {
  const staff = new LoadClient(ports[0] ?? 0, 900)
  await staff.send('POST', '/api/gestion/ingresar', STAFF)
  const [article] = (await staff.send('GET', '/api/tarticulos/familia/201/0/1')).json as { Codigo: string }[]
  const code = article?.Codigo ?? ''
  const took: number[] = []
  for (let count = 0; count < CHANGES; count++) {
    const isOnSale = count % 2 === 1
    const change = { Codigos: [code], EnVenta: isOnSale }
    const { status, json } = await staff.send('POST', '/api/gestion/articulos/cambiar-varios', change)
    if (status !== 200) throw new Error(`no change: ${status} ${JSON.stringify(json)}`)
    const began = performance.now()
    for (const port of ports) await untilShown(port, code, isOnSale)
    took.push(performance.now() - began)
  }
  staff.close()
  return took
}

async function untilShown(port: number, code: string, isOnSale: boolean): Promise<void> {
  const visitor = new LoadClient(port, 901)
  const deadline = Date.now() + 60_000
  for (;;) {
    const { json } = await visitor.send('GET', `/api/tarticulos/get/${code}`)
    if ((json !== null) === isOnSale) break
    if (Date.now() > deadline) throw new Error(`process ${port} does not show the change`)
    await sleep(5)
  }
  visitor.close()
}

/** Logs in from one address through the proxy; halfway a process is killed and restarted. */
async function countLogins(park: Park): Promise<number> {
  const most = CALL_LIMITS.login.perAddress
  for (const number of park.ports.keys()) await restart(park, number, 'SIGTERM', 'on')
  const visitor = new LoadClient(park.nginx.port, 902)
  for (let count = 0; count < most + 10; count++) {
    if (count === most / 2) await restart(park, 0, 'SIGKILL', 'on')
    const { status } = await visitor.send('POST', '/api/clientes/login', {
      Usuario: `nadie${count}`,
      Pass: 'equivocada',
    })
    if (status === 429) {
      visitor.close()
      return count
    }
  }
  throw new Error('the limit of logins was never reached')
}
