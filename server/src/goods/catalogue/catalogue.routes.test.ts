import { afterAll, beforeAll, expect, it } from 'vitest'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import * as calls from '@gondola/contract/catalogue'
import { HOME_ARTICLES } from '@gondola/contract/base'
import type { Article } from '@gondola/contract/catalogue'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { CLIENT_COOKIE } from '../../sessions/session.ts'
import { createSession } from '../../sessions/session.store.ts'
import { bumpCatalogueVersion } from './catalogue-changes.store.ts'

const ARTICLES = [
  articleRow({
    Codigo: '7791000000011',
    Ean: '7791000000011',
    Descripcion: 'Leche Entera La Serenísima 1 Lt',
    Precioventa: 1500.5,
    family_code: 201,
    ContenidoNeto: 1000,
    ContenidoUnidad: 'ml',
  }),
  articleRow({
    Codigo: '7791000000028',
    Ean: '7791000000028',
    Descripcion: 'Galletitas Chocolate 250 Gr',
    Precioventa: 900,
    ImpuestoInterno: 10,
    position: 2,
  }),
  articleRow({
    Codigo: '7791000000035',
    Ean: '7791000000035',
    Descripcion: 'Ámbar Galletitas 100 Gr',
    Precioventa: 1200,
    position: 1,
  }),
  articleRow({
    Codigo: 'Q-1',
    Descripcion: 'Queso Cremoso x Kg',
    Precioventa: 9000,
    unidad: 100,
    unidaddescrip: 'Por kg',
    family_code: 202,
    Iva: 10.5,
  }),
  articleRow({
    Codigo: '7791000000042',
    Ean: '0000077900845',
    Descripcion: 'Yerba Mate Playadito 500 Gr',
    Precioventa: 2500,
    family_code: 102,
    brand_code: 2,
  }),
  articleRow({
    Codigo: '7791000000059',
    Descripcion: 'Yerba Suave Playadito 1 Kg',
    Precioventa: 4500,
    family_code: 102,
    brand_code: 2,
  }),
  articleRow({ Codigo: 'PD-1', Descripcion: 'Pan Dulce de Temporada', family_code: 301 }),
  articleRow({ Codigo: 'OFF-1', Descripcion: 'Galletitas que no se venden', is_on_sale: false }),
]
const ON_OFFER = '7791000000028'
const PROMOTED = '7791000000042'
/** Its price is not shown to visitors today. */
const UNSEEN = '7791000000011'
const NOW = '2026-11-21T15:00:00-03:00'

async function fill(shop: TestShop): Promise<void> {
  await fillCategories(shop.db)
  await insertArticles(shop.db, ARTICLES)
  const offer = { FechaDesde: '2026-11-20', FechaHasta: '2026-11-21' }
  await shop.db
    .insertInto('offers')
    .values([
      { article_code: ON_OFFER, Preciooferta: 700, ...offer },
      { article_code: ON_OFFER, Preciooferta: 750, ...offer },
      { article_code: UNSEEN, Preciooferta: 1000, FechaDesde: '2026-11-10', FechaHasta: '2026-11-11' },
      { article_code: UNSEEN, Preciooferta: 1000, FechaDesde: '2026-12-01', FechaHasta: '2026-12-02' },
    ])
    .execute()
  const promotion = { Descrip: '2x1', Imagen: null, FechaDesde: '2026-11-01', FechaHasta: '2026-11-30' }
  await shop.db
    .insertInto('promotions')
    .values([
      { Descripcion: 'Semana de la yerba', ...promotion },
      { Descripcion: 'Ya pasó', ...promotion, FechaHasta: '2026-11-20' },
      { Descripcion: 'Todavía no', ...promotion, FechaDesde: '2026-11-22' },
    ])
    .execute()
  await shop.db
    .insertInto('promotion_articles')
    .values([
      { promotion_id: 1, article_code: PROMOTED },
      { promotion_id: 2, article_code: '7791000000059' },
    ])
    .execute()
  await bumpCatalogueVersion(shop.db)
  await shop.deps.catalogue.refresh()
}

