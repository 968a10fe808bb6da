import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteAccount, readOwnData } from '@gondola/contract/clients'
import { FAVOURITES_MAX } from '@gondola/contract/base'
import * as calls from '@gondola/contract/catalogue'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { USUAL_ORDERS } from './own-articles.store.ts'
import { articleRow, insertArticles, setOnSale } from '../../../../lab/shop/fill-catalogue.ts'

const ALL = { from: 0, count: 0 }

describeOnBothDatabases('a client’s own articles', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startOrderShop(database)
    await shop.deps.catalogue.refresh()
  })
  afterAll(() => shop.close())

  const codesOf = ({ json }: { json: { Codigo: string }[] }) => json.map(({ Codigo }) => Codigo)
  const usual = (browser: TestClient, Cliente: number, range = ALL) =>
    browser.call(calls.listUsualArticles, { params: { Cliente, ...range } })
  const favourites = (browser: TestClient, Cliente: number, range = ALL) =>
    browser.call(calls.listFavourites, { params: { Cliente, ...range } })
  const mark = (browser: TestClient, Codart: string) =>
    browser.call(calls.saveFavourite, { body: { Codart } })
  const order = async (browser: TestClient, ...codes: string[]) => {
    const Lineas = codes.map((Codart) => ({ Codart, Cantidad: Codart === 'QUESO' ? 900 : 40 }))
    const { status, json } = await save(browser, orderDraft({ Lineas, TotalNeto: null }))
    expect(status).toBe(200)
    return json
  }

  it('win in a shopping list over others that fit as well', async () => {
    await insertArticles(
      shop.db,
      ['MIEL-1', 'MIEL-2'].map((Codigo) => articleRow({ Codigo, Descripcion: 'Miel' })),
    )
    await shop.deps.catalogue.refresh()
    const { browser } = await registerTestClient(shop)
    const proposed = async () =>
      (await browser.call(calls.matchList, { body: { Texto: 'miel' } })).json[0]?.Articulo?.Codigo
    expect(await proposed()).toBe('MIEL-1')
    await order(browser, 'MIEL-2')
    expect(await proposed()).toBe('MIEL-2')
  })

  it('are usual by the last orders of each status: those before them do not count', async () => {
    const { browser, client } = await registerTestClient(shop)
    await order(browser, 'PROMO')
    const { Id } = await order(browser, 'PAN')
    const of = shop.db.selectFrom('orders').selectAll().where('orders.Id', '=', Id)
    const { Id: _, searched: _searched, ...row } = await of.executeTakeFirstOrThrow()
    const empty = { TotalesPedido: null, means_discount: null, invoice: null }
    const copies = Array.from({ length: USUAL_ORDERS - 1 }, () => ({ ...row, ...empty }))
    await shop.db.insertInto('orders').values(copies).execute()
    expect(codesOf(await usual(browser, client.Id))).toEqual(['PAN'])
    await shop.db.updateTable('orders').set({ Estado: 'D' }).where('Id', '=', Id).execute()
    expect(codesOf(await usual(browser, client.Id))).toEqual(['PAN', 'PROMO'])
  })

  it('are usual by the number of orders, then the latest: pending and delivered ones, on sale now', async () => {
    const { browser, client } = await registerTestClient(shop)
    expect(codesOf(await usual(browser, client.Id))).toEqual([])
    await order(browser, 'PAN', 'QUESO')
    const delivered = await order(browser, 'OFERTA', 'PAN')
    await shop.db.updateTable('orders').set({ Estado: 'D' }).where('Id', '=', delivered.Id).execute()
    const annulled = await order(browser, 'VENCIDA')
    await save(browser, { Id: annulled.Id, Estado: 'A' })
    await save(browser, { Estado: 'I', Lineas: [{ Codart: 'PROMO', Cantidad: 1 }] })
    const { json, headers } = await usual(browser, client.Id)
    expect(json.map(({ Codigo, Precioventa }) => [Codigo, Precioventa])).toEqual([
      ['PAN', 100.1],
      ['OFERTA', 500],
      ['QUESO', 1234.56],
    ])
    expect(json[1]?.Preciooferta).toBe(399.99)
    expect(headers['x-total-count']).toBe('3')
    const second = await usual(browser, client.Id, { from: 1, count: 1 })
    expect([codesOf(second), second.headers['x-total-count']]).toEqual([['OFERTA'], '3'])

    await setOnSale(shop.db, 'PAN', false)
    await shop.deps.catalogue.refresh()
    expect(codesOf(await usual(browser, client.Id))).toEqual(['OFERTA', 'QUESO'])
    await setOnSale(shop.db, 'PAN', true)
    await shop.deps.catalogue.refresh()
  })

  it('have the usual quantity and the price of the last time, unless the shop does not remind of it', async () => {
    const { browser } = await registerTestClient(shop)
    const purchases = async (sucursal?: number) =>
      Object.fromEntries(
        (
          await browser.call(calls.listOwnPurchases, { query: sucursal === undefined ? {} : { sucursal } })
        ).json.map(({ Codigo, ...own }) => [Codigo, own]),
      )
    const ordered = async (Codart: string, Cantidad: number) =>
      (await save(browser, orderDraft({ Lineas: [{ Codart, Cantidad }], TotalNeto: null }))).json
    const setPrice = async (Precioventa: number) => {
      await shop.db.updateTable('articles').set({ Precioventa }).where('Codigo', '=', 'QUESO').execute()
      await shop.deps.catalogue.refresh()
    }
    expect(await purchases()).toEqual({})
    await ordered('QUESO', 1500)
    await ordered('QUESO', 900)
    await setPrice(1300)
    const last = await ordered('QUESO', 2000)
    await ordered('PAN', 20)
    const Fecha = last.Fecha
    const cheese = { Unidad: 100, Cantidad: 1500, Precio: 1300, Fecha }
    expect(await purchases()).toEqual({
      QUESO: cheese,
      PAN: { Unidad: 1, Cantidad: 20, Precio: 100.1, Fecha },
    })
    const gone = await ordered('QUESO', 5000)
    await shop.db
      .updateTable('order_lines')
      .set({ Preparado: JSON.stringify({ Cantidad: 0, Precioventa: 0, Sustituto: null, Nota: null }) })
      .where('order_id', '=', gone.Id)
      .execute()
    expect((await purchases())['QUESO']).toEqual(cheese)
    // what it cost at another branch is no earlier price here
    const elsewhere = { Nombre: 'Norte', Direccion: '', Telefono: '', is_active: true }
    const [north] = await shop.db.insertInto('branches').values(elsewhere).returning('Id').execute()
    await shop.deps.catalogue.refresh()
    await shop.db.updateTable('orders').set({ branch_id: north!.Id }).where('Id', '=', last.Id).execute()
    expect((await purchases())['QUESO']).toEqual({ ...cheese, Precio: 1234.56 })
    expect((await purchases(north!.Id))['QUESO']).toEqual(cheese)
    expect((await purchases(north!.Id))['PAN']?.Precio).toBeNull()
    await shop.db.updateTable('orders').set({ branch_id: 1 }).where('Id', '=', last.Id).execute()
    await shop.db.deleteFrom('branches').where('Id', '=', north!.Id).execute()
    await shop.deps.catalogue.refresh()
    await shop.db.insertInto('parameters').values({ name: 'RecordarPrecios', value: 'false' }).execute()
    expect((await purchases())['QUESO']).toEqual({ ...cheese, Precio: null })
    await shop.db.deleteFrom('parameters').where('name', '=', 'RecordarPrecios').execute()
    const { browser: other } = await registerTestClient(shop)
    expect((await other.call(calls.listOwnPurchases, {})).json).toEqual([])
    expect((await shop.visitor().call(calls.listOwnPurchases, {})).status).toBe(401)
    await setPrice(1234.56)
  })

  it('are marked once however often, the last first, and unmarked', async () => {
    const { browser, client } = await registerTestClient(shop)
    for (const code of ['PAN', 'QUESO', 'PAN']) expect((await mark(browser, code)).status).toBe(204)
    expect(codesOf(await favourites(browser, client.Id)).toSorted()).toEqual(['PAN', 'QUESO'])
    await shop.db
      .updateTable('favourites')
      .set({ created_at: '2026-01-01T00:00:00.000Z' })
      .where('article_code', '=', 'QUESO')
      .execute()
    const { json, headers } = await favourites(browser, client.Id, { from: 1, count: 5 })
    expect([codesOf({ json }), headers['x-total-count']]).toEqual([['QUESO'], '2'])
    for (let time = 0; time < 2; time++) {
      const { status } = await browser.call(calls.removeFavourite, { body: { Codart: 'PAN' } })
      expect(status).toBe(204)
    }
    expect(codesOf(await favourites(browser, client.Id))).toEqual(['QUESO'])
  })

  it('are no more than 500 favourites; one of them is marked again', async () => {
    const { browser, client } = await registerTestClient(shop)
    await mark(browser, 'QUESO')
    const many = Array.from({ length: FAVOURITES_MAX - 1 }, (_, index) => `FAV-${index}`)
    await insertArticles(
      shop.db,
      many.map((Codigo) => articleRow({ Codigo, Descripcion: Codigo })),
    )
    const row = { client_id: client.Id, created_at: '2026-11-21T12:00:00.000Z' }
    await shop.db
      .insertInto('favourites')
      .values(many.map((article_code) => ({ ...row, article_code })))
      .execute()
    const { status, problem } = await mark(browser, 'PAN')
    expect([status, problem.code]).toEqual([422, 'favoritos-maximo'])
    expect((await mark(browser, 'QUESO')).status).toBe(204)
  })

  it.each(['NADA', 'AGOTADO'])('cannot be %s, which is not on sale', async (Codart) => {
    const { browser } = await registerTestClient(shop)
    const { status, problem } = await mark(browser, Codart)
    expect([status, problem.code]).toEqual([404, 'no-existe'])
  })

  it('are nobody else’s', async () => {
    const { browser, client } = await registerTestClient(shop)
    const other = await registerTestClient(shop)
    await mark(browser, 'PAN')
    for (const list of [usual, favourites]) {
      expect((await list(other.browser, client.Id)).status).toBe(403)
      expect((await list(shop.visitor(), client.Id)).status).toBe(401)
    }
    expect((await mark(shop.visitor(), 'PAN')).status).toBe(401)
    expect(codesOf(await favourites(other.browser, other.client.Id))).toEqual([])
  })

  it('are part of the data one may read, and go with the account', async () => {
    const { browser, client } = await registerTestClient(shop)
    await mark(browser, 'PAN')
    const { json } = await browser.call(readOwnData)
    expect(json['Favoritos']).toMatchObject([{ Codart: 'PAN', Descrip: 'Pan de molde' }])
    await browser.call(deleteAccount, { body: { Pass: 'secreta1' } })
    const left = shop.db.selectFrom('favourites').selectAll().where('client_id', '=', client.Id)
    expect(await left.execute()).toEqual([])
  })
})
