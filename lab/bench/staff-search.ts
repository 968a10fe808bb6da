import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import { insertRows } from '@gondola/server/platform/db/chunks.ts'
import { NetworkClient } from '../harness/network-client.ts'
import { makeLargeShop } from './large-shop.ts'
import { pinLoad, startPinnedServer } from './pinned-process.ts'

// node lab/bench/staff-search.ts [ORDERS]
// The cost of one back office search on the embedded database: time of the thread that serves visitors, total time, and
// how long a visitor waited in the meantime. Includes hostile searches.

const ORDERS = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 250_000)
const CLIENTS = ORDERS / 5
const PASSWORD = 'una-clave-larga-del-banco'
const SURNAMES = ['Fernández', 'Gómez', 'Ñandú', 'Paz', 'Quiroga', 'Sosa', 'Toledo', 'Vera', 'Zárate', 'Ríos']
const SEARCHES = [
  'gestion/pedidos',
  'gestion/pedidos?q=fernandez',
  'gestion/pedidos?q=fernandez zarate 1234',
  'gestion/pedidos?q=1234',
  'gestion/pedidos?q=249 455-1237',
  'gestion/pedidos?q=%2B54 9 249 455 1237',
  'gestion/pedidos?q=nadie se llama asi',
  `gestion/pedidos?q=${'a '.repeat(50)}`,
  'gestion/pedidos?q=a e i o r z',
  'gestion/pedidos?q=%25',
  'gestion/clientes?q=fernandez',
  'gestion/clientes?q=4551237',
  `gestion/clientes?q=${'a '.repeat(50)}`,
  'gestion/correos?q=cliente777',
  'gestion/correos?q=pedido',
  'gestion/auditoria?q=leche',
  'gestion/articulos?q=leche',
]

pinLoad()
const shop = await makeLargeShop(20_000)
await shop.withDb(fill)
const server = await startPinnedServer({ ...shop.env, ADMIN_PASSWORD: PASSWORD })
try {
  const staff = new NetworkClient(`http://127.0.0.1:${server.port}`)
  await staff.post('/api/gestion/ingresar', { Usuario: 'admin', Pass: PASSWORD })
  for (const path of SEARCHES) await ask(staff, path)
} finally {
  await server.end()
  await shop.remove()
}

async function ask(staff: NetworkClient, path: string): Promise<void> {
  const url = `/api/${path.replaceAll(' ', '%20')}`
  await staff.get(url)
  const [began, spent] = [performance.now(), mainThreadMs()]
  const rows = (await staff.get(url)) as unknown[]
  const [took, cost] = [performance.now() - began, mainThreadMs() - spent]
  let isOver = false
  const waiting = visitorsLongest(() => isOver)
  await staff.get(url)
  isOver = true
  const longest = await waiting
  console.log(
    `${path}: ${Array.isArray(rows) ? `${rows.length} rows` : JSON.stringify(rows)}, ${cost.toFixed(1)} ms of the thread that serves, ${took.toFixed(0)} ms in all, a visitor waited ${longest.toFixed(0)} ms`,
  )
}

/** Processor time of the server's own thread; the reading thread and the system's run beside it. */
function mainThreadMs(): number {
  const { pid } = server.child
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}

async function visitorsLongest(isOver: () => boolean): Promise<number> {
  let longest = 0
  while (!isOver()) {
    const began = performance.now()
    await fetch(`http://127.0.0.1:${server.port}/api/tarticulos/familia/101/0/20`).then((answer) =>
      answer.text(),
    )
    longest = Math.max(longest, performance.now() - began)
    await sleep(10)
  }
  return longest
}

async function fill(db: Db): Promise<void> {
  const at = (index: number) => new Date(Date.now() - index * 60_000).toISOString()
  const phone = (index: number) => `249 4${String(index % 1_000_000).padStart(6, '0')}`
  const clients = Array.from({ length: CLIENTS }, (_, index) => ({
    Nombre: `Cliente ${SURNAMES[index % 10]} ${index}`,
    Direccion: `Calle ${SURNAMES[(index * 7) % 10]} ${index % 3000}`,
    Usuario: `cliente${index}`,
    Email: `cliente${index}@ejemplo.com`,
    document_type_code: 1,
    Nrodoc: String(40_000_000 + index),
    Telefono: phone(index),
    Alta: '2026-01-01',
    password_hash: 'x',
    user_key: `cliente${index}`,
    email_key: `cliente${index}@ejemplo.com`,
  }))
  const { first } = await db
    .selectFrom('clients')
    .select(({ fn }) => fn.max<number>('Id').as('first'))
    .executeTakeFirstOrThrow()
  await db.transaction().execute(async (trx) => {
    await insertRows(trx, 'clients', clients)
    for (let from = 0; from < ORDERS; from += 25_000) {
      const rows = Array.from({ length: Math.min(25_000, ORDERS - from) }, (_, step) => {
        const index = from + step
        return {
          client_id: first + 1 + (index % CLIENTS),
          Fecha: at(index).slice(0, 10),
          Fechahora: at(index).slice(0, 19),
          Estado: index < 300 ? ('P' as const) : ('D' as const),
          FormaEntrega: 'ED' as const,
          Dia: 20_260_101 + (index % 28),
          HorarioEntrega: '09:00 a 12:00',
          TotalBruto: 1000,
          TotalNeto: 1000,
          Opt1: `Cliente ${SURNAMES[index % 10]} ${index}`,
          Opt2: phone(index),
          Opt3: `Calle ${SURNAMES[(index * 7) % 10]} ${index % 3000}`,
          created_at: at(index),
          updated_at: at(index),
        }
      })
      await insertRows(trx, 'orders', rows)
      await insertRows(
        trx,
        'mail_queue',
        rows.map((_, step) => ({
          to_address: `cliente${(from + step) % CLIENTS}@ejemplo.com`,
          subject: `Tu pedido ${from + step}`,
          state: 'sent' as const,
          next_attempt_at: at(0),
          created_at: at(0),
        })),
      )
      await insertRows(
        trx,
        'audit_log',
        rows.slice(0, 10_000).map((_, step) => ({
          at: at(from + step),
          entity: 'articulos',
          key: String(from + step),
          action: 'editar',
          user_name: 'admin',
          before: JSON.stringify({ Descripcion: `Leche ${step}`, Precioventa: 100 }),
          after: JSON.stringify({ Descripcion: `Leche ${step}`, Precioventa: 120 }),
        })),
      )
    }
  })
}