async function loggedIn(shop: TestShop, name = 'ana1') {
  const visitor = shop.visitor()
  await shop.db
    .insertInto('document_types')
    .values({ Codigo: 96, Descripcion: 'DNI' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const client = await shop.db
    .insertInto('clients')
    .values({
      Nombre: 'Ana',
      Direccion: 'San Martín 1',
      Tarjeta: null,
      Sucursal: null,
      Usuario: name,
      Email: `${name}@x.example`,
      document_type_code: 96,
      Nrodoc: name,
      Cliente: null,
      Telefono: '1',
      Alta: '2026-01-01',
      password_hash: 'x',
      user_key: name,
      email_key: `${name}@x.example`,
    })
    .returning('Id')
    .executeTakeFirstOrThrow()
  visitor.cookies.set(CLIENT_COOKIE, await createSession(shop.db, shop.deps.clock, { clientId: client.Id }))
  return visitor
}

const codes = (articles: readonly Article[]) => articles.map(({ Codigo }) => Codigo)
const all = { from: 0, count: 0 }

describeOnBothDatabases('catalogue calls', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, now: NOW })
    await fill(shop)
  })
  afterAll(() => shop.close())

  it('answers lists in the shop order, with the total', async () => {
    const answer = await shop.visitor().call(calls.listArticles, { params: { from: 1, count: 2 } })
    expect(codes(answer.json)).toEqual(['7791000000028', '7791000000042'])
    expect(answer.headers['x-total-count']).toBe('6')
  })

  it.each([
    ['home list', `/api/tarticulos/getall/0/${HOME_ARTICLES}`, 6],
    ['department', '/api/tarticulos/departamento/1/0/200', 4],
    ['text search', '/api/tarticulos/search/galletitas/0/9000', 1],
  ])('answers the specification’s own sizes: %s [§9.13]', async (_name, address, count) => {
    const { status, text } = await shop.visitor().request('GET', address)
    expect(status).toBe(200)
    expect((JSON.parse(text) as unknown[]).length).toBeGreaterThanOrEqual(count)
  })

  it.each([
    [calls.listByDepartment, 1, ['7791000000035', '7791000000028', '7791000000042', '7791000000059']],
    [calls.listByFamily, 202, ['Q-1']],
    [calls.listByBrand, 2, ['7791000000042', '7791000000059']],
    [calls.listByDepartment, 3, []],
    [calls.listByFamily, 999, []],
  ] as const)('lists by code: %o %i', async (call, Id, expected) => {
    const answer = await shop.visitor().call(call, { params: { Id, ...all } })
    expect(codes(answer.json)).toEqual(expected)
  })

  it.each([
    ['7791000000011', '7791000000011'],
    ['0000077900845', null],
    ['no-existe', null],
    ['OFF-1', null],
    ['PD-1', null],
  ])('finds one article by its code: %s', async (Codigo, expected) => {
    const { json } = await shop.visitor().call(calls.findArticle, { params: { Codigo } })
    expect(json?.Codigo ?? null).toBe(expected)
  })

  it.each(['77900845', '0000077900845', '7791000000042'])(
    'finds articles by code or EAN: %s',
    async (Codigo) => {
      const { json } = await shop.visitor().call(calls.listByCode, { params: { Codigo, from: 0, count: 1 } })
      expect(codes(json)).toEqual(['7791000000042'])
    },
  )

  it.each([
    ['lehce', 'leche'],
    ['leche', null],
    ['lech', null],
    ['galletita', null],
  ])('says what it searched for where %j was mended: %j', async (Texto, said) => {
    const ask = () => shop.visitor().call(calls.searchByText, { params: { Texto, ...all } })
    for (const { status, headers } of [await ask(), await ask()])
      expect([status, headers['x-searched-for'] ?? null]).toEqual([200, said])
  })

  it.each([
    ['leche sin tacc', 'sin TACC'],
    ['leche para celíacos', 'sin TACC'],
    ['leche sin lactosa en cartón', 'sin lactosa'],
    ['leche', null],
  ])('says of %j what no article declares: %j', async (Texto, said) => {
    const ask = () => shop.visitor().call(calls.searchByText, { params: { Texto, ...all } })
    for (const { status, headers, json } of [await ask(), await ask()]) {
      const undeclared = headers['x-undeclared']
      expect([status, undeclared === undefined ? null : decodeURIComponent(String(undeclared))]).toEqual([
        200,
        said,
      ])
      expect(json.length).toBeGreaterThan(0)
    }
  })

  it.each([
    ['pepas', 'pepas'],
    ['leche para los Piojos', 'para los Piojos'],
    ['leche contra los piojos', 'para piojos'],
    ['leche', null],
  ])('says of %j whether it is not sold: %j', async (Texto, said) => {
    const ask = () => shop.visitor().call(calls.searchByText, { params: { Texto, ...all } })
    for (const { headers } of [await ask(), await ask()])
      expect(decodeURIComponent(String(headers['x-not-sold'] ?? null))).toBe(String(said))
  })

  it('understands a shopping list, prices as the session may see them', async () => {
    const list = {
      body: { Texto: '2 leches\n1/2 kg de queso cremoso\n3 galletitas de chocolate\ntornillos' },
    }
    const visitor = await shop.visitor().call(calls.matchList, list)
    expect(
      visitor.json.map(({ Texto, Cantidad, Articulo }) => [Texto, Cantidad, Articulo?.Codigo ?? null]),
    ).toEqual([
      ['2 leches', 2, '7791000000011'],
      ['1/2 kg de queso cremoso', 500, 'Q-1'],
      ['3 galletitas de chocolate', 3, ON_OFFER],
      ['tornillos', 1, null],
    ])
    expect(visitor.json.map(({ Articulo }) => Articulo?.Precioventa)).toEqual([null, null, 900, undefined])
    const customer = await (await loggedIn(shop, 'lista')).call(calls.matchList, list)
    expect(customer.json.map(({ Articulo }) => Articulo?.Precioventa)).toEqual([1500.5, 9000, 900, undefined])
    expect(visitor.json.map(({ Importe }) => Importe)).toEqual([null, null, 2100, null])
    expect(customer.json.map(({ Importe, EsAproximado }) => [Importe, EsAproximado])).toEqual([
      [3001, false],
      [4500, true],
      [2100, false],
      [null, false],
    ])
  })

  it.each([
    ['', 'lista-vacia'],
    [' \n12\n', 'lista-vacia'],
    ['pan\n'.repeat(101), 'lista-larga'],
  ])('refuses an empty list and one that is too long', async (Texto, code) => {
    const { status, problem } = await shop.visitor().call(calls.matchList, { body: { Texto } })
    expect([status, problem.code]).toEqual([422, code])
  })

  it('sorts by price, hidden prices last by name, for a visitor [§4.23]', async () => {
    const cheap = await shop.visitor().call(calls.listArticles, { params: all, query: { orden: 'pb' } })
    expect(codes(cheap.json)).toEqual([
      ON_OFFER,
      PROMOTED,
      '7791000000035',
      '7791000000011',
      'Q-1',
      '7791000000059',
    ])
    const dear = await shop.visitor().call(calls.listArticles, { params: all, query: { orden: 'pa' } })
    expect(codes(dear.json)).toEqual([
      PROMOTED,
      ON_OFFER,
      '7791000000035',
      '7791000000011',
      'Q-1',
      '7791000000059',
    ])
  })

  it('sorts by what an article costs today, for a client', async () => {
    const client = await loggedIn(shop)
    const { json } = await client.call(calls.listArticles, { params: all, query: { orden: 'pb' } })
    expect(json.map(({ Precioventa, Oferta }) => Oferta?.Preciooferta ?? Precioventa)).toEqual([
      700, 1200, 1500.5, 2500, 4500, 9000,
    ])
    expect(json[2]).toMatchObject({
      PrecioSinImpuestos: 1240.08,
      PrecioPorUnidad: { Precio: 1500.5, Unidad: 'l' },
      Familia: { Codigo: 201, Descripcion: 'Leches' },
      Marca: { Codigo: 1, Descripcion: 'La Serenísima', Checked: false },
    })
  })

  it('sorts by name, accents and case aside', async () => {
    const { json } = await shop
      .visitor()
      .call(calls.listByFamily, { params: { Id: 101, ...all }, query: { orden: 'nza' } })
    expect(json.map(({ Descripcion }) => Descripcion)).toEqual([
      'Galletitas Chocolate 250 Gr',
      'Ámbar Galletitas 100 Gr',
    ])
  })

  it('withholds prices from visitors on every call', async () => {
    const visitor = shop.visitor()
    const urls = [
      '/api/tarticulos/getall/0/0',
      '/api/tarticulos/departamento/1/0/0',
      '/api/tarticulos/familia/202/0/0?orden=pa',
      '/api/tarticulos/marca/1/0/0',
      '/api/tarticulos/search/galletitas/0/0',
      '/api/tarticulos/search2/playadito/0/0',
      '/api/tarticulos/sugerir/yerba',
      '/api/tarticulos/searchcodigo/7791000000059/0/1',
      '/api/tarticulos/get/7791000000011',
      '/api/tpromociones/articulos/1',
      '/api/tpromociones/articulospag/1/0/10',
      '/api/tofertas/getofertas/HOY',
      '/api/tofertas/getofertas/2026-11-11',
    ]
    let seen = 0
    for (const url of urls) {
      const { json, status } = await visitor.request('GET', url)
      expect(status, url).toBe(200)
      for (const article of articlesIn(json)) {
        seen++
        const isOpen = article.Promocion !== null || article.Oferta !== null
        const prices = [article.Precioventa, article.PrecioSinImpuestos, article.PrecioPorUnidad]
        // another day's offer shows its own price only, not the article's price without it
        if (url.endsWith('2026-11-11'))
          expect(article).toMatchObject({ Precioventa: null, Preciooferta: 1000 })
        else if (isOpen) expect(prices, url).not.toContain(null)
        else
          expect([...prices, article.Preciooferta, article.ImpuestoInterno], url).toEqual([
            null,
            null,
            null,
            null,
            null,
          ])
      }
    }
    expect(seen).toBeGreaterThan(20)
  })

  it('shows prices to everybody where the shop says so', async () => {
    await shop.db
      .insertInto('parameters')
      .values({ name: 'MostrarPreciosAVisitantes', value: 'true' })
      .execute()
    await shop.deps.catalogue.refresh()
    const { json } = await shop.visitor().call(calls.findArticle, { params: { Codigo: 'Q-1' } })
    expect(json?.Precioventa).toBe(9000)
    await shop.db.deleteFrom('parameters').where('name', '<>', 'Abierta').execute()
    await shop.deps.catalogue.refresh()
  })

  it('answers departments, brands with articles, promotions and offers of the day [§9.32]', async () => {
    const visitor = shop.visitor()
    const departments = await visitor.call(calls.listDepartments, { params: all })
    expect(departments.json.map(({ ListFamilias }) => ListFamilias.map(({ Codigo }) => Codigo))).toEqual([
      [101, 102],
      [201, 202],
    ])
    expect(departments.json[1]?.ListFamilias[0]).toEqual({
      Codigo: 201,
      Descripcion: 'Leches',
      Perecedero: true,
      Alcohol: false,
    })
    const brands = await visitor.call(calls.listBrands, { params: all })
    expect(brands.json.map(({ Descripcion }) => Descripcion)).toEqual(['La Serenísima', 'Playadito'])
    const promotions = await visitor.call(calls.listPromotions, { params: { Fecha: 'HOY' } })
    expect(promotions.json.map(({ Descripcion }) => Descripcion)).toEqual(['Semana de la yerba'])
    const earlier = await visitor.call(calls.listPromotions, { params: { Fecha: '2026-11-19' } })
    expect(earlier.json).toHaveLength(2)
    const offers = await visitor.call(calls.listOffers, { params: { Fecha: 'HOY' } })
    expect(offers.json.map(({ Articulo, Preciooferta }) => [Articulo.Codigo, Preciooferta])).toEqual([
      [ON_OFFER, 700],
    ])
    const past = await visitor.call(calls.listOffers, { params: { Fecha: '2026-11-11' } })
    expect(past.json.map(({ Articulo }) => [Articulo.Codigo, Articulo.Oferta?.Preciooferta])).toEqual([
      [UNSEEN, 1000],
    ])
  })

  it('tells nobody of offers and promotions that have not begun', async () => {
    const customer = await loggedIn(shop, 'curiosa')
    for (const caller of [shop.visitor(), customer]) {
      const promotions = await caller.call(calls.listPromotions, { params: { Fecha: '2026-11-25' } })
      expect(promotions.json.map(({ Descripcion }) => Descripcion)).toEqual(['Semana de la yerba'])
      const offers = await caller.call(calls.listOffers, { params: { Fecha: '2026-12-01' } })
      expect(offers.json).toEqual([])
    }
  })

  it('pages the articles of a running promotion only', async () => {
    const visitor = shop.visitor()
    const first = await visitor.call(calls.pagePromotionArticles, { params: { Id: 1, page: 0, size: 1 } })
    expect(codes(first.json)).toEqual([PROMOTED])
    expect(
      (await visitor.call(calls.pagePromotionArticles, { params: { Id: 1, page: 1, size: 1 } })).json,
    ).toEqual([])
    expect((await visitor.call(calls.listPromotionArticles, { params: { Id: 2 } })).json).toEqual([])
  })

  it('finds brands by the beginning of a word of their name', async () => {
    const { json } = await shop.visitor().call(calls.searchByBrand, { params: { Texto: 'SERENIS', ...all } })
    expect(json.map(({ Marca }) => Marca.Codigo)).toEqual([1, 1, 1, 1])
  })

  it.each([
    '/api/tarticulos/search/ab/0/0',
    '/api/tarticulos/search2/a/0/0',
    '/api/tarticulos/sugerir/%20%20ab',
  ])('refuses to search for less than three letters: %s [§5.1]', async (url) => {
    const { status, problem } = await shop.visitor().request('GET', url)
    expect([status, problem.code]).toEqual([422, 'busqueda-corta'])
    expect(problem.detail).toBe('La búsqueda debe tener al menos 3 letras.')
  })

  it.each([
    '/api/tarticulos/getall/-1/20',
    '/api/tarticulos/getall/0/x',
    '/api/tarticulos/getall/0/99999999999',
    '/api/tarticulos/familia/0/0/0',
    '/api/tarticulos/familia/1.5/0/0',
    '/api/tarticulos/get/a%2Fb',
    '/api/tarticulos/getall/0/20?orden=precio',
    '/api/tpromociones/getpromociones/ayer',
    '/api/tpromociones/articulospag/1/0/0',
  ])('refuses what makes no sense: %s', async (url) => {
    const { status, problem } = await shop.visitor().request('GET', url)
    expect([status, problem.code]).toEqual([400, 'datos'])
  })

  it('answers 304 to who has the answer, and never lets shared caches keep it', async () => {
    const visitor = shop.visitor()
    const url = '/api/tarticulos/getall/0/20'
    const first = await visitor.request('GET', url)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.headers['vary']).toContain('Cookie')
    const again = await visitor.request('GET', url, undefined, {
      'if-none-match': String(first.headers['etag']),
    })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers['etag']).toBe(first.headers['etag'])
    const client = await loggedInAgain(shop)
    const shown = await client.request('GET', url, undefined, {
      'if-none-match': String(first.headers['etag']),
    })
    expect(shown.status).toBe(200)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses with %s', async (encoding, unpack) => {
    const plain = await shop.app.inject({ url: '/api/tarticulos/getall/0/20' })
    const packed = await shop.app.inject({
      url: '/api/tarticulos/getall/0/20',
      headers: { 'accept-encoding': encoding },
    })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.payload)
    expect(packed.headers['etag']).not.toBe(plain.headers['etag'])
  })
})

