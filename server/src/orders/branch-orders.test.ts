import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneOrder, listOrders, type Order, type OrderDraft, staffOrders } from '@gondola/contract/orders'
import type { Client } from '@gondola/contract/clients'
import { addSellingBranch, addZone, setListPrice } from '../../../lab/shop/branch-orders.ts'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { lines, MONDAY, MONTO1, orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { catalogueChanged } from '../../../lab/shop/promotion-shop.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { bodiesOf } from '../mail/render-mail.ts'

const TANDIL = { Localidad: 'Tandil', CodigoPostal: '7000' }

// bread costs $ 100,10, in Norte $ 120; Norte has no wine and delivers to Tandil only
describeOnBothDatabases('orders by branch', (database) => {
  let shop: TestShop
  let browser: TestClient
  let client: Client
  let norte: number
  beforeAll(async () => {
    shop = await startOrderShop(database)
    const added = await addSellingBranch(shop.db, 'Norte')
    norte = added.branchId
    await setListPrice(shop.db, 'PAN', added.listId, 120)
    await shop.db
      .updateTable('articles')
      .set({ not_sold_at: JSON.stringify([norte]) })
      .where('Codigo', '=', 'VINO')
      .execute()
    await shop.db.updateTable('articles').set({ LimitePorPedido: 12 }).where('Codigo', '=', 'PAN').execute()
    await shop.db
      .updateTable('offers')
      .set({ branches: JSON.stringify([norte]) })
      .where('Preciooferta', '=', 399.99)
      .execute()
    await addZone(shop.db, norte, ['Tandil', 'Vela'], { Costo: 700, Minimo: 1200, GratisDesde: 5000 })
    await catalogueChanged(shop)
    ;({ browser, client } = await registerTestClient(shop))
  })
  afterAll(() => shop.close())

  const atNorte = (changes: Partial<OrderDraft> = {}): OrderDraft => {
    const { TotalNeto: _, ...draft } = orderDraft({ Sucursal: norte, Lugar: TANDIL })
    return { ...draft, ...changes }
  }
  const placed = async (draft: OrderDraft): Promise<Order> => {
    const { status, json, problem } = await save(browser, draft)
    expect([status, problem?.code]).toEqual([200, undefined])
    return json
  }
  const refused = async (draft: OrderDraft) => {
    const { status, problem } = await save(browser, draft)
    return [status, problem.code, problem.detail]
  }

  it('have the branch’s prices, fee and name, and its zone', async () => {
    const order = await placed(atNorte())
    expect(order).toMatchObject({
      Sucursal: norte,
      NombreSucursal: 'Norte',
      Zona: 'Tandil y Vela',
      ...TANDIL,
      TotalBruto: 1285.92,
      TotalEnvio: 700,
      TotalNeto: 1985.92,
    })
    const picker = await staffOf(shop, 'pedidos', 'marta')
    const queue = await picker.call(staffOrders.list, { query: { Numero: order.Id } })
    expect(queue.json).toMatchObject([
      { NombreSucursal: 'Norte', Zona: 'Tandil y Vela', Localidad: 'Tandil' },
    ])
    const { json } = await browser.call(listOrders, {
      params: { Cliente: client.Id, Estado: 'P', page: 0, size: 1 },
    })
    expect(json[0]).toEqual(order)
    const elsewhere = await placed(orderDraft())
    expect(elsewhere).toMatchObject({ TotalBruto: 1226.22, TotalEnvio: MONTO1 })
    expect(elsewhere.NombreSucursal).not.toBe('Norte')
    const free = await placed(atNorte({ Lineas: lines(['QUESO', 5000]) }))
    expect(free).toMatchObject({ TotalBruto: 6172.8, TotalEnvio: 0, TotalNeto: 6172.8 })
  })

  it('have the offers of the branch', async () => {
    const Lineas = lines(['OFERTA', 4])
    expect((await placed(atNorte({ Lineas }))).TotalBruto).toBe(1599.96)
    const { TotalNeto: _, ...draft } = orderDraft({ Lineas })
    expect((await placed(draft)).TotalBruto).toBe(1800)
  })

  it('are refused with another branch’s total, with the branch’s name', async () => {
    const { status, problem } = await save(browser, atNorte({ TotalNeto: 2726.72 }))
    expect([status, problem.code]).toEqual([409, 'precios'])
    expect(problem.Pedido).toMatchObject({ Sucursal: norte, NombreSucursal: 'Norte', TotalNeto: 1985.92 })
  })

  it('are refused by the branch’s own rules', async () => {
    const closed = await addSellingBranch(shop.db, 'Cerrada', { is_active: false })
    expect(await refused(atNorte({ Sucursal: closed.branchId }))).toEqual([
      422,
      'sucursal-cerrada',
      'Esta sucursal ya no toma pedidos. Elegí otra.',
    ])
    expect(await refused(atNorte({ Lugar: { Localidad: 'Azul' } }))).toEqual([
      422,
      'fuera-de-zona',
      'Todavía no llegamos a esa dirección. Podés retirar en Norte o elegir otra dirección.',
    ])
    expect(await refused(atNorte({ Lineas: lines(['PAN', 9]) }))).toContain('minimo-resumen')
    expect(await refused(atNorte({ Lineas: lines(['VINO', 2]) }))).toContain('articulo-inexistente')
    expect(await refused(atNorte({ Lineas: lines(['PAN', 13]) }))).toEqual([
      422,
      'limite-por-pedido',
      'De Pan de molde podés llevar hasta 12 un por pedido.',
    ])
    const { branchId } = await addSellingBranch(shop.db, 'Express', { Retiro: false })
    expect(await refused(atNorte({ Sucursal: branchId, FormaEntrega: 'RS' }))).toEqual([
      422,
      'sin-retiro',
      'En Express no se retiran pedidos. Elegí envío a domicilio u otra sucursal.',
    ])
  })

  it('go to the client’s address if they name no place', async () => {
    const nowhere = { ...atNorte(), Lugar: null }
    await shop.db.updateTable('clients').set({ Localidad: 'Azul' }).where('Id', '=', client.Id).execute()
    expect(await refused(nowhere)).toContain('fuera-de-zona')
    await shop.db
      .insertInto('client_addresses')
      .values({ client_id: client.Id, Calle: 'Mitre', Localidad: 'VELA', is_default: true })
      .execute()
    expect(await placed(nowhere)).toMatchObject({ Localidad: 'VELA', Zona: 'Tandil y Vela' })
  })

  it('are picked up at the branch that the mail names, and hold its places and stock until annulled', async () => {
    await shop.db
      .insertInto('stock')
      .values({ branch_id: norte, article_code: 'PAN', quantity: 12, changed_at: '2026-11-21T10:00:00.000Z' })
      .execute()
    const taken = async () =>
      (
        await shop.db
          .selectFrom('slot_bookings')
          .select('taken')
          .where('branch_id', '=', norte)
          .where('day_id', '=', MONDAY)
          .executeTakeFirstOrThrow()
      ).taken
    const before = await taken()
    const order = await placed(atNorte({ FormaEntrega: 'RS', Lineas: lines(['PAN', 12]) }))
    expect(order).toMatchObject({ TotalEnvio: 0, TotalNeto: 1440 })
    expect(order).not.toHaveProperty('Zona')
    const mail = await shop.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('event_key', '=', `pedido-${order.Id}-generado`)
      .executeTakeFirstOrThrow()
    expect(bodiesOf(mail).text).toContain('Retiro en sucursal (Norte)')
    expect(await taken()).toBe(before + 1)
    const { status, problem } = await save(browser, atNorte({ FormaEntrega: 'RS' }))
    expect([status, problem.code, problem.Codart, problem.Quedan]).toEqual([422, 'existencia', 'PAN', 0])
    await placed({ Id: order.Id, Estado: 'A' })
    expect(await taken()).toBe(before)
    await placed(atNorte({ FormaEntrega: 'RS' }))
  })

  it('are repeated, and carts opened, at another branch: its prices, and what it does not sell', async () => {
    const cart = await placed({ Estado: 'I', Lineas: lines(['PAN', 2], ['VINO', 1]) })
    expect(cart).toMatchObject({ TotalBruto: 1700.2, NombreSucursal: expect.any(String) })
    const opened = await browser.call(cloneOrder, { params: { Id: cart.Id }, query: { sucursal: norte } })
    expect(opened.json.Lineas).toMatchObject([{ Codart: 'PAN', Precioindividual: 120, Precioventa: 240 }])
    expect(opened.json.Faltantes).toMatchObject([{ Codart: 'VINO', Precioventa: 1500 }])
    const there = await placed({ Estado: 'I', Sucursal: norte, Lineas: lines(['PAN', 2]) })
    expect(there).toMatchObject({ Id: cart.Id, Sucursal: norte, TotalBruto: 240 })
    const back = await browser.call(cloneOrder, { params: { Id: cart.Id } })
    expect(back.json.Lineas).toMatchObject([{ Codart: 'PAN', Precioventa: 200.2 }])
  })
})
