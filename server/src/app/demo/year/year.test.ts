import { toCentavos } from '@gondola/contract/base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginByUser } from '@gondola/contract/clients'
import { lineTotal } from '@gondola/contract/catalogue'
import { isoDateOf } from '@gondola/contract/delivery'
import {
  finalTotals,
  isActionAllowed,
  isAlcoholSlot,
  listOrders,
  orderTotals,
  pointsEarned,
  statusAfter,
  type OrderAction,
  type OrderState,
} from '@gondola/contract/orders'
import { priceDaysAgo } from '@gondola/demo/catalogue/price-steps.ts'
import { articleNamed } from '@gondola/demo/catalogue/list-articles.ts'
import { demoParameters } from '@gondola/demo/site/parameters.ts'
import { readPaymentsReport } from '@gondola/contract/reports'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../../lab/harness/staff-client.ts'
import { listAllCalls } from '../../../../../lab/shop/all-calls.ts'
import { startTestShop, type TestShop } from '../../../../../lab/shop/test-shop.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { DatabaseKind, Db } from '../../../platform/db/open-database.ts'
import type { Database } from '../../../platform/db/tables/database.ts'
import { hashDemoPasswords } from '../load-demo-people.ts'
import { loadDemoShop } from '../load-demo-shop.ts'

/** A Friday, ten in the morning in Argentina. */
const NOW = '2026-11-20T13:00:00.000Z'
const CUSTOMERS = 60
/** The demo's own two, whose orders are told by name and not checked against today's rules. */
const OWN_CLIENTS = 2

async function yearShop(database: DatabaseKind, branches: 1 | 3 = 3): Promise<TestShop> {
  const shop = await startTestShop({ database, base: true, now: NOW, config: { demoBranches: branches } })
  shop.stopClock()
  shop.setNow(NOW)
  const hashes = await hashDemoPasswords()
  await inTransaction(shop.db, (trx) => loadDemoShop(trx, shop.deps, hashes, CUSTOMERS))
  await shop.deps.catalogue.refresh()
  return shop
}

const all = <T extends keyof Database>(db: Db, table: T) =>
  db
    .selectFrom(table as 'orders')
    .selectAll()
    .execute()

async function read(db: Db) {
  const lines = await db.selectFrom('order_lines').selectAll().orderBy('order_id').orderBy('Items').execute()
  const steps = await db.selectFrom('order_transitions').selectAll().orderBy('id').execute()
  return {
    orders: (await db.selectFrom('orders').selectAll().orderBy('Id').execute()).filter(
      ({ client_id }) => client_id !== null && client_id > OWN_CLIENTS,
    ),
    everyOrder: await all(db, 'orders'),
    linesOf: Map.groupBy(lines, ({ order_id }) => order_id),
    stepsOf: Map.groupBy(steps, ({ order_id }) => order_id),
  }
}

