import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PickedLine } from '@gondola/contract/cart'
import {
  cancelOrder,
  deliverOrder,
  dispatchOrder,
  markReady,
  reopenPreparation,
  returnToQueue,
  returnUndelivered,
  sendTaps,
  startPreparing,
  type OrderDraft,
} from '@gondola/contract/orders'
import { sendStockNumbers } from '@gondola/contract/stock'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import { systemOf } from '../../../lab/harness/system-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'

describeOnBothDatabases('the stock of an order', (database) => {
  let shop: TestShop
  let ana: TestClient
  let staff: TestClient
  let system: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    ana = (await registerTestClient(shop)).browser
    staff = await staffOf(shop, 'administracion')
    system = await systemOf(shop, staff)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.db.deleteFrom('orders').execute()
    await shop.db.deleteFrom('stock').execute()
    await shop.db.deleteFrom('shortages').execute()
    await number('PAN', 10)
    await number('OFERTA', 10)
  })

  const number = (Codigo: string, Existencia: number) =>
    system.call(sendStockNumbers, { body: { Filas: [{ Codigo, Existencia }] } })
  const stock = async () =>
    Object.fromEntries(
      (await shop.db.selectFrom('stock').selectAll().execute()).map((row) => [
        row.article_code,
        [row.quantity, row.held],
      ]),
    )
  /** Bread and cheese, of which only bread has a number. */
  const placed = async (Cantidad = 3) => {
    const Lineas: OrderDraft['Lineas'] = [
      { Codart: 'PAN', Cantidad },
      { Codart: 'QUESO', Cantidad: 750 },
    ]
    const { json, status } = await save(ana, orderDraft({ Lineas, TotalNeto: null }))
    expect(status).toBe(200)
    return json.Id
  }
  const pick = async (Id: number, lines: Partial<PickedLine>[]) => {
    const Toques = lines.map((line, index) => ({
      Clave: `toque-${Id}-${index}`,
      Dispositivo: 'telefono',
      Orden: index + 1,
      Items: index + 1,
      Version: 0,
      Preparado: { Cantidad: 0, Sustituto: null, Nota: null, ...line },
    }))
    const { json } = await staff.call(sendTaps, { params: { Id }, body: { Toques } })
    expect(json.Resultados.map(({ Resultado }) => Resultado)).toEqual(lines.map(() => 'aplicado'))
  }

  it('is held while the order is pending, and free once it is annulled or cancelled', async () => {
    const [annulled, cancelled] = [await placed(), await placed()]
    expect(await stock()).toEqual({ PAN: [10, 6], OFERTA: [10, 0] })
    const annul = () => save(ana, { Estado: 'A', Id: annulled })
    const twice = await Promise.all([annul(), annul()])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stock()).toEqual({ PAN: [10, 3], OFERTA: [10, 0] })
    await staff.call(cancelOrder, { params: { Id: cancelled }, body: { Motivo: 'No hay reparto' } })
    expect(await stock()).toEqual({ PAN: [10, 0], OFERTA: [10, 0] })
    expect(await shop.db.selectFrom('shortages').selectAll().execute()).toEqual([])
  })

  it('leaves with what was picked: fewer pieces, and a substitute', async () => {
    const Id = await placed()
    await staff.call(startPreparing, { params: { Id } })
    await pick(Id, [{ Cantidad: 1, Sustituto: { Codart: 'OFERTA', Cantidad: 2 } }, { Cantidad: 740 }])
    // a later number knows nothing of an order that is still here
    await number('PAN', 20)
    for (const step of [markReady, reopenPreparation, returnToQueue, startPreparing, markReady]) {
      expect((await staff.call(step, { params: { Id } })).status).toBe(200)
      expect(await stock()).toEqual({ PAN: [20, 3], OFERTA: [10, 0] })
    }
    expect((await staff.call(dispatchOrder, { params: { Id } })).status).toBe(200)
    expect(await stock()).toEqual({ PAN: [19, 0], OFERTA: [8, 0] })
    // what it missed is counted once
    expect((await staff.call(deliverOrder, { params: { Id } })).status).toBe(200)
    const counted = await shop.db.selectFrom('shortages').selectAll().orderBy('article_code').execute()
    expect(counted.map(({ article_code, asked, missed }) => [article_code, asked, missed])).toEqual([
      ['PAN', 1, 1],
      ['QUESO', 1, 0],
    ])
  })

  it('corrects a number by what left and came back since it was counted', async () => {
    const at = (minute: number) => `2026-11-21T16:${String(minute).padStart(2, '0')}:00.000Z`
    const counted = async (minute: number, Existencia: number, Codigo = 'PAN') => {
      const Filas = [{ Codigo, Existencia, Fecha: at(minute) }]
      expect((await system.call(sendStockNumbers, { body: { Filas } })).json.Tomadas).toBe(1)
      return (await stock())[Codigo]
    }
    const [left, back] = [await placed(3), await placed(2)]
    for (const [minute, Id] of [
      [10, left],
      [20, back],
    ] as const) {
      shop.setNow(at(minute))
      await staff.call(dispatchOrder, { params: { Id } })
    }
    expect(await stock()).toMatchObject({ PAN: [5, 0] })
    expect(await counted(5, 40)).toEqual([35, 0])
    // sent twice
    expect(await counted(5, 40)).toEqual([35, 0])
    expect(await counted(15, 30)).toEqual([28, 0])
    shop.setNow(at(30))
    await staff.call(returnUndelivered, { params: { Id: back }, body: { Motivo: 'No había nadie' } })
    shop.setNow(at(40))
    expect(await counted(15, 30)).toEqual([30, 2])
    expect(await counted(25, 20)).toEqual([22, 2])
    expect(await counted(35, 50)).toEqual([50, 2])
    // the first number of an article, and none below 0
    expect(await counted(5, 1000, 'QUESO')).toEqual([250, 750])
    expect(await counted(6, 100, 'QUESO')).toEqual([0, 750])
  })

  it('counts what the shop cancels because it was missing', async () => {
    const Id = await placed()
    await staff.call(startPreparing, { params: { Id } })
    await pick(Id, [{}, {}])
    await staff.call(cancelOrder, { params: { Id }, body: { Motivo: 'No hay nada' } })
    // off sale today, by the picker's word
    expect(await stock()).toEqual({ PAN: [10, 0], OFERTA: [10, 0], QUESO: [null, 0] })
    const counted = await shop.db.selectFrom('shortages').selectAll().orderBy('article_code').execute()
    expect(counted.map(({ asked, missed }) => [asked, missed])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  it('of an article that gets its first number is held by the orders that came before', async () => {
    const Id = await placed()
    await number('QUESO', 2000)
    expect(await stock()).toMatchObject({ QUESO: [2000, 750] })
    await staff.call(dispatchOrder, { params: { Id } })
    expect(await stock()).toEqual({ PAN: [7, 0], OFERTA: [10, 0], QUESO: [1250, 0] })
  })
})
