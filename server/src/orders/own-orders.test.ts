import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDeliveryDay } from '@gondola/contract/delivery'
import { SCREEN_CLIENT_HEADER } from '@gondola/contract/base'
import { cloneOrder, listOrders, saveOrder } from '@gondola/contract/orders'
import { saveClient, type Client } from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { MONDAY, orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient, registrationDraft } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'

describeOnBothDatabases('a client’s orders', (database) => {
  let shop: TestShop
  let ana: { browser: TestClient; client: Client }
  let beto: { browser: TestClient; client: Client }
  beforeAll(async () => {
    shop = await startOrderShop(database)
    ana = await registerTestClient(shop)
    beto = await registerTestClient(shop)
  })
  afterAll(() => shop.close())

  const list = (Estado: 'P' | 'D' | 'I' | 'C', page: number, size: number, of = ana, by = of) =>
    by.browser.call(listOrders, { params: { Cliente: of.client.Id, Estado, page, size } })

  it('are listed newest first, page by page from 0, with their count [§4.26]', async () => {
    const placed: number[] = []
    for (let number = 0; number < 7; number++) placed.push((await save(ana.browser, orderDraft())).json.Id)
    const pages = [await list('P', 0, 3), await list('P', 1, 3), await list('P', 2, 3), await list('P', 3, 3)]
    expect(pages.map(({ json }) => json.length)).toEqual([3, 3, 1, 0])
    expect(pages.flatMap(({ json }) => json.map(({ Id }) => Id))).toEqual(placed.toReversed())
    expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(Array(4).fill('7'))
    expect(pages[0]?.json[0]?.Lineas).toHaveLength(2)
    expect((await list('P', 0, 20)).json).toEqual(pages.flatMap(({ json }) => json))
    expect((await list('D', 0, 5)).json).toEqual([])
  })

  it('keep the document number of an account that never confirmed its address', async () => {
    const { browser, draft } = await registerTestClient(shop)
    await save(browser, orderDraft())
    await shop.db.deleteFrom('email_confirmations').execute()
    const again = registrationDraft({ Tipodoc: draft.Tipodoc!, Nrodoc: draft.Nrodoc! })
    expect((await shop.visitor().call(saveClient, { body: again })).problem.code).toBe('documento-registrado')
  })

  it('keep the prices of their day', async () => {
    const { json } = await save(ana.browser, orderDraft())
    await shop.db
      .updateTable('articles')
      .set({ Precioventa: 999, Descripcion: 'Otro' })
      .where('Codigo', '=', 'PAN')
      .execute()
    expect((await list('P', 0, 1)).json).toEqual([json])
    await shop.db
      .updateTable('articles')
      .set({ Precioventa: 100.1, Descripcion: 'Pan de molde' })
      .where('Codigo', '=', 'PAN')
      .execute()
  })

  describe('annulled', () => {
    it('go from P to A, give their place back, tell the customer, and are listed with the cancelled [§4.9]', async () => {
      const draft = orderDraft({ HorarioEntrega: '18:00 a 21:00', Dia: 20_261_124 })
      const places = async () => {
        const { json } = await shop.visitor().call(findDeliveryDay, { params: { Id: 20_261_124 } })
        return json.ListHorariosDisponibles.at(-1)?.Cupo ?? 0
      }
      const before = await places()
      const { json: placed } = await save(beto.browser, draft)
      expect(await places()).toBe(before - 1)
      const { status, json } = await save(beto.browser, { Estado: 'A', Id: placed.Id })
      expect([status, json]).toEqual([200, { ...placed, Estado: 'A' }])
      expect(await places()).toBe(before)
      expect((await list('C', 0, 5, beto)).json).toEqual([json])
      const history = await shop.db
        .selectFrom('order_transitions')
        .selectAll()
        .where('order_id', '=', placed.Id)
        .orderBy('id')
        .execute()
      expect(history).toMatchObject([
        { from_status: null, to_status: 'P', author: 'client', author_id: beto.client.Id },
        { from_status: 'P', to_status: 'A', author: 'client', author_id: beto.client.Id },
      ])
      const mail = await shop.db
        .selectFrom('mail_queue')
        .selectAll()
        .where('event_key', '=', `pedido-${placed.Id}-anulado`)
        .execute()
      expect(mail).toMatchObject([{ to_address: beto.client.Email }])
    })

    it('ten times at once are annulled once, and give one place back', async () => {
      const { json } = await save(beto.browser, orderDraft({ Dia: 20_261_126 }))
      await save(beto.browser, orderDraft({ Dia: 20_261_126 }))
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => save(beto.browser, { Estado: 'A', Id: json.Id })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
      const booked = await shop.db
        .selectFrom('slot_bookings')
        .selectAll()
        .where('day_id', '=', 20_261_126)
        .execute()
      expect(booked).toMatchObject([{ taken: 1 }])
    })

    it.each([
      [{}, 409],
      [{ Id: null }, 409],
      [{ Id: 2_000_000_000 }, 404],
    ] as const)('%j is %d', async (Id, expected) => {
      expect((await save(ana.browser, { Estado: 'A', ...Id })).status).toBe(expected)
    })
  })

  describe('duplicated', () => {
    it('come at today’s prices, and what is no longer sold, or not so, is listed', async () => {
      const Lineas = ['PAN', 'VENCIDA', 'OFERTA', 'PROMO'].map((Codart) => ({ Codart, Cantidad: 5 }))
      const { TotalNeto: _, ...draft } = orderDraft({ Lineas })
      const { json: placed } = await save(ana.browser, draft)
      await shop.db.updateTable('articles').set({ Precioventa: 150 }).where('Codigo', '=', 'PAN').execute()
      await shop.db
        .updateTable('articles')
        .set({ is_on_sale: false })
        .where('Codigo', '=', 'VENCIDA')
        .execute()
      await shop.db.updateTable('articles').set({ unidad: 100 }).where('Codigo', '=', 'PROMO').execute()
      const { json } = await ana.browser.call(cloneOrder, { params: { Id: placed.Id } })
      expect(json.Lineas).toMatchObject([
        { Items: 1, Codart: 'PAN', Cantidad: 5, Precioindividual: 150, Precioventa: 750 },
        { Items: 2, Codart: 'OFERTA', Cantidad: 5, Precioindividual: 399.99, Precioventa: 1999.95 },
      ])
      expect(json.Faltantes).toMatchObject([
        {
          Items: 1,
          Codart: 'VENCIDA',
          Cantidad: 5,
          Precioindividual: 300,
          Descrip: 'Arroz cuya oferta venció',
        },
        { Items: 2, Codart: 'PROMO', Cantidad: 5, Unidad: 1 },
      ])
      await shop.db
        .updateTable('articles')
        .set({ is_on_sale: true })
        .where('Codigo', '=', 'VENCIDA')
        .execute()
      await shop.db.updateTable('articles').set({ unidad: 1 }).where('Codigo', '=', 'PROMO').execute()
      await shop.db.updateTable('articles').set({ Precioventa: 100.1 }).where('Codigo', '=', 'PAN').execute()
    })

    it('are nobody else’s to duplicate, and numbers cannot be probed', async () => {
      const { json } = await save(ana.browser, orderDraft())
      const foreign = await beto.browser.call(cloneOrder, { params: { Id: json.Id } })
      const absent = await beto.browser.call(cloneOrder, { params: { Id: 2_000_000_000 } })
      expect([foreign.status, foreign.text]).toEqual([404, absent.text])
      expect(foreign.text).not.toContain('PAN')
    })
  })

  it.each(['P', 'D', 'I', 'C'] as const)('of state %s are not listed for another client', async (Estado) => {
    const { status, problem, text } = await list(Estado, 0, 10, ana, beto)
    expect([status, problem.code]).toEqual([403, 'ajeno'])
    expect(text).not.toContain('Lineas')
    expect((await list(Estado, 0, 10, ana, { ...ana, browser: shop.visitor() })).status).toBe(401)
  })

  it.each(['I', 'P'] as const)(
    'are not placed or saved (%s) from the screen of another account',
    async (Estado) => {
      const body = { ...orderDraft(), Estado }
      const from = (Id: string) =>
        ana.browser.call(saveOrder, { body, headers: { [SCREEN_CLIENT_HEADER]: Id } })
      await shop.db.deleteFrom('orders').execute()
      const { status, problem } = await from(String(beto.client.Id))
      expect([status, problem.code]).toEqual([409, 'otra-cuenta'])
      expect((await list(Estado, 0, 10)).json).toEqual([])
      expect((await from(String(ana.client.Id))).status).toBe(200)
      await shop.db.deleteFrom('orders').execute()
    },
  )

  it.each(['I', 'P', 'A'] as const)('are not changed by another client’s %s', async (Estado) => {
    const { json } = await save(ana.browser, orderDraft())
    const draft = { ...orderDraft({ Dia: MONDAY }), Estado, Id: json.Id }
    const { status, problem } = await save(beto.browser, draft)
    expect([status, problem.code]).toEqual([404, 'no-existe'])
    expect((await list('P', 0, 1)).json).toEqual([json])
  })
})
