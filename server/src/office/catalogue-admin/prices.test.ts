import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listOffers, articlePrice } from '@gondola/contract/catalogue'
import {
  applyPrices,
  listPriceChanges,
  undoPrices,
  previewPrices,
  reviewOffer,
  staffArticles,
  staffOffers,
  staffPrices,
  type OfferDraft,
  type PriceApplication,
  type PriceChange,
  type PriceRule,
  type PriceSelection,
} from '@gondola/contract/catalogue-admin'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { articleRow, fillCategories, insertArticles, setOnSale } from '../../../../lab/shop/fill-catalogue.ts'
import { catalogueChanged } from '../../../../lab/shop/promotion-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

const NOW = '2026-11-21T12:00:00Z'

describeOnBothDatabases('prices in the back office', (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database })
    staff = await staffOf(shop, 'catalogo', 'ana')
    await fillCategories(shop.db)
    await insertArticles(shop.db, [
      articleRow({ Codigo: 'a', Descripcion: 'Galletitas', manual_fields: '["Descripcion"]' }),
      articleRow({ Codigo: 'b', Descripcion: 'Yerba', family_code: 102 }),
      articleRow({ Codigo: 'c', Descripcion: 'Leche', family_code: 201 }),
    ])
  })
  beforeEach(async () => {
    shop.setNow(NOW)
    await shop.db.deleteFrom('offers').execute()
    await shop.db.deleteFrom('price_history').execute()
    const prices = { a: 100, b: 250.5, c: 1000 }
    for (const [Codigo, Precioventa] of Object.entries(prices))
      await shop.db.updateTable('articles').set({ Precioventa }).where('Codigo', '=', Codigo).execute()
  })
  afterAll(() => shop.close())

  const prices = async () => {
    const rows = await shop.db
      .selectFrom('articles')
      .select(['Codigo', 'Precioventa'])
      .orderBy('Codigo')
      .execute()
    return rows.map(({ Precioventa }) => Precioventa)
  }
  const rule = (changes: Partial<PriceRule> = {}): PriceRule => ({
    Tipo: 'porcentaje',
    Valor: 10,
    Redondeo: 0.01,
    Sentido: 'cercano',
    ...changes,
  })
  const preview = (Cambio: Partial<PriceRule>, Seleccion: PriceSelection = { Filtro: {} }) =>
    staff.call(previewPrices, { body: { Seleccion, Cambio: rule(Cambio) } })
  const apply = (
    change: PriceChange,
    { Huella = '', Confirmado = false, Mantener = true }: Partial<PriceApplication>,
  ) => staff.call(applyPrices, { body: { ...change, Huella, Confirmado, Mantener } })

  describe('are changed together', () => {
    it('as they were shown before: prices, history, log, held against imports', async () => {
      const change = { Seleccion: { Filtro: { Departamento: 1 } }, Cambio: rule({ Redondeo: 5 }) }
      const { json } = await staff.call(previewPrices, { body: change })
      expect(json).toMatchObject({
        Articulos: 2,
        Cambian: 2,
        Excluidos: 0,
        Ejemplos: [
          { Codigo: 'a', Antes: 100, Despues: 110 },
          { Codigo: 'b', Descripcion: 'Yerba', Antes: 250.5, Despues: 275 },
        ],
        MayorAumento: { Codigo: 'a' },
        MayorBaja: null,
        Saltos: 0,
        Avisos: [],
      })
      expect(await prices()).toEqual([100, 250.5, 1000])
      expect((await apply(change, json)).json).toMatchObject({ Cambiados: 2 })
      expect(await prices()).toEqual([110, 275, 1000])
      await shop.deps.catalogue.refresh()
      expect(shop.deps.catalogue.snapshot.articles.map(({ Precioventa }) => Precioventa)).toEqual([
        110, 275, 1000,
      ])
      const held = await shop.db.selectFrom('articles').select('manual_fields').orderBy('Codigo').execute()
      expect(held.map(({ manual_fields }) => manual_fields)).toEqual([
        ['Descripcion', 'Precioventa'],
        ['Precioventa'],
        null,
      ])
      const history = (await staff.call(staffPrices.list, { query: { Usuario: 'ana', _sort: 'Articulo' } }))
        .json
      expect(history.map(({ Articulo, Precioventa }) => [Articulo.Codigo, Precioventa])).toEqual([
        ['a', 110],
        ['b', 275],
      ])
      const log = await shop.db.selectFrom('audit_log').selectAll().where('entity', '=', 'precios').execute()
      expect(log).toMatchObject([
        {
          user_name: 'ana',
          action: 'cambiar-precios',
          after: { Articulos: 2, Tipo: 'porcentaje', Valor: 10, Codigos: ['a', 'b'] },
        },
      ])
    })

    it('tells how many of them are held against imports already', async () => {
      const held = { manual_fields: '["Descripcion","Precioventa"]' }
      await shop.db.updateTable('articles').set({ manual_fields: null }).execute()
      await shop.db.updateTable('articles').set(held).where('Codigo', '=', 'c').execute()
      expect((await preview({}, { Codigos: ['b', 'c'] })).json.Fijados).toBe(1)
      expect((await preview({}, { Filtro: { PrecioFijado: true } })).json.Articulos).toBe(1)
      expect((await preview({}, { Filtro: { PrecioFijado: false, Familia: 201 } })).json.Articulos).toBe(0)
    })

    it('by codes, by an amount, without holding them', async () => {
      const change = {
        Seleccion: { Codigos: ['b', 'c', 'nada'] },
        Cambio: rule({ Tipo: 'importe', Valor: -50.5 }),
      }
      const { json } = await staff.call(previewPrices, { body: change })
      expect(json).toMatchObject({
        Articulos: 2,
        MayorAumento: null,
        MayorBaja: { Codigo: 'b', Despues: 200 },
      })
      await shop.db.updateTable('articles').set({ manual_fields: null }).execute()
      await apply(change, { Huella: json.Huella, Mantener: false })
      expect(await prices()).toEqual([100, 200, 949.5])
      const held = await shop.db.selectFrom('articles').select('manual_fields').execute()
      expect(held.every(({ manual_fields }) => manual_fields === null)).toBe(true)
    })

    it('not where one of them changed meanwhile, nor where another came or went', async () => {
      const change = { Seleccion: { Filtro: { EnVenta: true } }, Cambio: rule() }
      const look = async () => (await staff.call(previewPrices, { body: change })).json
      const first = await look()
      await shop.db.updateTable('articles').set({ Precioventa: 101 }).where('Codigo', '=', 'a').execute()
      expect((await apply(change, first)).problem).toMatchObject({ status: 422, code: 'precios-cambiaron' })
      const second = await look()
      await setOnSale(shop.db, 'c', false)
      expect((await apply(change, second)).problem.code).toBe('precios-cambiaron')
      expect((await apply({ ...change, Cambio: rule({ Valor: 11 }) }, await look())).problem.code).toBe(
        'precios-cambiaron',
      )
      await setOnSale(shop.db, 'c', true)
      expect(await prices()).toEqual([101, 250.5, 1000])
      expect(await shop.db.selectFrom('price_history').selectAll().execute()).toEqual([])
    })

    it('once, when two apply the same at the same moment', async () => {
      const change = { Seleccion: { Filtro: {} }, Cambio: rule() }
      const { Huella } = (await staff.call(previewPrices, { body: change })).json
      const answers = await Promise.all([
        apply(change, { Huella }),
        apply(change, { Huella }),
        apply(change, { Huella }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
      expect(await prices()).toEqual([110, 275.55, 1100])
    })

    it('with jumps only when somebody says so', async () => {
      const change = { Seleccion: { Filtro: {} }, Cambio: rule({ Tipo: 'importe', Valor: 600 }) }
      const { json } = await staff.call(previewPrices, { body: change })
      expect(json).toMatchObject({
        Saltos: 2,
        EjemplosDeSaltos: [{ Codigo: 'a' }, { Codigo: 'b' }],
        Avisos: [expect.stringMatching(/^2 precios saltan a más del triple/)],
      })
      const { Huella } = json
      expect((await apply(change, { Huella })).problem).toMatchObject({
        code: 'precios-sin-confirmar',
        Campo: 'Confirmado',
      })
      expect((await apply(change, { Huella, Confirmado: true })).json).toMatchObject({ Cambiados: 3 })
    })

    it('but for those that would cost nothing, and with a word on offers that are none any more', async () => {
      const offer = { FechaDesde: '2026-11-01', FechaHasta: '2026-11-30' }
      await shop.db
        .insertInto('offers')
        .values({ article_code: 'c', Preciooferta: 800, ...offer })
        .execute()
      const { json } = await preview({ Tipo: 'importe', Valor: -250 })
      expect(json).toMatchObject({
        Cambian: 2,
        Excluidos: 1,
        OfertasSuperadas: 1,
        EjemplosDeOfertas: [{ Codigo: 'c', Antes: 1000, Despues: 750, Preciooferta: 800 }],
      })
      // an offer that was already above the price is not reported
      await shop.db.updateTable('offers').set({ Preciooferta: 1000 }).execute()
      expect((await preview({ Tipo: 'importe', Valor: -10 })).json.OfertasSuperadas).toBe(0)
      expect(json.Avisos).toEqual([
        expect.stringMatching(/^1 precio salta/),
        expect.stringMatching(/^1 artículo quedaría en cero/),
        expect.stringMatching(/^1 artículo en oferta quedaría sin rebaja/),
      ])
    })

    it('to something, of something, within reason', async () => {
      const nothing = { Seleccion: { Filtro: {} }, Cambio: rule({ Valor: 0 }) }
      const { Huella } = (await staff.call(previewPrices, { body: nothing })).json
      expect((await apply(nothing, { Huella })).problem.code).toBe('precios-sin-cambio')
      expect((await preview({}, {})).problem.code).toBe('seleccion-vacia')
      expect((await preview({ Valor: 1000 })).problem).toMatchObject({
        code: 'porcentaje-exagerado',
        Campo: 'Valor',
      })
      expect((await preview({ Redondeo: 7 as 5 })).status).toBe(400)
    })
  })

  it('changed many at once are given back, but for what somebody changed since', async () => {
    const price = async (Codigo: string) =>
      await shop.db.selectFrom('articles').selectAll().where('Codigo', '=', Codigo).executeTakeFirstOrThrow()
    const [a, c] = [await price('a'), await price('c')]
    const change = { Seleccion: { Codigos: ['a', 'c'] }, Cambio: rule({ Valor: 10 }) }
    const { Huella } = (await staff.call(previewPrices, { body: change })).json
    const applied = await apply(change, { Huella, Mantener: true })
    expect(applied.status).toBe(200)
    const params = { Id: applied.json.Cambio }
    const done = (await staff.call(listPriceChanges)).json
    expect(done[0]).toMatchObject({ Id: params.Id, Articulos: 2, Deshecho: null, Cambio: { Valor: 10 } })
    const written = await price('a')
    const set = (Codigo: string, Precioventa: number) =>
      shop.db.updateTable('articles').set({ Precioventa }).where('Codigo', '=', Codigo).execute()
    await set('a', 123)
    await set('c', 123)
    // every price changed since: it stays open
    const { problem } = await staff.call(undoPrices, { params })
    expect(problem.code).toBe('precios-cambiados-despues')
    await set('a', written.Precioventa)
    const twice = await Promise.all([staff.call(undoPrices, { params }), staff.call(undoPrices, { params })])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(twice.find(({ status }) => status === 200)?.json).toEqual({ Devueltos: 1, CambiadosDespues: 1 })
    expect(await price('a')).toMatchObject({ Precioventa: a.Precioventa, manual_fields: a.manual_fields })
    expect((await price('c')).Precioventa).toBe(123)
    expect((await staff.call(listPriceChanges)).json[0]?.Deshecho).not.toBeNull()
    expect((await staff.call(undoPrices, { params: { Id: 999_999 } })).status).toBe(404)
    const back = { Precioventa: c.Precioventa, manual_fields: JSON.stringify(c.manual_fields ?? []) }
    await shop.db.updateTable('articles').set(back).where('Codigo', '=', 'c').execute()
  })

  it('are listed with who, when and which import, newest first', async () => {
    const { id } = await shop.db
      .insertInto('imports')
      .values({
        file_name: 'lista.csv',
        profile: 'catalogo',
        author: 'noche',
        started_at: NOW,
        finished_at: null,
        report: null,
        outcome: JSON.stringify({ effects: [{ Nombre: 'Norte' }] }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const entry = (Precioventa: number, at: string, source: 'demo' | 'import') => ({
      article_code: 'a',
      Precioventa,
      at,
      source,
      import_id: source === 'import' ? id : null,
    })
    await shop.db
      .insertInto('price_history')
      .values([
        entry(90, '2026-11-01T12:00:00.000Z', 'demo'),
        entry(100, '2026-11-10T02:00:00.000Z', 'import'),
      ])
      .execute()
    const { json } = await staff.call(staffPrices.list, { query: { Articulo: 'a' } })
    expect(json).toEqual([
      {
        Id: expect.any(Number),
        Articulo: { Codigo: 'a', Descripcion: 'Galletitas' },
        Fechahora: '2026-11-09T23:00:00-03:00',
        Precioventa: 100,
        Anterior: 90,
        Origen: 'importacion',
        Usuario: 'noche',
        Importacion: { Id: id, Archivo: 'lista.csv' },
        Sucursal: 'Norte',
      },
      expect.objectContaining({
        Precioventa: 90,
        Anterior: null,
        Origen: 'inicial',
        Usuario: null,
        Importacion: null,
      }),
    ])
    const count = async (query: object) => (await staff.call(staffPrices.list, { query })).json.length
    expect(await count({ Origen: 'importacion' })).toBe(1)
    expect(await count({ Importacion: id })).toBe(1)
    expect(await count({ FechaDesde: '2026-11-09', FechaHasta: '2026-11-09' })).toBe(1)
    expect((await staff.call(staffPrices.read, { params: { Id: json[0]!.Id } })).json).toEqual(json[0])
    const outcome = JSON.stringify({ effects: [{ Nombre: 'Norte' }, { Nombre: 'Sur' }] })
    await shop.db.updateTable('imports').set({ outcome }).execute()
    const { json: ofTwo } = await staff.call(staffPrices.list, { query: { Importacion: id } })
    expect(ofTwo[0]!.Sucursal).toBeUndefined()
  })

  it('overtaken by a price, an offer is reported and has no effect: no badge, no struck price, in no list', async () => {
    await shop.db
      .insertInto('offers')
      .values({ article_code: 'c', Preciooferta: 800, FechaDesde: '2026-11-01', FechaHasta: '2026-11-30' })
      .execute()
    const shown = async (Precioventa: number) => {
      await shop.db.updateTable('articles').set({ Precioventa }).where('Codigo', '=', 'c').execute()
      await catalogueChanged(shop)
      const { json } = await shop.visitor().call(listOffers, { params: { Fecha: 'HOY' } })
      const onOffer = await staff.call(staffArticles.list, { query: { EnOferta: true } })
      const {
        Precioventa: list,
        Preciooferta,
        OfertaSuperada,
      } = (await staff.call(staffArticles.read, { params: { Codigo: 'c' } })).json
      const article = shop.deps.catalogue.snapshot.articles.find(({ Codigo }) => Codigo === 'c')!
      return {
        offers: json.length,
        onOffer: onOffer.json.length,
        staff: [list, Preciooferta, OfertaSuperada],
        shop: [article.Oferta !== null, articlePrice(article)],
      }
    }
    expect(await shown(1000)).toEqual({
      offers: 1,
      onOffer: 1,
      staff: [1000, 800, null],
      shop: [true, 800],
    })
    for (const overtaken of [800, 700]) {
      expect(await shown(overtaken)).toEqual({
        offers: 0,
        onOffer: 0,
        staff: [overtaken, null, 800],
        shop: [false, overtaken],
      })
    }
    await shown(1000)
  })

  describe('offers', () => {
    const draft = (changes: Partial<OfferDraft> = {}): OfferDraft => ({
      Articulo: { Codigo: 'a' },
      Preciooferta: 80,
      FechaDesde: '2026-11-20',
      FechaHasta: '2026-11-25',
      ...changes,
    })
    const create = (changes: Partial<OfferDraft> = {}) =>
      staff.call(staffOffers.create, { body: draft(changes) })
    const cost = (Precioventa: number, at: string) =>
      shop.db
        .insertInto('price_history')
        .values({
          article_code: 'a',
          Precioventa,
          at: `${at}T12:00:00.000Z`,
          source: 'staff',
          import_id: null,
        })
        .execute()

    it('are shown on their days, and changed, and end', async () => {
      const { json } = await create()
      expect(json).toMatchObject({
        Articulo: { Codigo: 'a', Precioventa: 100 },
        Estado: 'vigente',
        Aviso: null,
      })
      await shop.deps.catalogue.refresh()
      const shown = () => shop.deps.catalogue.snapshot.running.offerPrices.get('a')
      expect(shown()).toBe(80)
      const params = { Id: json.Id }
      const later = draft({ FechaDesde: '2026-12-01', FechaHasta: '2026-12-02' })
      expect((await staff.call(staffOffers.change, { params, body: later })).json.Estado).toBe('programada')
      await shop.deps.catalogue.refresh()
      expect(shown()).toBeUndefined()
      expect((await staff.call(staffOffers.remove, { params })).status).toBe(204)
      expect((await staff.call(staffOffers.read, { params })).status).toBe(404)
    })

    it('are listed by state, article and words', async () => {
      await create()
      await create({
        Articulo: { Codigo: 'c' },
        FechaDesde: '2026-12-01',
        FechaHasta: '2026-12-02',
        Confirmado: true,
      })
      const listed = async (query: object) =>
        (await staff.call(staffOffers.list, { query })).json.map(({ Articulo }) => Articulo.Codigo)
      expect(await listed({})).toEqual(['c', 'a'])
      expect(await listed({ Estado: 'vigente' })).toEqual(['a'])
      expect(await listed({ Estado: 'vencida' })).toEqual([])
      expect(await listed({ Articulo: 'c' })).toEqual(['c'])
      expect(await listed({ q: 'galle' })).toEqual(['a'])
    })

    it.each<[Partial<OfferDraft>, string, string]>([
      [{ FechaHasta: '2026-11-19' }, 'oferta-fechas', 'FechaHasta'],
      [{ FechaDesde: '2026-11-01', FechaHasta: '2026-11-20' }, 'oferta-pasada', 'FechaHasta'],
      [{ Preciooferta: 0 }, 'precio-vacio', 'Preciooferta'],
      [{ Articulo: { Codigo: 'nada' } }, 'articulo-inexistente', 'Articulo.Codigo'],
    ])('are not %j', async (changes, code, Campo) => {
      expect((await create(changes)).problem).toMatchObject({ status: 422, code, Campo })
    })

    it('below a third of the price want a yes of their own', async () => {
      const { problem } = await create({ Preciooferta: 10 })
      expect(problem).toMatchObject({ status: 422, code: 'precio-salta', Campo: 'Preciooferta' })
      const { json } = await create({ Preciooferta: 10, Confirmado: true })
      const params = { Id: json.Id }
      const days = { FechaHasta: '2026-11-26', Leido: { FechaHasta: '2026-11-25' } }
      expect((await staff.call(staffOffers.change, { params, body: days })).status).toBe(200)
      const cheaper = { Preciooferta: 9, Leido: { Preciooferta: 10 } }
      expect((await staff.call(staffOffers.change, { params, body: cheaper })).problem.code).toBe(
        'precio-salta',
      )
    })

    it('do not overlap, not even when two are made at once', async () => {
      expect((await create()).status).toBe(200)
      for (const [FechaDesde, FechaHasta] of [
        ['2026-11-25', '2026-11-30'],
        ['2026-11-01', '2026-11-21'],
        ['2026-11-01', '2026-12-30'],
      ] as const) {
        const { problem } = await create({ FechaDesde, FechaHasta })
        expect(problem).toMatchObject({ code: 'oferta-superpuesta', Campo: 'FechaDesde' })
        expect(problem.detail).toContain('20/11/2026 al 25/11/2026')
      }
      expect((await create({ FechaDesde: '2026-11-26', FechaHasta: '2026-11-26' })).status).toBe(200)
      const both = await Promise.all([
        create({ Articulo: { Codigo: 'c' }, Confirmado: true }),
        create({ Articulo: { Codigo: 'c' }, Confirmado: true }),
      ])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    })

    it.each([
      // higher during the last weeks: a real offer
      [[[100, '2026-09-01']], 80, null],
      // as low three weeks ago
      [
        [
          [100, '2026-09-01'],
          [75, '2026-10-30'],
          [100, '2026-11-10'],
        ],
        80,
        /30 días \(\$\s75,00\)/,
      ],
      // the low price was longer ago
      [
        [
          [75, '2026-08-01'],
          [100, '2026-10-10'],
        ],
        80,
        null,
      ],
      // the price in force on the first of the thirty days counts
      [
        [
          [75, '2026-08-01'],
          [100, '2026-10-22'],
        ],
        80,
        /30 días/,
      ],
      [[[100, '2026-09-01']], 100, /precio de hoy/],
    ] as [[number, string][], number, RegExp | null][])(
      'after %j at %d are warned of: %s',
      async (history, Preciooferta, warning) => {
        for (const [price, at] of history) await cost(price, at)
        const { json } = await staff.call(reviewOffer, { body: draft({ Preciooferta }) })
        if (warning === null) expect(json.Aviso).toBeNull()
        else expect(json.Aviso).toMatch(warning)
        const saved = await create({ Preciooferta })
        expect(saved.status).toBe(200)
        expect(saved.json.Aviso).toBe(json.Aviso)
      },
    )
  })
})
