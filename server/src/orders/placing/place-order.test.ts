import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDeliveryDay } from '@gondola/contract/delivery'
import { listOwnPurchases } from '@gondola/contract/catalogue'
import { cloneOrder, type OrderDraft } from '@gondola/contract/orders'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { MONDAY, orderDraft, save, SATURDAY_NOON, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { bodiesOf } from '../../mail/render-mail.ts'

const TODAY = 20_261_121
const lines = (...all: [Codart: string, Cantidad: number][]) => ({
  Lineas: all.map(([Codart, Cantidad]) => ({ Codart, Cantidad })),
})

/** In the specification's order (spec §5): each draft also breaks all rules after its own. */
const LATER = { FormaEntrega: null, TotalEnvio: null, Dia: null, HorarioEntrega: null, TipoPago: null }
const RULES: [text: string, changes: Partial<OrderDraft>][] = [
  ['Agregue artículos al carrito porfavor.', { Lineas: [], ...LATER }],
  ['Agregue artículos al carrito porfavor.', { Lineas: null, ...LATER }],
  ['Uno de los productos ya no está a la venta. Quitalo del carrito para seguir.', lines(['NADA', 1])],
  [
    'Uno de los productos ya no está a la venta. Quitalo del carrito para seguir.',
    lines(['PAN', 20], ['AGOTADO', 1]),
  ],
  [
    'Ninguno de los productos puede ser de cantidad 0 o menor',
    { ...lines(['PAN', 120], ['QUESO', 0]), ...LATER },
  ],
  [
    'Ninguno de los productos puede ser de cantidad 0 o menor',
    { ...lines(['PAN', -3], ['QUESO', 5000]), ...LATER },
  ],
  ['Ninguno de los productos puede ser de cantidad 0 o menor', lines(['PAN', 50], ['PAN', -50])],
  ['Los productos no pesables no pueden ser mayor a 99', { ...lines(['PAN', 99], ['QUESO', 50]), ...LATER }],
  ['Los productos no pesables no pueden ser mayor a 99', { ...lines(['PAN', 50], ['PAN', 49]), ...LATER }],
  ['Los productos pesables se venden desde 100 g.', { ...lines(['PAN', 50], ['QUESO', 99]), ...LATER }],
  ['El monto debe ser mayor a $ 1.000,00.', { ...lines(['PAN', 9]), ...LATER }],
  ['Porfavor elija la forma de entrega.', LATER],
  ['Porfavor elija la forma de entrega.', { FormaEntrega: 'S' }],
  ['Porfavor elija la forma de entrega.', { FormaEntrega: '', TotalEnvio: 1500 }],
  ['Porfavor elija un dia de entrega.', { ...LATER, FormaEntrega: 'ED' }],
  ['Porfavor elija un horario de entrega.', { ...LATER, FormaEntrega: 'ED', Dia: MONDAY }],
  ['Porfavor agregue un tipo de pago', { TipoPago: null }],
  ['Ese día ya no tiene reparto. Elegí otro.', { Dia: 20_261_122 }],
  ['Ese día ya no tiene reparto. Elegí otro.', { Dia: 20_261_120 }],
  ['Ese día ya no tiene reparto. Elegí otro.', { Dia: 20_270_222 }],
  ['Ese día ya no tiene reparto. Elegí otro.', { Dia: 20_261_125 }],
  ['Ese horario no existe. Elegí otro.', { HorarioEntrega: '09:00 a 13:00' }],
  ['Ese horario no existe. Elegí otro.', { HorarioEntrega: "9' or 1=1" }],
  ['Ese horario ya no toma pedidos. Elegí otro.', { Dia: TODAY }],
  ['Ese horario ya no toma pedidos. Elegí otro.', { Dia: TODAY, HorarioEntrega: '12:00 a 15:00' }],
  ['Ese tipo de pago ya no está disponible. Elegí otro.', { TipoPago: { Id: 1 } }],
  ['Ese tipo de pago ya no está disponible. Elegí otro.', { TipoPago: { Id: 99 } }],
]

describeOnBothDatabases('placing an order', (database) => {
  let shop: TestShop
  let browser: TestClient
  let clientId = 0
  beforeAll(async () => {
    shop = await startOrderShop(database)
    const holiday = { day: '2026-11-25', description: 'Feriado' }
    await shop.db.insertInto('delivery_holidays').values(holiday).execute()
    await shop.db.updateTable('payment_types').set({ is_active: false }).where('Id', '=', 1).execute()
    const registered = await registerTestClient(shop)
    browser = registered.browser
    clientId = registered.client.Id
  })
  afterAll(() => shop.close())

  const storedOrders = () => shop.db.selectFrom('orders').selectAll().orderBy('Id').execute()
  const placesLeft = async (HorarioEntrega: string) => {
    const { json } = await shop.visitor().call(findDeliveryDay, { params: { Id: MONDAY } })
    return json.ListHorariosDisponibles.find(({ Desde }) => HorarioEntrega.startsWith(Desde))?.Cupo
  }

  it.each(RULES)('is refused: %s %j [§5.8]', async (text, changes) => {
    const before = await storedOrders()
    const { status, problem } = await save(browser, orderDraft(changes))
    expect([status, problem.detail.replaceAll('\u00a0', ' ')]).toEqual([422, text])
    expect(await storedOrders()).toEqual(before)
    expect(await shop.db.selectFrom('slot_bookings').selectAll().where('taken', '>', 0).execute()).toEqual([])
  })

  it('with alcohol keeps to its hours, at home and at the counter, and wants the declaration', async () => {
    const wine = { ...lines(['VINO', 1]), TotalNeto: 3000.5 }
    const windows = [{ Desde: '05-01', Hasta: '11-30', HoraDesde: '10:00', HoraHasta: '18:00' }]
    const value = JSON.stringify(windows)
    const attempts: [changes: Partial<OrderDraft>, code: string | undefined][] = [
      [{ MayorDeEdad: true }, 'alcohol-horario'],
      [{ MayorDeEdad: true, HorarioEntrega: '18:00 a 21:00' }, 'alcohol-horario'],
      [{ MayorDeEdad: true, FormaEntrega: 'RS', TotalNeto: 1500 }, 'alcohol-horario'],
      [{ HorarioEntrega: '15:00 a 18:00' }, 'alcohol-edad'],
      [{ HorarioEntrega: '15:00 a 18:00', MayorDeEdad: false }, 'alcohol-edad'],
      [{ HorarioEntrega: '15:00 a 18:00', MayorDeEdad: null }, 'alcohol-edad'],
      [{ MayorDeEdad: true, HorarioEntrega: '15:00 a 18:00' }, undefined],
      [{ ...lines(['PAN', 20]), TotalNeto: null }, undefined],
    ]
    expect((await save(browser, orderDraft(wine))).problem.code).toBe('alcohol-edad')
    await shop.db.insertInto('parameters').values({ name: 'VentanasAlcohol', value }).execute()
    for (const [changes, code] of attempts) {
      const { status, problem, json } = await save(browser, orderDraft({ ...wine, ...changes }))
      expect([status, code && problem.code]).toEqual([code ? 422 : 200, code])
      if (code === 'alcohol-horario') expect(problem.detail).toContain('de 10:00 a 18:00')
      if (!code) expect(json.Lineas[0]?.Alcohol).toBe(json.Lineas[0]?.Codart === 'VINO')
    }
    await shop.db.deleteFrom('parameters').where('name', '<>', 'Abierta').execute()
  })

  it('has no more pieces than the shop says, a weighed line counted as one', async () => {
    await shop.db.insertInto('parameters').values({ name: 'MaximoPiezasPorPedido', value: '110' }).execute()
    const ordered = (...all: [Codart: string, Cantidad: number][]) =>
      save(browser, orderDraft({ ...lines(...all), TotalNeto: null }))
    const { status, problem } = await ordered(['PAN', 98], ['PROMO', 12], ['QUESO', 5000])
    expect([status, problem.code, problem.detail]).toEqual([
      422,
      'piezas-por-pedido',
      'Tu carrito tiene 111 unidades y un pedido puede tener hasta 110. Dividilo en dos pedidos.',
    ])
    expect((await ordered(['PAN', 98], ['PROMO', 11], ['QUESO', 5000])).status).toBe(200)
    await shop.db.deleteFrom('parameters').where('name', '<>', 'Abierta').execute()
  })

  it('is priced by what the transaction finds, though the catalogue in memory was priced by before', async () => {
    const priced = async () =>
      (await save(browser, orderDraft({ ...lines(['PAN', 20]), TotalNeto: null }))).json
    const before = (await priced()).TotalBruto
    const setPrice = (Precioventa: number) =>
      shop.db.updateTable('articles').set({ Precioventa }).where('Codigo', '=', 'PAN').execute()
    await setPrice(111)
    expect((await priced()).TotalBruto).toBe(2220)
    await setPrice(100.1)
    expect((await priced()).TotalBruto).toBe(before)
  })

  it('keeps the note of each line, for the next order too; of one article twice both', async () => {
    const Lineas = [
      { Codart: 'QUESO', Cantidad: 500, Aclaracion: 'en fetas finas' },
      { Codart: 'PAN', Cantidad: 9, Aclaracion: 'bien cocido' },
      { Codart: 'QUESO', Cantidad: 300, Aclaracion: 'en un trozo' },
    ]
    const { json } = await save(browser, orderDraft({ Lineas, TotalNeto: null }))
    const notes = ['en fetas finas; en un trozo', 'bien cocido']
    expect(json.Lineas.map(({ Aclaracion }) => Aclaracion)).toEqual(notes)
    const cloned = await browser.call(cloneOrder, { params: { Id: json.Id } })
    expect(cloned.json.Lineas.map(({ Aclaracion }) => Aclaracion)).toEqual(notes)
    const own = (await browser.call(listOwnPurchases)).json
    expect(own.find(({ Codigo }) => Codigo === 'PAN')?.Aclaracion).toBe('bien cocido')
    const tooLong = { Codart: 'PAN', Cantidad: 9, Aclaracion: 'a'.repeat(81) }
    expect((await save(browser, orderDraft({ Lineas: [tooLong], TotalNeto: null }))).status).toBe(400)
  })

  it('keeps what is wished for each line; of one article twice the more careful wish', async () => {
    const Lineas = [
      { Codart: 'PAN', Cantidad: 10 },
      { Codart: 'QUESO', Cantidad: 400, Reemplazo: 'similar' as const },
      { Codart: 'QUESO', Cantidad: 100, Reemplazo: 'preguntar' as const },
      { Codart: 'PAN', Cantidad: 1, Reemplazo: 'nada' as const },
      { Codart: 'PROMO', Cantidad: 1, Reemplazo: 'similar' as const },
    ]
    const { json } = await save(browser, orderDraft({ Lineas, TotalNeto: null }))
    expect(json.Lineas.map(({ Codart, Reemplazo }) => [Codart, Reemplazo])).toEqual([
      ['PAN', 'nada'],
      ['QUESO', 'preguntar'],
      ['PROMO', 'similar'],
    ])
    const cloned = await browser.call(cloneOrder, { params: { Id: json.Id } })
    expect(cloned.json.Lineas.map(({ Reemplazo }) => Reemplazo)).toEqual(['nada', 'preguntar', 'similar'])
  })

  it('needs a session', async () => {
    const { status, problem } = await save(shop.visitor(), orderDraft())
    expect([status, problem.code]).toEqual([401, 'sesion'])
  })

  it('stores what the server computed, takes a place and queues the mail [§4.9]', async () => {
    const before = await placesLeft('09:00')
    const { status, json } = await save(browser, orderDraft())
    expect(status).toBe(200)
    const line = {
      Imagen: null,
      Ean: null,
      Promo: null,
      Alcohol: false,
      Reemplazo: 'similar' as const,
      Aclaracion: '',
    }
    expect(json).toEqual({
      Id: json.Id,
      Fecha: '2026-11-21',
      Fechahora: expect.stringMatching(/^2026-11-21T12:\d\d:\d\d-03:00$/),
      Estado: 'P',
      Cliente: clientId,
      Lineas: [
        {
          ...line,
          Items: 1,
          Cantidad: 3,
          Unidad: 1,
          Precioindividual: 100.1,
          Precioventa: 300.3,
          Codart: 'PAN',
          Descrip: 'Pan de molde',
        },
        {
          ...line,
          Items: 2,
          Cantidad: 750,
          Unidad: 100,
          Precioindividual: 1234.56,
          Precioventa: 925.92,
          Codart: 'QUESO',
          Descrip: 'Queso cremoso',
        },
      ],
      FormaEntrega: 'ED',
      Dia: MONDAY,
      HorarioEntrega: '09:00 a 12:00',
      TipoPago: { Id: 4, Descrip: 'Efectivo al recibir' },
      TotalBruto: 1226.22,
      TotalDescuento: 0,
      TotalEnvio: 1500.5,
      TotalNeto: 2726.72,
      B1: true,
      Cupon: null,
      Cupondescuento: 'WEB',
      Opt1: 'Ana Gómez',
      Opt2: '2494000000',
      Opt3: 'Mitre 100',
      Opt4: 'Tocar timbre',
      Opt5: '',
      Opt6: '',
    })
    expect(await placesLeft('09:00')).toBe((before ?? 0) - 1)
    const history = await shop.db
      .selectFrom('order_transitions')
      .selectAll()
      .where('order_id', '=', json.Id)
      .execute()
    expect(history).toMatchObject([
      {
        from_status: null,
        to_status: 'P',
        author: 'client',
        author_id: clientId,
        at: expect.stringMatching(/^2026-11-21T15:/),
      },
    ])
    const key = `pedido-${json.Id}-generado`
    const mail = await shop.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('event_key', '=', key)
      .executeTakeFirstOrThrow()
    expect(bodiesOf(mail).text.replaceAll('\u00a0', ' ')).toContain('Total estimado: ≈ $ 2.726,72')
  })

  it.each([
    ['an offer of today, the lowest', [['OFERTA', 3]], 1199.97],
    ['no offer that is over', [['VENCIDA', 4]], 1200],
    ['a promotion’s name, at the shelf’s price', [['PROMO', 4]], 1000],
    [
      '333 g, rounded half away from zero',
      [
        ['QUESO', 333],
        ['VENCIDA', 2],
      ],
      1011.11,
    ],
    [
      'lines of one article as one',
      [
        ['PAN', 6],
        ['VENCIDA', 1],
        ['PAN', 6],
      ],
      1501.2,
    ],
  ] as const)('prices %s', async (_what, all, TotalBruto) => {
    const draft = orderDraft({
      ...lines(...(all as unknown as [string, number][])),
      FormaEntrega: 'RS',
      TotalNeto: TotalBruto,
    })
    const { status, json } = await save(browser, draft)
    expect([status, json.TotalBruto, json.TotalEnvio, json.TotalNeto]).toEqual([
      200,
      TotalBruto,
      0,
      TotalBruto,
    ])
    expect(new Set(json.Lineas.map(({ Codart }) => Codart)).size).toBe(json.Lineas.length)
    expect(json.Lineas.map(({ Items }) => Items)).toEqual(json.Lineas.map((_, index) => index + 1))
    if (all[0][0] === 'PROMO') expect(json.Lineas[0]?.Promo).toBe('2x1')
  })

  it.each([
    ['home delivery', { TotalEnvio: 1500.5 }, 'ED'],
    ['home delivery, whatever fee is sent', { TotalEnvio: 1 }, 'ED'],
    ['pickup', { TotalEnvio: 0, TotalNeto: 1226.22 }, 'RS'],
  ] as const)('without FormaEntrega reads %s from TotalEnvio', async (_form, changes, FormaEntrega) => {
    const { FormaEntrega: _, ...draft } = orderDraft(changes)
    expect((await save(browser, draft)).json.FormaEntrega).toBe(FormaEntrega)
  })

  it.each([
    ['RS', 'En la caja.'],
    ['ED', 'Llevamos el posnet.'],
  ] as const)('mails how an order by %s is paid', async (FormaEntrega, words) => {
    const columns = { instructions: 'Llevamos el posnet.', pickup_instructions: 'En la caja.' }
    await shop.db.updateTable('payment_types').set(columns).execute()
    const { json } = await save(
      browser,
      orderDraft({ FormaEntrega, ...(FormaEntrega === 'RS' && { TotalEnvio: 0, TotalNeto: 1226.22 }) }),
    )
    const mail = await shop.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('event_key', '=', `pedido-${json.Id}-generado`)
      .executeTakeFirstOrThrow()
    const { text } = bodiesOf(mail)
    expect(Object.values(columns).filter((each) => text.includes(each))).toEqual([words])
  })

  it('takes no price, total, state or owner from the body', async () => {
    const Lineas = [
      { Codart: 'PAN', Cantidad: 10, Precioventa: 0.01, Precioindividual: 0.01, Unidad: 100, Descrip: 'x' },
    ]
    const body = {
      ...orderDraft(),
      Lineas,
      FormaEntrega: 'RS',
      TotalBruto: 1,
      TotalNeto: 1001,
      TotalDescuento: 900,
      Cliente: 999,
      Cupondescuento: 'GRATIS',
      Fecha: '2001-01-01',
    }
    const { status, json } = await browser.request<Record<string, unknown>>('POST', '/api/pedidos/save', body)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      TotalBruto: 1001,
      TotalNeto: 1001,
      TotalDescuento: 0,
      Cliente: clientId,
      Cupondescuento: 'WEB',
      Fecha: '2026-11-21',
    })
    expect(json['Lineas']).toMatchObject([
      { Precioventa: 1001, Precioindividual: 100.1, Unidad: 1, Descrip: 'Pan de molde' },
    ])
  })

  it('reads from the account what the customer left out', async () => {
    const { Opt1: _1, Opt2: _2, ...draft } = orderDraft({ Opt3: '  ', B1: null })
    const { json } = await save(browser, draft)
    expect(json).toMatchObject({ Opt1: 'Ana Gómez', Opt2: '2494000000', Opt3: 'Mitre 100', B1: true })
  })

  describe('whose total is not the one that the customer saw', () => {
    it.each([2726.71, 2726.73, 0, 1226.22])(
      '%d: saves nothing and answers the order recomputed',
      async (TotalNeto) => {
        const before = await storedOrders()
        const { status, problem } = await save(browser, orderDraft({ TotalNeto }))
        expect([status, problem.code]).toEqual([409, 'precios'])
        expect(problem.Pedido).toMatchObject({ TotalNeto: 2726.72, TotalBruto: 1226.22, TotalEnvio: 1500.5 })
        expect(problem.Pedido?.Lineas).toHaveLength(2)
        expect(problem.Pedido).not.toHaveProperty('Id')
        expect(await storedOrders()).toEqual(before)
      },
    )

    it('because a price changed in the middle of the checkout: confirmed again, it is taken', async () => {
      await shop.db.updateTable('articles').set({ Precioventa: 110 }).where('Codigo', '=', 'PAN').execute()
      const refused = await save(browser, orderDraft(), 'cambio-de-precio')
      expect(refused.problem.Pedido?.TotalNeto).toBe(2756.42)
      const confirmed = await save(browser, orderDraft({ TotalNeto: 2756.42 }), 'cambio-de-precio')
      expect([confirmed.status, confirmed.json.TotalNeto]).toEqual([200, 2756.42])
      await shop.db.updateTable('articles').set({ Precioventa: 100.1 }).where('Codigo', '=', 'PAN').execute()
    })

    it('is not compared when none is sent', async () => {
      const { TotalNeto: _, ...draft } = orderDraft()
      expect((await save(browser, draft)).json.TotalNeto).toBe(2726.72)
    })
  })

  it('numbers orders upwards', async () => {
    const orders = await storedOrders()
    const numbers = orders.map(({ Id }) => Id)
    expect(new Set(numbers).size).toBe(numbers.length)
    const { json } = await save(browser, orderDraft({ HorarioEntrega: '15:00 a 18:00' }))
    expect(json.Id).toBeGreaterThan(Math.max(...numbers))
  })

  it('takes slots of today that have not begun', async () => {
    const { status } = await save(browser, orderDraft({ Dia: TODAY, HorarioEntrega: '15:00 a 18:00' }))
    expect(status).toBe(200)
    shop.setNow('2026-11-21T18:00:00Z')
    const { problem } = await save(browser, orderDraft({ Dia: TODAY, HorarioEntrega: '15:00 a 18:00' }))
    expect(problem.code).toBe('horario-pasado')
    shop.setNow(SATURDAY_NOON)
  })
})
