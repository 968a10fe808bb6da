import { afterAll, beforeAll, expect, it } from 'vitest'
import { findArticle, listPromotionArticles, listPromotions } from '@gondola/contract/catalogue'
import { cloneOrder, listOrders, type OrderDraft } from '@gondola/contract/orders'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { articleRow, insertArticles } from '../../../lab/shop/fill-catalogue.ts'
import { lines, MONTO1, orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { addPromotion, catalogueChanged } from '../../../lab/shop/promotion-shop.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { bodiesOf } from '../mail/render-mail.ts'

/** A draft without a total, so that the server does not compare it. */
const draft = (Lineas: OrderDraft['Lineas'], changes: Partial<OrderDraft> = {}) =>
  orderDraft({ Lineas: Lineas ?? null, TotalNeto: null, ...changes })

describeOnBothDatabases('promotions with mechanics', (database) => {
  let shop: TestShop
  let browser: TestClient
  let clientId = 0
  let tresPorDos = 0
  beforeAll(async () => {
    shop = await startOrderShop(database)
    await insertArticles(shop.db, [
      articleRow({
        Codigo: 'LECHE',
        Descripcion: 'Leche',
        Precioventa: 400,
        family_code: 201,
        brand_code: 1,
      }),
      articleRow({
        Codigo: 'YOGUR',
        Descripcion: 'Yogur',
        Precioventa: 300,
        family_code: 201,
        brand_code: 3,
      }),
      articleRow({
        Codigo: 'CREMA',
        Descripcion: 'Crema suelta',
        Precioventa: 900,
        family_code: 201,
        unidad: 100,
      }),
      articleRow({
        Codigo: 'YERBA',
        Descripcion: 'Yerba',
        Precioventa: 1000,
        family_code: 102,
        brand_code: 2,
      }),
      articleRow({
        Codigo: 'MATE',
        Descripcion: 'Mate cocido',
        Precioventa: 500,
        family_code: 102,
        brand_code: 2,
      }),
    ])
    tresPorDos = await addPromotion(shop, {
      Descrip: '3x2 en leches',
      Mecanica: { Tipo: 'nxm', Lleva: 3, Paga: 2, Combinable: true },
      families: [201],
    })
    await addPromotion(shop, {
      Descrip: '20% en Playadito',
      Mecanica: { Tipo: 'porcentaje', Porcentaje: 20 },
      brands: [2],
    })
    await addPromotion(shop, {
      Descrip: '70% en la segunda yerba',
      Mecanica: { Tipo: 'segunda', Porcentaje: 70 },
      articles: ['YERBA'],
    })
    const registered = await registerTestClient(shop)
    browser = registered.browser
    clientId = registered.client.Id
  })
  afterAll(() => shop.close())

  it('reach families and brands, weighed goods only by percentage, and open the price to everybody', async () => {
    const article = async (Codigo: string) =>
      (await shop.visitor().call(findArticle, { params: { Codigo } })).json
    const leche = await article('LECHE')
    expect(leche).toMatchObject({
      Precioventa: 400,
      Promocion: { Promocion: tresPorDos, Descrip: '3x2 en leches', Mecanica: { Tipo: 'nxm' } },
      Llevando: { Cantidad: 3, Precio: 266.67 },
    })
    expect(leche).not.toHaveProperty('Promociones')
    expect(await article('CREMA')).toMatchObject({ Precioventa: null, Promocion: null })
    const yerba = await article('YERBA')
    expect(yerba?.Promociones?.map(({ Mecanica }) => Mecanica.Tipo)).toEqual(['porcentaje', 'segunda'])
    expect(yerba?.Llevando).toEqual({ Cantidad: 2, Precio: 650 })
    expect(await article('PROMO')).not.toHaveProperty('Llevando')
    const reached = await shop.visitor().call(listPromotionArticles, { params: { Id: tresPorDos } })
    expect(reached.json.map(({ Codigo }) => Codigo)).toEqual(['LECHE', 'YOGUR'])
  })

  it('give the best for the customer, listed by line', async () => {
    const { status, json } = await save(
      browser,
      draft(lines(['LECHE', 2], ['YOGUR', 1], ['YERBA', 3], ['MATE', 1], ['PAN', 1])),
    )
    expect(status).toBe(200)
    // the yogurt is free; of three yerbas two get the second-unit discount, one the percentage
    expect(json.TotalDescuento).toBe(300 + 700 + 200 + 100)
    expect(json.TotalBruto).toBe(800 + 300 + 3000 + 500 + 100.1)
    expect(json.TotalNeto).toBe(3400.1 + MONTO1)
    expect(
      json.Lineas.map(({ Descuentos }) => Descuentos?.map(({ Texto, Monto }) => [Texto, Monto])),
    ).toEqual([
      undefined,
      [['Promo 3x2', 300]],
      [
        ['Promo 20% OFF', 200],
        ['Promo 70% OFF en la 2.ª unidad', 700],
      ],
      [['Promo 20% OFF', 100]],
      undefined,
    ])
    const [stored] = (
      await browser.call(listOrders, { params: { Cliente: clientId, Estado: 'P', page: 0, size: 1 } })
    ).json
    expect(stored).toEqual(json)
    const mail = await shop.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('event_key', '=', `pedido-${json.Id}-generado`)
      .executeTakeFirstOrThrow()
    const text = bodiesOf(mail).text.replaceAll('\u00a0', ' ')
    expect(text).toContain('- Promo 3x2 (1 un): −$ 300,00')
    expect(text).toContain('- Promo 70% OFF en la 2.ª unidad (2 un): −$ 700,00')
    expect(text).not.toContain('()')
    expect(text).toContain('−$ 1.300,00')
  })

  it('make another total than the customer saw a 409 with the recomputed order', async () => {
    const Lineas = lines(['LECHE', 6])
    const seen = await save(browser, draft(Lineas, { TotalNeto: 2400 + MONTO1 }))
    expect([seen.status, seen.problem.code]).toEqual([409, 'precios'])
    expect(seen.problem['Pedido']).toMatchObject({
      TotalBruto: 2400,
      TotalDescuento: 800,
      TotalNeto: 1600 + MONTO1,
      Lineas: [
        {
          Descuentos: [{ Texto: 'Promo 3x2', Cantidad: 6, Monto: 800 }],
          Promociones: [{ Promocion: tresPorDos }],
        },
      ],
    })
    expect((await save(browser, draft(Lineas, { TotalNeto: 1600 + MONTO1 }))).status).toBe(200)
  })

  it('count before the minimum purchase, which is of the goods after discount', async () => {
    // $ 1200 at list, $ 800 with the 3x2; the minimum is $ 1000
    const { status, problem } = await save(browser, draft(lines(['LECHE', 3])))
    expect([status, problem.code]).toEqual([422, 'minimo-resumen'])
  })

  it('are not in a saved cart, whose totals are the cart’s', async () => {
    const { json } = await save(browser, { Estado: 'I', Lineas: lines(['LECHE', 3]) })
    expect([json.TotalBruto, json.TotalDescuento, json.TotalNeto]).toEqual([1200, null, 1200])
    expect(json.Lineas[0]).not.toHaveProperty('Promociones')
    expect(json.Lineas[0]).not.toHaveProperty('Descuentos')
  })

  it('come with the lines of a duplicated order, as of today', async () => {
    const { json: order } = await save(browser, draft(lines(['LECHE', 6])))
    const { json } = await browser.call(cloneOrder, { params: { Id: order.Id } })
    expect(json.Lineas[0]).toMatchObject({ Promociones: [{ Promocion: tresPorDos, Mecanica: { Lleva: 3 } }] })
    expect(json.Lineas[0]).not.toHaveProperty('Descuentos')
  })

  it('limited by client and day count all orders of the day, also of two at once; what is annulled is given back', async () => {
    await insertArticles(shop.db, [
      articleRow({ Codigo: 'CACAO', Descripcion: 'Cacao', Precioventa: 1000, family_code: 102 }),
    ])
    const daily = await addPromotion(shop, {
      Descrip: '2x1 en cacao',
      Mecanica: { Tipo: 'nxm', Lleva: 2, Paga: 1, Limite: 4, LimitePorDia: true },
      articles: ['CACAO'],
    })
    const { browser: own } = await registerTestClient(shop)
    const buy = async (pieces: number, by = own) => (await save(by, draft(lines(['CACAO', pieces])))).json
    const first = await buy(3)
    expect(first.TotalDescuento).toBe(1000)
    const both = await Promise.all([buy(4), buy(4)])
    expect(both.map(({ TotalDescuento }) => TotalDescuento).toSorted()).toEqual([0, 1000])
    expect((await buy(4)).TotalDescuento).toBe(0)
    const { browser: other } = await registerTestClient(shop)
    expect((await buy(4, other)).TotalDescuento).toBe(2000)
    expect((await save(own, { Estado: 'A', Id: first.Id })).status).toBe(200)
    // the recomputed order includes what is left of the limit, so that the cart comes to the same total
    const seen = await save(own, draft(lines(['CACAO', 4]), { TotalNeto: 1 }))
    expect(seen.problem['Pedido']).toMatchObject({
      TotalDescuento: 1000,
      Lineas: [{ Promociones: [{ Promocion: daily, Mecanica: { Limite: 2 } }] }],
    })
    await shop.db.deleteFrom('promotions').where('Promocion', '=', daily).execute()
    await catalogueChanged(shop)
  })

  it('run on their weekdays alone', async () => {
    const weekday = { Mecanica: { Tipo: 'porcentaje', Porcentaje: 50 } as const, articles: ['PAN'] }
    const onSundays = await addPromotion(shop, { Descrip: 'Domingos', Dias: [0], ...weekday })
    const numbers = async (Fecha: string) =>
      (await shop.visitor().call(listPromotions, { params: { Fecha } })).json.map(
        ({ Promocion }) => Promocion,
      )
    expect(await numbers('HOY')).not.toContain(onSundays)
    expect(await numbers('2026-11-22')).toContain(onSundays)
    expect((await save(browser, draft(lines(['PAN', 20])))).json.TotalDescuento).toBe(0)
    const onSaturdays = await addPromotion(shop, { Descrip: 'Sábados', Dias: [6, 0], ...weekday })
    expect(await numbers('HOY')).toContain(onSaturdays)
    expect((await save(browser, draft(lines(['PAN', 20])))).json.TotalDescuento).toBe(1001)
  })

  it('stay with the orders they were given to', async () => {
    const before = (await save(browser, draft(lines(['LECHE', 6])))).json
    await shop.db.deleteFrom('promotions').where('Promocion', '=', tresPorDos).execute()
    await catalogueChanged(shop)
    expect((await save(browser, draft(lines(['LECHE', 6])))).json.TotalDescuento).toBe(0)
    const kept = (
      await browser.call(listOrders, { params: { Cliente: clientId, Estado: 'P', page: 0, size: 9 } })
    ).json.find(({ Id }) => Id === before.Id)
    expect(kept).toEqual(before)
    expect(kept?.Lineas[0]?.Descuentos).toEqual([
      { Promocion: tresPorDos, Texto: 'Promo 3x2', Cantidad: 6, Monto: 800 },
    ])
  })
})
