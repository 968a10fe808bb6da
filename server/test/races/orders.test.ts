import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteAccount, staffPoints } from '@gondola/contract/clients'
import { saveFavourite } from '@gondola/contract/catalogue'
import { cancelOrder, dispatchOrder, startPreparing } from '@gondola/contract/orders'
import { staffPaymentTypes } from '@gondola/contract/delivery'
import { staffPromotions } from '@gondola/contract/promotions'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { addPromotion, promotionDraft } from '../../../lab/shop/promotion-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { openTwoServers, statusesOf, type TwoServers } from './two-servers.ts'

const DAY = 20_261_211
const DRAFT = orderDraft({ Dia: DAY })

describeOnBothDatabases('orders at two servers at the same moment', (database) => {
  let shop: TestShop
  let servers: TwoServers
  let staff: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    servers = await openTwoServers(shop)
    staff = await staffOf(shop, 'administracion')
  })
  afterAll(() => servers.close())

  const ordersOf = (client: number) =>
    shop.db.selectFrom('orders').selectAll().where('client_id', '=', client).execute()
  /** The places that the day's slots count, and the orders that hold one. */
  const places = async (): Promise<[counted: number, held: number]> => {
    const booked = await shop.db.selectFrom('slot_bookings').selectAll().where('day_id', '=', DAY).execute()
    const orders = await shop.db.selectFrom('orders').select('Estado').where('Dia', '=', DAY).execute()
    const held = orders.filter(({ Estado }) => ['P', 'D'].includes(Estado)).length
    return [booked.reduce((sum, { taken }) => sum + taken, 0), held]
  }
  const pointsOf = async (client: number) => {
    const { Puntos } = await shop.db
      .selectFrom('clients')
      .select('Puntos')
      .where('Id', '=', client)
      .executeTakeFirstOrThrow()
    const ledger = await shop.db
      .selectFrom('points_ledger')
      .selectAll()
      .where('client_id', '=', client)
      .execute()
    return { Puntos, ledger, sum: ledger.reduce((sum, { points }) => sum + points, 0) }
  }
  const give = (by: TestClient, Cliente: number, Puntos: number) =>
    by.call(staffPoints.create, { body: { Cliente, Puntos, Motivo: 'Cortesía' } })

  it.each([1, 2, 3])('one saved cart ordered on two devices is one order (%d)', async () => {
    const { browser, client } = await registerTestClient(shop)
    const cart = await save(browser, { Estado: 'I', Lineas: [{ Codart: 'PAN', Cantidad: 3 }] })
    const draft = { ...DRAFT, Id: cart.json.Id }
    const answers = await servers.atOnce(browser, 2, (by) => save(by, draft, randomUUID()))
    expect(statusesOf(answers)).toEqual([200, 404])
    expect((await ordersOf(client.Id)).map(({ Estado }) => Estado)).toEqual(['P'])
  })

  it.each([1, 2, 3, 4])(
    'one saved cart ordered on one device, saved once more on the other (%d)',
    async () => {
      const { browser, client } = await registerTestClient(shop)
      const cart = await save(browser, { Estado: 'I', Lineas: [{ Codart: 'PAN', Cantidad: 3 }] })
      const { Id } = cart.json
      const [ordered, ...saved] = await servers.atOnce(browser, 3, (by, index) =>
        index === 0
          ? save(by, { ...DRAFT, Id }, randomUUID())
          : save(by, { Estado: 'I', Id, Lineas: [{ Codart: 'PAN', Cantidad: 4 }] }),
      )
      expect(ordered?.status, ordered?.text).toBe(200)
      for (const { status, text } of saved) expect([200, 404, 409], text).toContain(status)
      // saved before the order was placed, or not at all: never the same goods again
      expect((await ordersOf(client.Id)).map(({ Estado }) => Estado)).toEqual(['P'])
    },
  )

  it('ten customers for the last place: one has it', async () => {
    const day = 20_261_212
    const people = await Promise.all(Array.from({ length: 10 }, () => registerTestClient(shop)))
    await shop.db.updateTable('delivery_slots').set({ capacity: 1 }).execute()
    const answers = await Promise.all(
      people.map(({ browser }, index) =>
        save(index % 2 === 0 ? browser : servers.elsewhere(browser), { ...DRAFT, Dia: day }, randomUUID()),
      ),
    )
    await shop.db.updateTable('delivery_slots').set({ capacity: 1000 }).execute()
    expect(statusesOf(answers)).toEqual([200, ...Array<number>(9).fill(409)])
    expect(answers.filter(({ problem }) => problem?.code === 'horario')).toHaveLength(9)
  })

  it('annulled, prepared, dispatched and cancelled: what happened fits together', async () => {
    const { browser, client } = await registerTestClient(shop)
    for (let round = 0; round < 4; round++) {
      const params = { Id: (await save(browser, DRAFT)).json.Id }
      const [annulled, started, dispatched, cancelled] = await Promise.all([
        save(servers.elsewhere(browser), { Estado: 'A', Id: params.Id }),
        staff.call(startPreparing, { params }),
        servers.elsewhere(staff).call(dispatchOrder, { params }),
        staff.call(cancelOrder, { params, body: { Motivo: 'Sin reparto' } }),
      ])
      for (const { status } of [annulled, started, dispatched, cancelled])
        expect([200, 409, 422]).toContain(status)
      const ended = [annulled, dispatched, cancelled].map(({ status }) => status === 200)
      // only the first can end it; once preparation began, only a cancellation ends it
      expect(ended.filter(Boolean)).toHaveLength(1)
      const order = (await ordersOf(client.Id)).find(({ Id }) => Id === params.Id)
      expect(order?.Estado).toBe(['A', 'D', 'C'][ended.indexOf(true)])
      const { ledger } = await pointsOf(client.Id)
      expect(ledger.filter(({ order_id }) => order_id === params.Id)).toHaveLength(ended[1] ? 1 : 0)
    }
    const [counted, held] = await places()
    expect(counted).toBe(held)
  })

  it('points of several orders and gifts add up, and are never below nothing', async () => {
    const { browser, client } = await registerTestClient(shop)
    const orders: number[] = []
    for (let count = 0; count < 4; count++) orders.push((await save(browser, DRAFT)).json.Id)
    await servers.atOnce<{ status: number }>(staff, 12, (by, index) =>
      index < 8 ? by.call(dispatchOrder, { params: { Id: orders[index % 4]! } }) : give(by, client.Id, 10),
    )
    const { Puntos, sum } = await pointsOf(client.Id)
    expect([Puntos, sum]).toEqual([4 * 12 + 40, 4 * 12 + 40])
    const taken = await servers.atOnce(staff, 4, (by) => give(by, client.Id, -50))
    expect(statusesOf(taken)).toEqual([200, 422, 422, 422])
    expect((await pointsOf(client.Id)).Puntos).toBe(38)
  })

  it('a promotion that changes meanwhile is given as it was or as it is, once per order as its limit says', async () => {
    const percent = (Porcentaje: number) => ({ Tipo: 'porcentaje' as const, Porcentaje, Limite: 2 })
    const at = (Porcentaje: number) =>
      promotionDraft({
        Descripcion: 'Pan',
        Descrip: 'Pan',
        Mecanica: percent(Porcentaje),
        Articulos: ['PAN'],
      })
    const Promocion = await addPromotion(shop, {
      Descrip: 'Pan',
      Mecanica: percent(10),
      articles: ['PAN'],
    })
    await servers.second.deps.catalogue.refresh()
    const people = await Promise.all(Array.from({ length: 8 }, () => registerTestClient(shop)))
    const { TotalNeto: _, ...draft } = DRAFT
    const [changed, ...placed] = await Promise.all([
      staff.call(staffPromotions.change, { params: { Promocion }, body: at(20) }),
      ...people.map(({ browser }, index) =>
        save(index % 2 === 0 ? browser : servers.elsewhere(browser), draft, randomUUID()),
      ),
    ])
    expect(changed.status).toBe(200)
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([200]))
    // two of the three loaves of $ 100,10, at 10 or at 20 per cent
    for (const { json } of placed) {
      expect([20.02, 40.04]).toContain(json.TotalDescuento)
      expect(json.TotalNeto).toBeCloseTo(2726.72 - (json.TotalDescuento ?? 0), 2)
    }
    await staff.call(staffPromotions.remove, { params: { Promocion } })
    await servers.second.deps.catalogue.refresh()
  })

  it.each([1, 2, 3, 4, 5])('an account given up while it writes leaves nothing that waits (%d)', async () => {
    const { browser, client } = await registerTestClient(shop)
    const writing = [
      (by: TestClient) => save(by, DRAFT, randomUUID()),
      (by: TestClient) => save(by, DRAFT),
      (by: TestClient) => save(by, { Estado: 'I', Lineas: [{ Codart: 'PAN', Cantidad: 3 }] }),
      (by: TestClient) => by.call(saveFavourite, { body: { Codart: 'PAN' } }),
    ]
    const giveUp = (by: TestClient) => by.call(deleteAccount, { body: { Pass: 'secreta1' } })
    const [removed, ...answers] = await servers.atOnce<{ status: number; text: string }>(
      browser,
      9,
      (by, index) => (index === 0 ? giveUp(by) : writing[index % writing.length]!(by)),
    )
    expect(removed?.status).toBe(204)
    // 409: the cart that another device was saving was deleted with the account
    for (const { status, text } of answers) expect([200, 204, 401, 409], text).toContain(status)
    expect(await ordersOf(client.Id)).toEqual([])
    const orphans = await shop.db
      .selectFrom('orders')
      .select('Id')
      .where('client_id', 'is', null)
      .where('Estado', 'in', ['I', 'P'])
      .execute()
    expect(orphans).toEqual([])
    const [counted, held] = await places()
    expect(counted).toBe(held)
  })

  it.each([1, 2, 3, 4, 5])('a way to pay removed while it is ordered with (%d)', async () => {
    const { browser } = await registerTestClient(shop)
    const created = await staff.call(staffPaymentTypes.create, {
      body: { Descrip: 'Vale', Activo: true, Orden: 90 },
    })
    const { Id } = created.json
    const paid = { ...DRAFT, TipoPago: { Id, Descrip: 'Vale' } }
    const [removed, ...answers] = await Promise.all([
      staff.call(staffPaymentTypes.remove, { params: { Id } }),
      save(servers.elsewhere(browser), paid, randomUUID()),
      save(browser, paid, randomUUID()),
    ])
    for (const { status, text } of answers) expect([200, 422], text).toContain(status)
    const isOrdered = answers.some(({ status }) => status === 200)
    expect(removed.status, removed.text).toBe(isOrdered ? 422 : 204)
  })
})
