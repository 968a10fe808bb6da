import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffBranches } from '@gondola/contract/branches'
import {
  applyPrices,
  changeListPrice,
  compareLists,
  exportListDifferences,
  listListPrices,
  listPriceChanges,
  previewPrices,
  staffArticles,
  staffOffers,
  staffPriceLists,
  staffPrices,
  undoPrices,
  type ListPriceChange,
  type PriceApplication,
  type PriceChange,
} from '@gondola/contract/catalogue-admin'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { tidyUp } from '../../app/housekeeping.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

describeOnBothDatabases('price lists in the panel', (database) => {
  let shop: TestShop
  let staff: TestClient
  let north: number
  let south: number
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true, now: '2026-11-21T12:00:00Z' })
    staff = await staffOf(shop, 'administracion', 'ana')
    await fillCategories(shop.db)
    await insertArticles(shop.db, [
      articleRow({ Codigo: 'a', Descripcion: 'Galletitas' }),
      articleRow({ Codigo: 'b', Descripcion: 'Yerba', family_code: 102 }),
      articleRow({ Codigo: 'c', Descripcion: 'Leche', family_code: 201 }),
    ])
    north = (await staff.call(staffPriceLists.create, { body: { Nombre: 'Norte' } })).json.Id
    south = (await staff.call(staffPriceLists.create, { body: { Nombre: 'Sur' } })).json.Id
  })
  beforeEach(async () => {
    await shop.db.deleteFrom('price_history').execute()
    const plain = { list_prices: null, not_sold_at: null, manual_fields: null }
    for (const [Codigo, Precioventa] of Object.entries({ a: 100, b: 250.5, c: 1000 }))
      await shop.db
        .updateTable('articles')
        .set({ Precioventa, ...plain })
        .where('Codigo', '=', Codigo)
        .execute()
  })
  afterAll(() => shop.close())

  const set = (Codigo: string, body: ListPriceChange, Id = north) =>
    staff.call(changeListPrice, { params: { Id, Codigo }, body })
  const prices = async (query: object = {}, Id = north) => {
    const { json, headers } = await staff.call(listListPrices, { params: { Id }, query })
    expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(json.length)
    return json.map(({ Codigo, Precio, Propio }) => [Codigo, Precio, Propio])
  }
  const article = async (Codigo: string) => {
    const row = shop.db.selectFrom('articles').selectAll().where('Codigo', '=', Codigo)
    const { list_prices, manual_fields } = await row.executeTakeFirstOrThrow()
    return { list_prices, manual_fields }
  }

  it('are made, copied, renamed, and deleted with their prices', async () => {
    await set('a', { Precio: 110 })
    await set('b', { Precio: 240.25 })
    const copy = await staff.call(staffPriceLists.create, { body: { Nombre: 'Copia', CopiaDe: north } })
    expect(copy.json).toMatchObject({ Nombre: 'Copia', Articulos: 2, Sucursales: [] })
    expect(await prices({ SoloDistintos: true }, copy.json.Id)).toEqual([
      ['a', 110, true],
      ['b', 240.25, true],
    ])
    for (const [body, code] of [
      [{ Nombre: ' ' }, 'nombre-vacio'],
      [{ Nombre: ' nórte ' }, 'nombre-en-uso'],
      [{ Nombre: 'Otra', CopiaDe: 9_999_999 }, 'lista-inexistente'],
    ] as const)
      expect((await staff.call(staffPriceLists.create, { body })).problem.code).toBe(code)
    const params = { Id: copy.json.Id }
    const renamed = await staff.call(staffPriceLists.change, {
      params,
      body: { Nombre: 'Este', Leido: { Nombre: 'Copia' } },
    })
    expect(renamed.json.Nombre).toBe('Este')
    expect((await staff.call(staffPriceLists.remove, { params })).status).toBe(204)
    expect((await article('a')).list_prices).toEqual({ [north]: 110 })
  })

  it('stay while a branch sells with them', async () => {
    const branch = await staff.call(staffBranches.create, {
      body: { Nombre: 'Sur', Direccion: 'Mitre 1', Telefono: '', Orden: 2, Lista: south },
    })
    const params = { Id: south }
    expect((await staff.call(staffPriceLists.read, { params })).json.Sucursales).toEqual([
      { Id: branch.json.Id, Nombre: 'Sur' },
    ])
    expect((await staff.call(staffPriceLists.remove, { params })).problem.code).toBe('lista-en-uso')
    await staff.call(staffBranches.remove, { params: { Id: branch.json.Id } })
  })

  describe('have a price of an article', () => {
    it('that is searched, changed by hand, held against imports, and given back', async () => {
      expect(await prices({ q: 'yer' })).toEqual([['b', 250.5, false]])
      expect((await set('b', { Precio: 260, Leido: 250.5 })).json).toMatchObject({
        Base: 250.5,
        Precio: 260,
        Propio: true,
        Fijado: true,
      })
      expect(await article('b')).toEqual({
        list_prices: { [north]: 260 },
        manual_fields: [`lista:${north}`],
      })
      const { json: told } = await staff.call(staffPrices.list, { query: { Lista: north } })
      expect(told).toMatchObject([
        { Precioventa: 260, Anterior: 250.5, Usuario: 'ana', Lista: { Id: north, Nombre: 'Norte' } },
      ])
      expect((await set('b', { Precio: null })).json).toMatchObject({
        Precio: 250.5,
        Propio: false,
        Fijado: false,
      })
      expect(await article('b')).toEqual({ list_prices: null, manual_fields: null })
    })

    it.each<[ListPriceChange, string]>([
      [{ Precio: 0 }, 'precio-vacio'],
      [{ Precio: 1.005 }, 'precio-decimales'],
      [{ Precio: 400 }, 'precio-salta'],
      [{ Precio: 110, Leido: 90 }, 'cambiado'],
    ])('but not with %j', async (body, code) => {
      expect((await set('a', body)).problem.code).toBe(code)
    })

    it('that the undo of the article gives back', async () => {
      await set('a', { Precio: 110 })
      await set('a', { Precio: 120 }, south)
      const params = { Codigo: 'a' }
      const last = (await staff.call(staffArticles.lastChange, { params })).json.Cambio!
      const undone = await staff.call(staffArticles.undo, { params, body: { Cambio: last.Id } })
      expect(undone.json.PreciosPorLista).toEqual([{ Lista: north, Precio: 110 }])
      expect((await article('a')).manual_fields).toEqual([`lista:${north}`])
    })
  })

  it('are edited with the article, as is where it is sold', async () => {
    const params = { Codigo: 'a' }
    const branch = (await staff.call(staffBranches.list)).json[0]!.Id
    const change = (body: object) =>
      staff.call(staffArticles.change, { params, body: { ...body, Leido: {} } })
    const changed = await change({
      PreciosPorLista: [
        { Lista: north, Precio: 100 },
        { Lista: south, Precio: 90 },
      ],
      NoSeVendeEn: [branch],
    })
    expect(changed.json).toMatchObject({
      PreciosPorLista: [{ Lista: south, Precio: 90 }],
      NoSeVendeEn: [branch],
    })
    // a change of other fields leaves them as they are
    const other = await staff.call(staffArticles.change, {
      params,
      body: { Precioventa: 90, CamposManuales: [], Leido: { Precioventa: 100, CamposManuales: [] } },
    })
    expect(other.json).toMatchObject({
      PreciosPorLista: [{ Lista: south, Precio: 90 }],
      NoSeVendeEn: [branch],
    })
    expect((await article('a')).manual_fields).toContain(`lista:${south}`)
    for (const [body, code] of [
      [{ PreciosPorLista: [{ Lista: 9_999_999, Precio: 1 }] }, 'lista-inexistente'],
      [{ NoSeVendeEn: [9_999_999] }, 'sucursal-inexistente'],
    ] satisfies [object, string][]) {
      const read = (await staff.call(staffArticles.read, { params })).json
      const answer = await staff.call(staffArticles.change, {
        params,
        body: { ...body, Leido: read as never },
      })
      expect(answer.problem.code).toBe(code)
    }
    const keeper = await staffOf(shop, 'pedidos', 'beto')
    expect(
      (await keeper.call(changeListPrice, { params: { Id: north, Codigo: 'a' }, body: { Precio: 1 } }))
        .status,
    ).toBe(403)
  })

  describe('are changed together', () => {
    const apply = async (change: PriceChange, more: Partial<PriceApplication> = {}) => {
      const { json } = await staff.call(previewPrices, { body: change })
      const body = { ...change, Huella: json.Huella, Confirmado: false, Mantener: true, ...more }
      return { preview: json, applied: await staff.call(applyPrices, { body }) }
    }
    const rule = (Valor: number) =>
      ({ Tipo: 'porcentaje', Valor, Redondeo: 0.01, Sentido: 'cercano' }) as const

    it('by a rule over their own prices or over the base, and undone', async () => {
      await set('a', { Precio: 110 })
      const all = { Seleccion: { Codigos: ['a', 'b'] }, Lista: north }
      const { preview, applied } = await apply({ ...all, Cambio: rule(10) })
      expect(preview).toMatchObject({
        Cambian: 2,
        Fijados: 1,
        Ejemplos: [
          { Codigo: 'a', Antes: 110, Despues: 121 },
          { Codigo: 'b', Antes: 250.5, Despues: 275.55 },
        ],
      })
      expect(await article('b')).toEqual({
        list_prices: { [north]: 275.55 },
        manual_fields: [`lista:${north}`],
      })
      const [told] = (await staff.call(listPriceChanges)).json
      expect(told).toMatchObject({ Articulos: 2, Lista: { Id: north, Nombre: 'Norte' } })

      const over = await apply({ ...all, Cambio: rule(20), SobreBase: true })
      expect(over.preview.Ejemplos.map(({ Despues }) => Despues)).toEqual([120, 300.6])
      // the base price moves meanwhile: what followed it, follows it again
      await shop.db.updateTable('articles').set({ Precioventa: 260 }).where('Codigo', '=', 'b').execute()
      const undo = (Id: number) => staff.call(undoPrices, { params: { Id } })
      expect((await undo(over.applied.json.Cambio)).json).toEqual({ Devueltos: 2, CambiadosDespues: 0 })
      expect(await prices({ SoloDistintos: true })).toEqual([
        ['a', 121, true],
        ['b', 275.55, true],
      ])
      expect((await undo(applied.json.Cambio)).json).toEqual({ Devueltos: 2, CambiadosDespues: 0 })
      expect(await article('a')).toEqual({ list_prices: { [north]: 110 }, manual_fields: [`lista:${north}`] })
      expect(await article('b')).toEqual({ list_prices: null, manual_fields: null })
    })

    it('back to the base prices, which imports may change again', async () => {
      await set('a', { Precio: 110 })
      await set('a', { Precio: 95 }, south)
      await apply({ Seleccion: { Filtro: {} }, Cambio: rule(0), Lista: north, SobreBase: true })
      expect(await article('a')).toEqual({ list_prices: { [south]: 95 }, manual_fields: [`lista:${south}`] })
    })

    it('and leave the base prices and other lists alone', async () => {
      await set('a', { Precio: 95 }, south)
      await apply({ Seleccion: { Codigos: ['a'] }, Cambio: rule(10), Lista: north }, { Mantener: false })
      expect(await article('a')).toEqual({
        list_prices: { [north]: 110, [south]: 95 },
        manual_fields: [`lista:${south}`],
      })
      const refused = await staff.call(previewPrices, {
        body: { Seleccion: { Codigos: ['a'] }, Cambio: rule(10), Lista: 9_999_999 },
      })
      expect(refused.problem.code).toBe('lista-inexistente')
    })
  })

  it('have their recorded prices for a year; base prices stay', async () => {
    const at = '2025-11-20T12:00:00.000Z'
    const old = { article_code: 'a', Precioventa: 90, at, source: 'staff' as const, import_id: null }
    const rows = [
      old,
      { ...old, price_list_id: north },
      { ...old, price_list_id: south, at: '2025-12-01T12:00:00Z' },
    ]
    await shop.db.insertInto('price_history').values(rows).execute()
    await tidyUp(shop.deps)
    const kept = await shop.db.selectFrom('price_history').select('price_list_id').orderBy('id').execute()
    expect(kept.map(({ price_list_id }) => price_list_id)).toEqual([null, south])
  })

  it('are compared, the largest differences first, and exported', async () => {
    await set('a', { Precio: 110 })
    await set('a', { Precio: 120 }, south)
    await set('b', { Precio: 200.4 })
    await set('c', { Precio: 1001 })
    const compare = async (query: object) =>
      (await staff.call(compareLists, { query })).json.map(({ Codigo, Una, Otra, Porcentaje }) => [
        Codigo,
        Una,
        Otra,
        Porcentaje,
      ])
    expect(await compare({ Otra: north })).toEqual([
      ['b', 250.5, 200.4, -20],
      ['a', 100, 110, 10],
      ['c', 1000, 1001, 0.1],
    ])
    expect(await compare({ Una: north, Otra: south, q: 'galle' })).toEqual([['a', 110, 120, 9.1]])
    expect((await staff.call(compareLists, { query: { Otra: 9_999_999 } })).status).toBe(404)
    const { text } = await staff.call(exportListDifferences, { query: { Otra: north } })
    expect(text.split('\r\n')[1]).toBe('"a";"Galletitas";100;110;10')
  })

  it('warn of an offer that is no offer at the list of its branch', async () => {
    const branch = await staff.call(staffBranches.create, {
      body: { Nombre: 'Sur', Direccion: 'Mitre 1', Telefono: '', Orden: 2, Lista: south, Activa: true },
    })
    await set('a', { Precio: 80, Confirmado: true }, south)
    const body = {
      Articulo: { Codigo: 'a' },
      Preciooferta: 85,
      FechaDesde: '2026-11-25',
      FechaHasta: '2026-11-26',
    }
    const warning = async (Sucursales: number[] | null) => {
      const { json } = await staff.call(staffOffers.create, { body: { ...body, Sucursales } })
      await staff.call(staffOffers.remove, { params: { Id: json.Id } })
      return json.Aviso
    }
    const [first] = (await staff.call(staffBranches.list)).json
    expect(await warning([branch.json.Id])).toMatch(/^No es más barata que el precio de hoy \(\$.80,00\)/)
    expect(await warning(null)).not.toBeNull()
    expect(await warning([first!.Id])).toBeNull()
  })
})
