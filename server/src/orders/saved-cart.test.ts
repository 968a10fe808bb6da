import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOrders, type OrderDraft, type OrderStatusCode } from '@gondola/contract/orders'
import type { Client } from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { MONDAY, orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'

const cart = (...all: [Codart: string, Cantidad: number][]): OrderDraft => ({
  Estado: 'I',
  Lineas: all.map(([Codart, Cantidad]) => ({ Codart, Cantidad })),
})

describeOnBothDatabases('a saved cart', (database) => {
  let shop: TestShop
  let browser: TestClient
  let client: Client
  beforeAll(async () => {
    shop = await startOrderShop(database)
    const registered = await registerTestClient(shop)
    browser = registered.browser
    client = registered.client
  })
  afterAll(() => shop.close())

  const list = async (Estado: 'I' | 'P', of = { browser, client }) =>
    (await of.browser.call(listOrders, { params: { Cliente: of.client.Id, Estado, page: 0, size: 10 } })).json

  it.each([
    ['Agrega productos a tu carrito para poder guardarlos', cart()],
    ['Agrega productos a tu carrito para poder guardarlos', { Estado: 'I' }],
    ['Ninguno de los productos puede ser de cantidad 0 o menor', cart(['PAN', 0])],
    ['Uno de los productos ya no está a la venta. Quitalo del carrito para seguir.', cart(['AGOTADO', 1])],
  ] as [string, OrderDraft][])('is refused: %s %j', async (text, draft) => {
    const { status, problem } = await save(browser, draft)
    expect([status, problem.detail]).toEqual([422, text])
    expect(await list('I')).toEqual([])
  })

  it('cannot come to more than money can be', async () => {
    const lines: [string, number][] = Array.from({ length: 500 }, () => ['PAN', 1_000_000])
    const { status, problem } = await save(browser, cart(...lines))
    expect([status, problem.detail]).toEqual([400, 'Productos: es demasiado grande.'])
    expect(await list('I')).toEqual([])
  })

  it('has no payment, and totals of the cart alone [§4.9]', async () => {
    const { status, json } = await save(browser, cart(['PAN', 120], ['QUESO', 50]))
    expect(status).toBe(200)
    expect(json).toMatchObject({
      Estado: 'I',
      TipoPago: null,
      TotalBruto: 12_073.73,
      TotalNeto: 12_073.73,
      TotalDescuento: null,
      TotalEnvio: null,
      Dia: null,
      FormaEntrega: null,
      Cupon: null,
    })
    expect(await list('I')).toEqual([json])
  })

  it('is replaced by the next, one per client', async () => {
    const first = await save(browser, cart(['PAN', 1]))
    const second = await save(browser, cart(['PROMO', 2]))
    expect(second.json.Id).toBe(first.json.Id)
    expect(second.json.Lineas).toMatchObject([{ Codart: 'PROMO', Cantidad: 2, Precioventa: 500 }])
    expect(await list('I')).toEqual([second.json])
  })

  it('saved from two devices at once is still one', async () => {
    const fresh = await registerTestClient(shop)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(fresh.browser, cart(['PAN', index + 1]))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const saved = await list('I', fresh)
    expect(saved).toHaveLength(1)
    expect(saved[0]?.Lineas).toHaveLength(1)
    expect(answers.map(({ json }) => json.TotalNeto)).toContain(saved[0]?.TotalNeto)
  })

  it('is gone once an order is placed, which remembers it', async () => {
    await save(browser, cart(['PAN', 1]))
    const { json } = await save(browser, orderDraft())
    expect(await list('I')).toEqual([])
    const history = await shop.db
      .selectFrom('order_transitions')
      .selectAll()
      .where('order_id', '=', json.Id)
      .execute()
    expect(history).toMatchObject([{ from_status: 'I', to_status: 'P' }])
  })

  it('is not lost when the order is refused', async () => {
    const { json } = await save(browser, cart(['PAN', 1]))
    expect((await save(browser, orderDraft({ Id: json.Id, TotalNeto: 1 }))).status).toBe(409)
    expect(await list('I')).toEqual([json])
    expect((await save(browser, orderDraft({ Id: json.Id }))).status).toBe(200)
    expect(await list('I')).toEqual([])
  })

  it('needs as many lines as the shop’s parameter says, with its message [§5.6, §8.4]', async () => {
    const five = { name: 'MinimoLineasGuardar', value: JSON.stringify(5) }
    await shop.db.insertInto('parameters').values(five).execute()
    const four = cart(['PAN', 1], ['QUESO', 100], ['PROMO', 1], ['OFERTA', 1])
    const { status, problem } = await save(browser, four)
    expect([status, problem.detail]).toEqual([422, 'Agrega un mínimo de 5 productos'])
    const empty = await save(browser, cart())
    expect(empty.problem.detail).toBe('Agrega productos a tu carrito para poder guardarlos')
    const Lineas = [...(four.Lineas ?? []), { Codart: 'VENCIDA', Cantidad: 1 }]
    expect((await save(browser, { Estado: 'I', Lineas })).status).toBe(200)
    await shop.db.deleteFrom('parameters').where('name', '<>', 'Abierta').execute()
  })

  it('saved again with the same key is answered, not saved', async () => {
    const { browser: own } = await registerTestClient(shop)
    const first = await save(own, cart(['PAN', 2]), 'guardar-1')
    await save(own, cart(['PAN', 3]), 'guardar-2')
    expect((await save(own, cart(['PAN', 2]), 'guardar-1')).json.Id).toBe(first.json.Id)
    expect((await save(own, cart(['PAN', 7]), 'guardar-1')).problem.code).toBe('clave-repetida')
  })

  it.each([
    ['P', 'I', 409],
    ['P', 'P', 409],
    ['P', 'A', 200],
    ['A', 'A', 409],
    ['A', 'P', 409],
    ['A', 'I', 409],
    ['D', 'A', 409],
    ['D', 'P', 409],
    ['D', 'I', 409],
    ['C', 'A', 409],
    ['C', 'I', 409],
    ['I', 'I', 200],
    ['I', 'P', 200],
    ['I', 'A', 200],
    ['P', 'D', 409],
    ['P', 'C', 409],
    ['I', 'D', 409],
    ['I', 'C', 409],
  ] as [OrderStatusCode, OrderStatusCode, number][])(
    'from %s a client makes %s: %d',
    async (from, to, expected) => {
      const own = await registerTestClient(shop)
      const { json } = await save(own.browser, from === 'I' ? cart(['PAN', 1]) : orderDraft({ Dia: MONDAY }))
      if (from !== 'I')
        await shop.db.updateTable('orders').set({ Estado: from }).where('Id', '=', json.Id).execute()
      const draft = { ...(to === 'I' ? cart(['PAN', 2]) : orderDraft()), Estado: to, Id: json.Id }
      const { status, problem } = await save(own.browser, draft)
      expect(status).toBe(expected)
      if (expected === 409)
        expect(problem).toMatchObject({ code: 'estado', detail: 'El pedido ya no admite ese cambio.' })
    },
  )
})
