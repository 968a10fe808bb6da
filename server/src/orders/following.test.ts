import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  deliverOrder,
  dispatchOrder,
  followOrder,
  listOrders,
  staffOrders,
  startPreparing,
} from '@gondola/contract/orders'
import type { Client } from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { orderDraft, save, startOrderShop } from '../../test/order-shop.ts'
import { staffOf } from '../../test/staff-client.ts'
import type { TestClient } from '../../test/test-client.ts'
import { registerTestClient } from '../../test/test-registration.ts'
import type { TestShop } from '../../test/test-shop.ts'

describeOnBothDatabases('following an order', (database) => {
  let shop: TestShop
  let ana: { browser: TestClient; client: Client }
  let picker: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    ana = await registerTestClient(shop)
    picker = await staffOf(shop, 'pedidos', 'marta')
  })
  afterAll(() => shop.close())

  const placed = async () => (await save(ana.browser, orderDraft())).json.Id
  const followed = async (Id: number, by = ana.browser) => by.call(followOrder, { params: { Id } })
  const stagesOf = async (Id: number) => (await followed(Id)).json.Etapas.map(({ Etapa }) => Etapa)
  const onTheWay = async () => {
    const { json } = await picker.call(staffOrders.list, { query: { Etapa: 'en-camino' } })
    return json.map(({ Id }) => Id)
  }

  it('shows an own order alone: another’s, a saved cart and none are not there', async () => {
    const Id = await placed()
    const { json } = await followed(Id)
    expect(json.Pedido).toMatchObject({ Id, Estado: 'P', Cliente: ana.client.Id })
    expect(json.Etapas).toEqual([{ Etapa: 'recibido', Momento: json.Pedido.Fechahora }])
    const other = await registerTestClient(shop)
    expect((await followed(Id, other.browser)).problem).toMatchObject({ status: 404, code: 'no-existe' })
    const cart = (await save(ana.browser, { Estado: 'I', Lineas: [{ Codart: 'PAN', Cantidad: 1 }] })).json
    expect((await followed(cart.Id)).status).toBe(404)
    expect((await followed(999_999)).status).toBe(404)
  })

  it('goes through its stages, each change with another version, to the time of delivery', async () => {
    const Id = await placed()
    const versions = new Set([(await followed(Id)).json.Version])
    const step = async (call: typeof startPreparing) => {
      expect((await picker.call(call, { params: { Id } })).status).toBe(200)
      versions.add((await followed(Id)).json.Version)
    }
    expect((await picker.call(deliverOrder, { params: { Id } })).problem.code).toBe('estado')
    await step(dispatchOrder)
    expect(await stagesOf(Id)).toEqual(['recibido', 'en-camino'])
    expect(await onTheWay()).toContain(Id)
    await step(deliverOrder)
    expect(versions.size).toBe(3)
    expect(await onTheWay()).not.toContain(Id)
    const { json } = await followed(Id)
    expect(json.Etapas.at(-1)).toMatchObject({ Etapa: 'entregado' })
    expect(json.Etapas.at(-1)?.Momento).toMatch(/-03:00$/)
    const params = { Cliente: ana.client.Id, Estado: 'D', page: 0, size: 10 } as const
    const listed = (await ana.browser.call(listOrders, { params })).json.find((order) => order.Id === Id)
    expect(listed?.Entregado).toBe(json.Pedido.Entregado)
    // once
    expect((await picker.call(deliverOrder, { params: { Id } })).problem).toMatchObject({
      status: 409,
      code: 'estado',
    })
    const { Historial } = (await picker.call(staffOrders.read, { params: { Id } })).json
    expect(Historial.map(({ Paso }) => Paso)).toEqual([null, 'despachar', 'entregar'])
    const ledger = shop.db.selectFrom('points_ledger').select('points').where('order_id', '=', Id)
    expect(await ledger.execute()).toHaveLength(1)
  })

  it('counts what left on an earlier day as delivered, and leaves it in the list of staff for a week', async () => {
    const Id = await placed()
    await picker.call(dispatchOrder, { params: { Id } })
    const row = shop.db.selectFrom('orders').select('dispatched_at').where('Id', '=', Id)
    const { dispatched_at } = await row.executeTakeFirstOrThrow()
    const left = (days: number) =>
      shop.db
        .updateTable('orders')
        .set({ dispatched_at: new Date(Date.parse(dispatched_at!) - days * 86_400_000).toISOString() })
        .where('Id', '=', Id)
        .execute()
    await left(1)
    expect((await followed(Id)).json.Etapas.at(-1)).toEqual({ Etapa: 'entregado', Momento: null })
    expect(await onTheWay()).toContain(Id)
    await left(8)
    expect(await onTheWay()).not.toContain(Id)
  })
})
