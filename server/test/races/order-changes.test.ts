import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  changeByStaff,
  changePlacedOrder,
  type OrderChangeDraft,
  startPreparing,
} from '@gondola/contract/orders'
import { sendStockNumbers } from '@gondola/contract/stock'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import { systemOf } from '../../../lab/harness/system-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { openTwoServers, statusesOf, type TwoServers } from './two-servers.ts'

const DAY = 20_261_214
const [NINE, NOON] = ['09:00 a 12:00', '12:00 a 15:00']
const DRAFT = orderDraft({ Dia: DAY, HorarioEntrega: NINE })
const bread = (Cantidad: number) => [
  { Codart: 'PAN', Cantidad },
  { Codart: 'QUESO', Cantidad: 750 },
]

describeOnBothDatabases('an order that is changed at two servers at the same moment', (database) => {
  let shop: TestShop
  let servers: TwoServers
  let staff: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    servers = await openTwoServers(shop)
    staff = await staffOf(shop, 'administracion')
  })
  afterAll(() => servers.close())

  const change = (by: TestClient, Id: number, body: Partial<OrderChangeDraft>, key: string = randomUUID()) =>
    by.call(changePlacedOrder, {
      params: { Id },
      body: { Cambios: 0, ...body },
      headers: { 'idempotency-key': key },
    })
  const placed = async (changes = {}) => {
    const { browser } = await registerTestClient(shop)
    const { json, status, text } = await save(browser, { ...DRAFT, ...changes })
    expect(status, text).toBe(200)
    return { browser, Id: json.Id }
  }
  const stored = async (Id: number) => ({
    order: await shop.db.selectFrom('orders').selectAll().where('Id', '=', Id).executeTakeFirstOrThrow(),
    lines: await shop.db.selectFrom('order_lines').selectAll().where('order_id', '=', Id).execute(),
  })
  /** The totals are those of the lines, whoever wrote last. */
  const requireWhole = async (Id: number) => {
    const { order, lines } = await stored(Id)
    const gross = lines.reduce((sum, { Precioventa }) => sum + Precioventa, 0)
    expect(order.TotalBruto).toBeCloseTo(gross, 2)
    expect(lines.map(({ Items }) => Items).toSorted()).toEqual(lines.map((_, index) => index + 1))
    return order
  }
  /** The places counted, and the orders of each slot that hold one. */
  const requirePlaces = async () => {
    const booked = await shop.db.selectFrom('slot_bookings').selectAll().execute()
    const orders = await shop.db
      .selectFrom('orders')
      .select(['Dia', 'slot_id'])
      .where('Estado', 'in', ['P', 'D'])
      .execute()
    for (const { day_id, slot_id, taken } of booked)
      expect(orders.filter((order) => order.Dia === day_id && order.slot_id === slot_id)).toHaveLength(taken)
  }

  it('on two devices: one change counts, the other is refused', async () => {
    const { browser, Id } = await placed()
    const answers = await servers.atOnce(browser, 4, (by, index) =>
      change(by, Id, { Lineas: bread(4 + index) }),
    )
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409])
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ problem }) => problem.code)).toEqual(Array(3).fill('pedido-cambiado'))
    expect((await requireWhole(Id)).changes).toBe(1)
  })

  it('by a double click: one change, answered twice', async () => {
    const { browser, Id } = await placed()
    const key = randomUUID()
    const answers = await servers.atOnce(browser, 4, (by) => change(by, Id, { Lineas: bread(5) }, key))
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200])
    expect((await requireWhole(Id)).changes).toBe(1)
  })

  it.each([1, 2, 3])(
    'while somebody begins to prepare it, and it is annulled: one comes first (%d)',
    async () => {
      const { browser, Id } = await placed()
      const [changed, started, annulled] = await Promise.all([
        change(browser, Id, { Lineas: bread(6), HorarioEntrega: NOON }),
        staff.call(startPreparing, { params: { Id } }),
        save(servers.elsewhere(browser), { Estado: 'A', Id }),
      ])
      const order = await requireWhole(Id)
      expect(order.changes).toBe(changed.status === 200 ? 1 : 0)
      if (changed.status !== 200) expect(['en-preparacion', 'estado']).toContain(changed.problem.code)
      // of the two that end the queue, one
      expect([started.status, annulled.status].filter((status) => status === 200)).toHaveLength(1)
      expect(order.Estado).toBe(annulled.status === 200 ? 'A' : 'P')
      await requirePlaces()
    },
  )

  it.each([1, 2, 3])('by staff, its customer and a picker: each answer is true (%d)', async () => {
    const { browser, Id } = await placed()
    const body = { Cambios: 0, Motivo: 'Lo pidió el cliente', Lineas: bread(8) }
    const [byStaff, own, started] = await Promise.all([
      staff.call(changeByStaff, { params: { Id }, body }),
      change(servers.elsewhere(browser), Id, { HorarioEntrega: NOON }),
      staff.call(startPreparing, { params: { Id } }),
    ])
    const order = await requireWhole(Id)
    expect(started.status).toBe(200)
    const done = [byStaff, own].filter(({ status }) => status === 200)
    expect(order.changes).toBe(done.length)
    expect(done.length).toBeLessThan(2)
    if (byStaff.status !== 200) expect(['pedido-cambiado', 'en-preparacion']).toContain(byStaff.problem.code)
    if (own.status !== 200) expect(['pedido-cambiado', 'en-preparacion']).toContain(own.problem.code)
    await requirePlaces()
  })

  it('into a slot with one place left: one of many orders has it, the others keep theirs', async () => {
    const Dia = 20_261_215
    const orders = await Promise.all(Array.from({ length: 6 }, () => placed()))
    await shop.db.updateTable('delivery_slots').set({ capacity: 1 }).execute()
    const answers = await Promise.all(
      orders.map(({ browser, Id }, index) =>
        change(index % 2 === 0 ? browser : servers.elsewhere(browser), Id, { Dia, HorarioEntrega: NOON }),
      ),
    )
    await shop.db.updateTable('delivery_slots').set({ capacity: 1000 }).execute()
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409])
    expect(answers.filter(({ problem }) => problem?.code === 'horario')).toHaveLength(5)
    await requirePlaces()
  })

  it('and exchanges its slot with another order: neither waits for the other', async () => {
    const [early, late] = [await placed(), await placed({ HorarioEntrega: NOON })]
    const answers = await Promise.all([
      change(early.browser, early.Id, { HorarioEntrega: NOON }),
      change(servers.elsewhere(late.browser), late.Id, { HorarioEntrega: NINE }),
    ])
    expect(statusesOf(answers)).toEqual([200, 200])
    await requirePlaces()
  })

  it('beyond the branch’s stock: the last pieces go to one of the orders', async () => {
    const system = await systemOf(shop, staff)
    const orders = await Promise.all(Array.from({ length: 4 }, () => placed()))
    await system.call(sendStockNumbers, { body: { Filas: [{ Codigo: 'PAN', Existencia: 1000 }] } })
    const level = () =>
      shop.db.selectFrom('stock').selectAll().where('article_code', '=', 'PAN').executeTakeFirstOrThrow()
    const { held } = await level()
    // five more than are held
    await system.call(sendStockNumbers, { body: { Filas: [{ Codigo: 'PAN', Existencia: held + 5 }] } })
    const answers = await Promise.all(
      orders.map(({ browser, Id }, index) =>
        change(index % 2 === 0 ? browser : servers.elsewhere(browser), Id, { Lineas: bread(7) }),
      ),
    )
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422])
    const holds = await shop.db
      .selectFrom('stock_holds')
      .selectAll()
      .where('article_code', '=', 'PAN')
      .execute()
    expect((await level()).held).toBe(holds.reduce((sum, { quantity }) => sum + quantity, 0))
    await shop.db.deleteFrom('stock').execute()
  })

  it('with a transaction that fails at its end: nothing of the change stays', async () => {
    const { browser, Id } = await placed()
    const before = await stored(Id)
    // the slot of the order’s day has no place: the refusal comes after lines, history and mail were written
    await shop.db.updateTable('delivery_slots').set({ capacity: 0 }).execute()
    const { status } = await change(browser, Id, { Lineas: bread(9), Dia: 20_261_216 })
    await shop.db.updateTable('delivery_slots').set({ capacity: 1000 }).execute()
    expect(status).toBe(409)
    expect(await stored(Id)).toEqual(before)
    const mails = shop.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('event_key', 'like', `pedido-${Id}-cambios%`)
    expect(await mails.execute()).toEqual([])
    await requirePlaces()
  })
})
