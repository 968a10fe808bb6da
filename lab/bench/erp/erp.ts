import { isDeepStrictEqual } from 'node:util'
import { API_SCOPES } from '@gondola/contract/calls'
import { DATABASE_KINDS, type DatabaseKind } from '@gondola/server/platform/db/open-database.ts'
import { createScratchFolder } from '../../harness/scratch-folder.ts'
import { addStaffAccount, STAFF_PASSWORD } from '../../harness/staff-client.ts'
import { startPostgres } from '../../harness/postgres-server.ts'
import { systemOf } from '../../harness/system-client.ts'
import { startTcpProxy } from '../../harness/tcp-proxy.ts'
import { MONTO1, MONTO2 } from '../../shop/order-shop.ts'
import { PayShop } from '../../shop/pay-shop.ts'
import { addPromotion } from '../../shop/promotion-shop.ts'
import { registerTestClient } from '../../shop/test-registration.ts'
import { startTestShop, type TestShop } from '../../shop/test-shop.ts'
import { seededRandom } from '../seeded-random.ts'
import { ChainWeek, PAID_BY } from './chain-week.ts'
import { compareBooks } from './compare-books.ts'
import { missingTryton, Tryton } from './tryton.ts'

// A week of a chain whose ERP is Tryton (Debian's): each day it has new articles, prices and counts, customers order,
// staff prepare, deliver and take money; `adapter.py` carries goods one way, orders and payments the other, through the
// shop's API, while answers are lost and it is killed. Every evening shop and Tryton must say the same. Exits with 1
// on a difference. BENCH_ARTICLES, BENCH_ORDERS (a day), BENCH_DAYS, BENCH_DATABASE and BENCH_SEED draw another week.

const ARTICLES = Number(process.env['BENCH_ARTICLES'] ?? 80)
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 12)
const SEED = Number(process.env['BENCH_SEED'] ?? Date.now() % 1_000_000)
const KINDS = DATABASE_KINDS.filter((kind) => (process.env['BENCH_DATABASE'] ?? kind).includes(kind))
/** Monday to Sunday. */
const DAYS = Array.from({ length: 7 }, (_, day) => `2026-11-${16 + day}`).slice(
  0,
  Number(process.env['BENCH_DAYS'] ?? 7),
)
const LOST_ANSWERS = 0.15
const KILL_AT_STEPS = 25
const KILL_AFTER_MS = 100

const missing = missingTryton()
if (missing === null) for (const kind of KINDS) await runWeek(kind)
else {
  console.error(missing)
  process.exitCode = 2
}