async function loggedInAgain(shop: TestShop) {
  const visitor = shop.visitor()
  const { Id } = await shop.db.selectFrom('clients').select('Id').executeTakeFirstOrThrow()
  visitor.cookies.set(CLIENT_COOKIE, await createSession(shop.db, shop.deps.clock, { clientId: Id }))
  return visitor
}

/** The articles anywhere in an answer. */
function articlesIn(json: unknown): Article[] {
  if (Array.isArray(json)) return json.flatMap(articlesIn)
  if (typeof json !== 'object' || json === null) return []
  if ('Precioventa' in json) return [json as Article]
  return Object.values(json).flatMap(articlesIn)
}

describeOnBothDatabases('the catalogue in memory', (database) => {
  it('shows a change made by another process', async () => {
    const shop = await startTestShop({ database, now: NOW })
    const second = await shop.openSecondApp()
    const visitor = second.visitor()
    const total = async () =>
      (await visitor.request('GET', '/api/tarticulos/getall/0/1')).headers['x-total-count']
    expect(await total()).toBe('0')
    await fillCategories(shop.db)
    await insertArticles(shop.db, ARTICLES)
    await expect.poll(total).toBe('6')
    await second.close()
    await shop.close()
  })

  it('ends offers at midnight of the shop', async () => {
    const shop = await startTestShop({ database, now: '2026-11-21T23:30:00-03:00' })
    await fill(shop)
    const visitor = shop.visitor()
    const find = () => visitor.call(calls.findArticle, { params: { Codigo: ON_OFFER } })
    expect((await find()).json).toMatchObject({ Precioventa: 900, Oferta: { Preciooferta: 700 } })
    shop.setNow('2026-11-22T00:00:01-03:00')
    await expect.poll(async () => (await find()).json?.Oferta).toBeNull()
    expect((await find()).json?.Precioventa).toBeNull()
    await shop.close()
  })

  it('is ready once it has been read', async () => {
    const shop = await startTestShop({ database })
    expect((await shop.visitor().request('GET', '/readyz')).status).toBe(200)
    await shop.close()
  })
})
