import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  cancelOrder,
  changeByStaff,
  deliverOrder,
  dispatchOrder,
  followOrder,
  listOrders,
  returnUndelivered,
  staffOrders,
  startPreparing,
} from '@gondola/contract/orders'
import { sendStockNumbers } from '@gondola/contract/stock'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, SATURDAY_NOON, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import { systemOf } from '../../../lab/harness/system-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'

const Motivo = 'No había nadie en el domicilio.'

describeOnBothDatabases('a dispatched order that could not be handed over', (database) => {
  let shop: TestShop
  let ana: TestClient
  let staff: TestClient
  let clientId: number
  let Id: number
  beforeAll(async () => {
    shop = await startOrderShop(database)
    shop.setNow(SATURDAY_NOON)
    staff = await staffOf(shop, 'administracion')
    await shop.db
      .insertInto('parameters')
      .values({ name: 'PesosPorPunto', value: '100' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '100' }))
      .execute()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    for (const table of ['orders', 'stock'] as const) await shop.db.deleteFrom(table).execute()
    const system = await systemOf(shop, staff)
    await system.call(sendStockNumbers, { body: { Filas: [{ Codigo: 'PAN', Existencia: 10 }] } })
    const { browser, client } = await registerTestClient(shop)
    ana = browser
    clientId = client.Id
    const Lineas = [
      { Codart: 'PAN', Cantidad: 4 },
      { Codart: 'QUESO', Cantidad: 1000 },
    ]
    Id = (await save(ana, orderDraft({ Lineas, TotalNeto: null }))).json.Id
    await staff.call(dispatchOrder, { params: { Id } })
  })

  const comesBack = (reason = Motivo) =>
    staff.call(returnUndelivered, { params: { Id }, body: { Motivo: reason } })
  const bread = async () => {
    const row = await shop.db
      .selectFrom('stock')
      .selectAll()
      .where('article_code', '=', 'PAN')
      .executeTakeFirstOrThrow()
    return [row.quantity, row.held]
  }
  const queued = async (asked: { Propios?: boolean }, by = staff) =>
    (await by.call(staffOrders.list, { query: { Estado: 'P', ...asked } })).json.map((row) => [
      row.Id,
      row.Volvio,
    ])
  const points = async () =>
    (
      await shop.db
        .selectFrom('clients')
        .select('Puntos')
        .where('Id', '=', clientId)
        .executeTakeFirstOrThrow()
    ).Puntos
  const mailed = async () =>
    (
      await shop.db
        .selectFrom('mail_queue')
        .select('event_key')
        .where('event_key', 'like', `pedido-${Id}-%`)
        .orderBy('id')
        .execute()
    ).map(({ event_key }) => event_key?.replace(`pedido-${Id}-`, ''))

  it('is pending again with its stock and without its points, and its customer reads why', async () => {
    const earned = await points()
    expect([earned > 0, await bread()]).toEqual([true, [6, 0]])
    const { status, json, text } = await comesBack()
    expect(status, text).toBe(200)
    expect([json.Estado, json.Historial.at(-1)?.Motivo]).toEqual(['P', Motivo])
    expect([await points(), await bread()]).toEqual([0, [10, 4]])
    expect((await ana.call(followOrder, { params: { Id } })).json.Pedido.NoEntregado).toBe(Motivo)
    const listed = { Cliente: clientId, Estado: 'P', page: 0, size: 10 } as const
    expect((await ana.call(listOrders, { params: listed })).json[0]?.NoEntregado).toBe(Motivo)
    expect(await mailed()).toEqual(['generado', 'despachado', 'no-entregado-1'])
    expect(await queued({})).toEqual([[Id, true]])
  })

  it('is among the own orders of the picker who prepares it alone', async () => {
    await comesBack()
    const marta = await staffOf(shop, 'pedidos', 'marta')
    expect(await queued({ Propios: true }, marta)).toEqual([])
    expect((await marta.call(startPreparing, { params: { Id } })).status).toBe(200)
    expect(await queued({ Propios: true }, marta)).toEqual([[Id, true]])
    expect(await queued({ Propios: true })).toEqual([])
  })

  it('goes to another slot and leaves again: mailed, and its points credited, once more', async () => {
    const earned = await points()
    await comesBack()
    const body = { Cambios: 0, Dia: 20_261_124, Motivo: 'Lo eligió por teléfono' }
    expect((await staff.call(changeByStaff, { params: { Id }, body })).json.Dia).toBe(20_261_124)
    expect((await ana.call(followOrder, { params: { Id } })).json.Pedido.NoEntregado).toBeUndefined()
    expect(await queued({})).toEqual([[Id, undefined]])
    expect((await staff.call(dispatchOrder, { params: { Id } })).status).toBe(200)
    expect([await points(), await bread()]).toEqual([earned, [6, 0]])
    expect(await mailed()).toEqual(['generado', 'despachado', 'no-entregado-1', 'despachado-2'])
    expect((await ana.call(followOrder, { params: { Id } })).json.Pedido.NoEntregado).toBeUndefined()
  })

  it('is cancelled: its goods can be sold again, its place is free', async () => {
    await comesBack()
    const answer = await staff.call(cancelOrder, { params: { Id }, body: { Motivo: 'No lo quiso' } })
    expect([answer.status, answer.json.Estado]).toEqual([200, 'C'])
    expect([await points(), await bread()]).toEqual([0, [10, 0]])
  })

  it('is cancelled with lost goods, which are not sold again, and its history says which', async () => {
    await comesBack()
    const { json: order } = await staff.call(staffOrders.read, { params: { Id } })
    const line = order.Lineas.find(({ Codart }) => Codart === 'PAN')
    const body = { Motivo: 'No lo quiso', Perdidas: [line!.Items] }
    const { json } = await staff.call(cancelOrder, { params: { Id }, body })
    expect(await bread()).toEqual([6, 0])
    expect(json.Historial.at(-1)).toMatchObject({
      Paso: 'nota',
      Motivo: expect.stringMatching(/^Se perdió: .*Pan.*, 4 un$/i),
    })
  })

  it('is refused without a reason, of one that was delivered, or by who does not dispatch', async () => {
    expect((await comesBack(' ')).problem.code).toBe('motivo-vacio')
    const clerk = await staffOf(shop, 'atencion')
    const refused = await clerk.call(returnUndelivered, { params: { Id }, body: { Motivo } })
    expect(refused.status).toBe(403)
    await staff.call(deliverOrder, { params: { Id } })
    const late = await comesBack()
    expect([late.status, late.problem.code]).toEqual([409, 'estado'])
  })
})