describeOnBothDatabases('the example year', (database) => {
  let shop: TestShop
  let found: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    shop = await yearShop(database)
    found = await read(shop.db)
  })
  afterAll(() => shop.close())

  it('has customers nobody can reach, and orders of each kind over the year until today', async () => {
    const clients = await shop.db.selectFrom('clients').selectAll().where('Id', '>', OWN_CLIENTS).execute()
    expect(clients).toHaveLength(CUSTOMERS)
    for (const { Email, Nrodoc, Telefono, password_hash } of clients) {
      expect(Email).toMatch(/@clientes\.example$/)
      expect(Nrodoc).toMatch(/^99\d{6}$/)
      expect(Telefono).toMatch(/^(249|2284)0\d+$/)
      expect(password_hash).toMatch(/^\$argon2id\$/)
    }
    const byState = Map.groupBy(found.orders, ({ Estado }) => Estado)
    for (const Estado of ['P', 'D', 'A', 'C', 'I'] as const)
      expect(byState.get(Estado)?.length ?? 0, Estado).toBeGreaterThan(0)
    const months = new Set(found.orders.map(({ Fecha }) => Fecha.slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(12)
    expect(found.orders.length).toBeGreaterThan(CUSTOMERS * 8)
    expect(new Set(found.orders.map(({ branch_id }) => branch_id)).size).toBe(3)
  })

  it('queues no mail and no message to another system', async () => {
    for (const table of ['mail_queue', 'webhook_events', 'webhook_deliveries'] as const)
      expect(await all(shop.db, table)).toEqual([])
  })

  it('numbers orders as they were placed, none ahead of now', () => {
    const times = found.everyOrder.toSorted((a, b) => a.Id - b.Id).map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted())
    expect(times.at(-1)! <= NOW).toBe(true)
    for (const { Fechahora, created_at, Fecha, updated_at } of found.orders) {
      expect(new Date(Fechahora).toISOString()).toBe(created_at)
      expect(Fechahora.slice(0, 10)).toBe(Fecha)
      expect(updated_at >= created_at && updated_at <= NOW).toBe(true)
    }
  })

  it('has the totals of its lines, as ordered and as prepared', () => {
    for (const order of found.orders) {
      const lines = found.linesOf.get(order.Id) ?? []
      expect(lines.map(({ Items }) => Items)).toEqual(lines.map((_, index) => index + 1))
      expect(new Set(lines.map(({ Codart }) => Codart)).size).toBe(lines.length)
      for (const { Precioindividual, Precioventa, Cantidad, Unidad } of lines)
        expect(Precioventa).toBe(lineTotal(Precioindividual, Cantidad, Unidad))
      const ordered = order.TotalesPedido ?? order
      const discount = lines
        .flatMap(({ Descuentos }) => Descuentos ?? [])
        .reduce((sum, { Monto }) => sum + Monto, 0)
      expect(ordered.TotalBruto).toBe(orderTotals(lines, null, 0).TotalBruto)
      expect(ordered.TotalDescuento ?? 0).toBeCloseTo(discount, 2)
      expect(order.TotalNeto).toBeCloseTo(
        order.TotalBruto - (order.TotalDescuento ?? 0) + (order.TotalEnvio ?? 0),
        2,
      )
      if (order.ready_at === null) continue
      const prepared = lines.map(({ Preparado, Descuentos, ...line }) => ({
        ...line,
        Preparado: Preparado!,
        ...(Descuentos !== null && { Descuentos }),
      }))
      expect(finalTotals(prepared, order.TotalEnvio ?? 0)).toMatchObject({ TotalNeto: order.TotalNeto })
    }
  })

  it('keeps the minimum, the fee and the days of its zones, and the hours of alcohol', async () => {
    const zones = new Map(
      (await shop.db.selectFrom('zones').selectAll().execute()).map((zone) => [zone.Id, zone]),
    )
    const windows = demoParameters().VentanasAlcohol
    for (const order of found.orders) {
      if (order.Estado === 'I') continue
      const { TotalBruto, TotalDescuento, TotalEnvio } = order.TotalesPedido ?? order
      const goods = TotalBruto - (TotalDescuento ?? 0)
      const zone = order.zone_id === null ? null : zones.get(order.zone_id)!
      expect(zone === null).toBe(order.FormaEntrega === 'RS')
      expect(goods).toBeGreaterThanOrEqual(zone?.Minimo ?? 15_000)
      const isFree = zone === null || (zone.GratisDesde !== null && goods >= zone.GratisDesde)
      expect(TotalEnvio).toBe(isFree ? 0 : (zone?.Costo ?? 2500))
      const day = isoDateOf(order.Dia!)!
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
      expect(zone?.weekdays ?? [1, 2, 3, 4, 5, 6]).toContain(weekday)
      const [Desde = '', Hasta = ''] = order.HorarioEntrega!.split(' a ')
      expect(order.Fechahora.slice(0, 16) < `${day}T${Desde}`).toBe(true)
      if ((found.linesOf.get(order.Id) ?? []).some(({ Alcohol }) => Alcohol))
        expect(isAlcoholSlot({ Desde, Hasta }, day, windows)).toBe(true)
    }
  })

  it('charges the prices of the day, and the history of prices ends with those of today', async () => {
    const milk = articleNamed('Leche La Serenísima entera 3% 1 l')
    const prices = await shop.db
      .selectFrom('price_history')
      .selectAll()
      .where('article_code', '=', milk.Codigo)
      .where('price_list_id', 'is', null)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(prices.length).toBeGreaterThan(5)
    expect(prices.at(-1)?.Precioventa).toBe(milk.Precioventa)
    expect(prices[0]!.Precioventa).toBeLessThan(milk.Precioventa * 0.9)
    const sold = found.orders
      .filter(({ branch_id }) => branch_id === 1)
      .flatMap(({ Id, Fecha }) =>
        (found.linesOf.get(Id) ?? [])
          .filter(({ Codart }) => Codart === milk.Codigo)
          .map(({ Precioindividual }) => ({ Fecha, Precioindividual })),
      )
    expect(sold.length).toBeGreaterThan(0)
    for (const { Fecha, Precioindividual } of sold) {
      const daysAgo = (Date.parse('2026-11-20') - Date.parse(Fecha)) / 86_400_000
      expect(Precioindividual).toBe(priceDaysAgo(milk, daysAgo))
    }
  })

  it('records the prices of lists, which end with those of today', async () => {
    const rows = await shop.db
      .selectFrom('price_history')
      .selectAll()
      .where('price_list_id', 'is not', null)
      .orderBy('at')
      .orderBy('id')
      .execute()
    const last = new Map<string, number>()
    for (const { article_code, price_list_id, price_before, Precioventa } of rows) {
      const key = `${article_code} ${price_list_id}`
      expect(price_before).toBe(last.get(key) ?? price_before)
      last.set(key, Precioventa)
    }
    expect(last.size).toBeGreaterThan(1000)
    const articles = await shop.db.selectFrom('articles').select(['Codigo', 'list_prices']).execute()
    const today = new Map(articles.map(({ Codigo, list_prices }) => [Codigo, list_prices]))
    for (const [key, price] of last) {
      const [code, list] = key.split(' ')
      expect(today.get(code!)?.[list!]).toBe(price)
    }
  })

  it('counts the places of its slots, no more than there are', async () => {
    const taken = new Map<string, number>()
    for (const { Estado, branch_id, Dia, slot_id } of found.everyOrder) {
      const place = `${branch_id} ${Dia} ${slot_id}`
      if (Estado === 'P' || Estado === 'D') taken.set(place, (taken.get(place) ?? 0) + 1)
    }
    const rows = await shop.db.selectFrom('slot_bookings').selectAll().execute()
    expect(new Map(rows.map((row) => [`${row.branch_id} ${row.day_id} ${row.slot_id}`, row.taken]))).toEqual(
      taken,
    )
    for (const row of rows) expect(row.taken).toBeLessThanOrEqual(row.capacity)
  })

  it('has a history of allowed steps that ends where the order is, each of staff in the log of changes', async () => {
    const log = await shop.db.selectFrom('audit_log').selectAll().where('entity', '=', 'pedidos').execute()
    const logged = new Set(log.map(({ key, action, at }) => `${key} ${action} ${at}`))
    for (const order of found.orders) {
      let state: OrderState = null
      let before = ''
      for (const { from_status, to_status, step, at, author } of found.stepsOf.get(order.Id) ?? []) {
        const action: OrderAction = (step as OrderAction | null) ?? CLIENT_ACTION[to_status as 'P']
        if (from_status === 'I') state = { Estado: 'I' }
        expect(isActionAllowed(action, state), `${order.Id} ${action}`).toBe(true)
        expect(statusAfter(action)).toBe(to_status)
        expect(at >= before).toBe(true)
        if (author === 'staff') expect(logged).toContain(`${order.Id} ${action} ${at}`)
        const stage = action === 'preparar' ? 'preparando' : action === 'listo' ? 'listo' : null
        state = { Estado: to_status, ...(stage !== null && { Preparacion: stage }) }
        before = at
      }
      expect(state?.Estado).toBe(order.Estado)
      expect(before).toBe(order.updated_at)
    }
  })

  it('has points that are the sum of the ledger, each dispatched order in it once', async () => {
    const ledger = await shop.db.selectFrom('points_ledger').selectAll().orderBy('id').execute()
    const ofClient = Map.groupBy(ledger, ({ client_id }) => client_id)
    for (const { Id, Puntos } of await shop.db.selectFrom('clients').select(['Id', 'Puntos']).execute()) {
      expect((ofClient.get(Id) ?? []).reduce((sum, { points }) => sum + points, 0)).toBe(Puntos)
      expect(Puntos).toBeGreaterThanOrEqual(0)
    }
    const ofOrder = Map.groupBy(ledger, ({ order_id }) => order_id)
    for (const order of found.everyOrder) {
      const earned = order.Estado === 'D' ? pointsEarned(order, 100) : 0
      expect((ofOrder.get(order.Id) ?? []).map(({ points }) => points)).toEqual(earned > 0 ? [earned] : [])
    }
  })

  it('was paid at the door: each delivered order in full, by what its payment type says', async () => {
    const payments = await shop.db.selectFrom('payments').selectAll().execute()
    const paidFor = new Map(payments.map((payment) => [payment.order_id, payment]))
    expect(paidFor.size).toBe(payments.length)
    for (const { Id, delivered_at, TotalNeto, money_state, payment_type_id } of found.orders) {
      const payment = paidFor.get(Id)
      expect([money_state, payment?.captured, payment?.created_at]).toEqual(
        delivered_at === null
          ? [null, undefined, undefined]
          : ['pagado', toCentavos(TotalNeto), delivered_at],
      )
      if (payment) expect(payment.means === 'efectivo').toBe(payment_type_id === 4)
      expect([null, 1, 2, 4, 5]).toContain(payment_type_id)
    }
    expect(new Set(payments.map(({ means }) => means))).toEqual(new Set(['efectivo', 'tarjeta', 'qr']))
  })

  it('has a queue to clear: late, ready, being prepared and waiting', () => {
    const pending = found.orders.filter(({ Estado }) => Estado === 'P')
    expect(pending.some(({ preparing_at }) => preparing_at === null)).toBe(true)
    expect(pending.some(({ preparing_at, ready_at }) => preparing_at !== null && ready_at === null)).toBe(
      true,
    )
    expect(pending.some(({ ready_at }) => ready_at !== null)).toBe(true)
    for (const { Id, preparing_at, ready_at, preparing_by } of pending) {
      const lines = found.linesOf.get(Id) ?? []
      const picked = lines.filter(({ Preparado }) => Preparado !== null).length
      expect(preparing_by === null).toBe(preparing_at === null)
      expect(picked).toBeLessThanOrEqual(preparing_at === null ? 0 : lines.length)
      if (ready_at !== null) expect(picked).toBe(lines.length)
    }
    // its discounts are computed again when a customer changes one of them
    const discounted = pending.flatMap(({ Id }) =>
      (found.linesOf.get(Id) ?? []).filter(({ Descuentos }) => Descuentos !== null),
    )
    expect(discounted).not.toEqual([])
    for (const { ordered_terms } of discounted)
      expect(ordered_terms?.Promociones).toContainEqual(expect.anything())
  })

  it('found something missing and replaced something, as the estimates say', async () => {
    const lines = [...found.linesOf.values()].flat()
    expect(lines.some(({ Preparado }) => Preparado !== null && Preparado.Sustituto !== null)).toBe(true)
    expect(lines.some(({ Preparado }) => Preparado?.Cantidad === 0 && Preparado.Sustituto === null)).toBe(
      true,
    )
    const counts = await shop.db.selectFrom('shortages').selectAll().execute()
    expect(counts.some(({ missed }) => missed > 0)).toBe(true)
    for (const { asked, missed } of counts) expect(missed).toBeLessThanOrEqual(asked)
    // otherwise the demo shop could not be moved to PostgreSQL
    for (const { asked } of counts) expect(asked).toBe(Number(asked.toFixed(3)))
  })

  it('holds no stock but that of its pending orders', async () => {
    const holds = await all(shop.db, 'stock_holds')
    const stock = await shop.db.selectFrom('stock').selectAll().execute()
    expect(holds).toEqual([])
    expect(stock.every(({ held }) => held === 0)).toBe(true)
    const numbered = new Set(stock.map(({ branch_id, article_code }) => `${branch_id} ${article_code}`))
    for (const { Id, branch_id, Estado } of found.orders)
      if (Estado === 'P')
        for (const { Codart } of found.linesOf.get(Id) ?? [])
          expect(numbered.has(`${branch_id} ${Codart}`)).toBe(false)
  })

  it('leaves the two demo customers what the contract counts of them, and their points', async () => {
    const visitor = shop.visitor()
    const { json } = await visitor.call(loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
    expect(json).toMatchObject({ Id: 1, Puntos: 1840 })
    const list = async (Estado: 'P' | 'D') =>
      (await visitor.call(listOrders, { params: { Cliente: 1, Estado, page: 0, size: 50 } })).json
    expect((await list('P')).length).toBe(2)
    expect((await list('D')).length).toBe(12)
  })

  it('lets nobody in as one of its customers or staff, and leaves the first account to be made', async () => {
    const staff = await shop.db.selectFrom('staff_accounts').selectAll().execute()
    expect(staff.length).toBeGreaterThan(0)
    expect(staff.every(({ role }) => role === 'pedidos')).toBe(true)
  })

  it('has content in every report of the dashboard', async () => {
    const staff = await staffOf(shop, 'administracion', 'informes')
    const reports = (await listAllCalls()).filter(([, { path }]) => path.startsWith('/gestion/informes/'))
    expect(reports.length).toBeGreaterThan(6)
    for (const [name, report] of reports) {
      const { json, text } = await staff.call(report, { query: { Dias: 30 } })
      expect(text, name).not.toBe('')
      if (report.shape.file !== undefined) continue
      const answer: unknown = json
      const lists = Array.isArray(answer) ? [answer] : Object.values(answer as object).filter(Array.isArray)
      for (const list of lists) expect(list, name).not.toEqual([])
      expect(lists, name).not.toEqual([])
    }
    const { json } = await staff.call(readPaymentsReport, { query: { Dias: 7 } })
    const week = found.orders.filter(({ delivered_at }) => (delivered_at ?? '') >= '2026-11-14T03:00:00.000Z')
    expect(toCentavos(json.Cobrado)).toBe(week.reduce((sum, { TotalNeto }) => sum + toCentavos(TotalNeto), 0))
  })
})

const CLIENT_ACTION = { I: 'guardar', P: 'ordenar', A: 'anular' } as const

describe('the example year', () => {
  it('is the same each time it is made for one moment', async () => {
    const made = await Promise.all(
      [0, 1].map(async () => {
        const shop = await yearShop('sqlite', 1)
        const { orders, linesOf, stepsOf } = await read(shop.db)
        await shop.close()
        return { orders, lines: [...linesOf], steps: [...stepsOf] }
      }),
    )
    expect(made[0]!.orders.length).toBeGreaterThan(0)
    expect(made[0]).toEqual(made[1])
  })
})