async function runWeek(kind: DatabaseKind): Promise<void> {
  const random = seededRandom(SEED)
  const postgres = kind === 'postgres' ? await startPostgres() : null
  const place = await createScratchFolder('erp')
  const tryton = await Tryton.create()
  const pay = await PayShop.start(kind, (config) =>
    startTestShop({
      database: kind,
      base: true,
      now: at(DAYS[0]!, '07:00'),
      place: { dataFolder: place.folder, databaseUrl: postgres?.url() ?? null },
      config,
    }),
  )
  const proxy = await startTcpProxy(Number(new URL(await pay.listen()).port))
  try {
    const env = await adapterEnv(pay, proxy.port)
    const customers = [pay.browser]
    while (customers.length < 4) customers.push((await registerTestClient(pay.shop)).browser)
    const week = new ChainWeek(pay, customers, random)
    let kills = 0
    const failures: string[] = []
    const sameBooks = async (when: string) => {
      const found = await compareBooks(pay.shop.db, await tryton.books())
      failures.push(...found.differences.map((difference) => `${when}: ${difference}`))
      return found
    }
    for (const [number, day] of DAYS.entries()) {
      const until = (time: string) => passUntil(pay, at(day, time))
      until('08:00')
      await tryton.office('day', number, SEED, ARTICLES)
      proxy.droppedShare = LOST_ANSWERS
      await tryton.round(day, env)
      proxy.droppedShare = 0
      if (number === 0) await promote(pay.shop)
      until('09:00')
      await week.placeOrders(ORDERS)
      until('12:00')
      const kill = { steps: 1 + Math.floor(random() * KILL_AT_STEPS), ms: random() * KILL_AFTER_MS }
      if (await tryton.round(day, env, kill)) {
        kills++
        await tryton.round(day, env)
      }
      until('13:00')
      await week.workOff()
      until('20:00')
      await tryton.round(day, env)
      await sameBooks(day)
    }
    const before = await tryton.books()
    await tryton.round(DAYS.at(-1)!, env)
    const { articles, orders, lines, payments, refunds } = await sameBooks('sent twice')
    if (!isDeepStrictEqual(before, await tryton.books())) failures.push('a round without news changed Tryton')
    for (const failure of failures) console.error(failure)
    console.log(
      `erp, ${kind}: Tryton 6 and the shop for ${DAYS.length} days, seed ${SEED}: ${articles} articles with name, price and stock, ` +
        `${orders} orders with ${lines} lines, ${payments} payments, ${refunds} orders with money given back; ` +
        `${proxy.dropped} answers lost, ${kills} times killed: ${failures.length} differences`,
    )
    if (failures.length > 0) process.exitCode = 1
  } finally {
    await proxy.stop()
    await pay.stop()
    await tryton.remove()
    await place.remove()
    await postgres?.stop()
  }
}

/** In the shop's time zone. */
function at(day: string, time: string): string {
  return new Date(`${day}T${time}:00-03:00`).toISOString()
}

function passUntil(pay: PayShop, moment: string): void {
  const minutes = (Date.parse(moment) - pay.shop.deps.clock.now().getTime()) / 60_000
  // the shop's clock runs on while staff work
  if (minutes > 0) pay.passMinutes(minutes)
}

/** What the adapter is told: the shop's address, its key, and the account by which it reads the journal. */
async function adapterEnv(pay: PayShop, port: number): Promise<Record<string, string>> {
  const { db } = pay.shop
  await db.updateTable('delivery_slots').set({ capacity: 1000 }).execute()
  await db.updateTable('slot_bookings').set({ capacity: 1000 }).execute()
  await db.updateTable('delivery_costs').set({ Monto1: MONTO1, Monto2: MONTO2 }).execute()
  const bank = { alias: 'GONDOLA.UNO', cbu: '', holder: 'La cadena', cuit: '30-71234567-1', bank: '' }
  await db
    .insertInto('transfer_account')
    .values({ id: 1, ...bank })
    .execute()
  await db
    .insertInto('payment_types')
    .values({
      Id: PAID_BY.transfer,
      Descrip: 'Transferencia',
      way: 'ahora',
      provider: 'transferencia',
      is_active: true,
    })
    .execute()
  await addStaffAccount(pay.shop, 'catalogo', 'tryton')
  const system = await systemOf(pay.shop, pay.picker, API_SCOPES, 'Tryton')
  const GONDOLA_CLAVE = system.headers['authorization']!.replace('Bearer ', '')
  return { GONDOLA_URL: `http://127.0.0.1:${port}`, GONDOLA_CLAVE, GONDOLA_PASS: STAFF_PASSWORD }
}

/** Ten per cent off one family, and two for the price of one of another. */
async function promote(shop: TestShop): Promise<void> {
  const families = await shop.db.selectFrom('families').select(['Codigo', 'Descripcion']).execute()
  const of = (name: string) =>
    families.filter(({ Descripcion }) => Descripcion === name).map(({ Codigo }) => Codigo)
  await addPromotion(shop, {
    Descrip: '10 %',
    Mecanica: { Tipo: 'porcentaje', Porcentaje: 10 },
    families: of('Quesos'),
  })
  await addPromotion(shop, {
    Descrip: '2x1',
    Mecanica: { Tipo: 'nxm', Lleva: 2, Paga: 1 },
    families: of('Galletitas'),
  })
}
