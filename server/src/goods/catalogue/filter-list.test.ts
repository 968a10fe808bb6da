import { afterAll, beforeAll, expect, it } from 'vitest'
import * as calls from '@gondola/contract/catalogue'
import type { FilterQuery, ListQuery } from '@gondola/contract/catalogue'
import { testArticle } from '@gondola/contract/test/article'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { bumpCatalogueVersion } from './catalogue-changes.store.ts'
import { filterCounts } from './filter-list.ts'

/** Code, family, brand (1 La Serenísima, 2 Playadito, 3 Sin marca); `o` on offer, `p` promoted. */
const ARTICLES = [
  ['A', 101, 1, 'o'],
  ['B', 101, 2, ''],
  ['C', 102, 2, 'op'],
  ['D', 102, 2, 'p'],
  ['E', 201, 1, ''],
  ['F', 202, 3, 'o'],
] as const
const SIZES: Readonly<Record<string, object>> = {
  A: { ContenidoNeto: 1500, ContenidoUnidad: 'ml' },
  B: { ContenidoNeto: 500, ContenidoUnidad: 'g' },
  C: { ContenidoNeto: 12, ContenidoUnidad: 'un' },
  D: { ContenidoNeto: 500, ContenidoUnidad: 'g' },
  E: { Descripcion: 'Cosa Talle xg' },
  F: { Descripcion: 'Cosa talle M de calle Talleres' },
}
const TODAY = { FechaDesde: '2026-11-20', FechaHasta: '2026-11-22' }
const ALL = { from: 0, count: 0 }

it('names a size as exactly as its article does', () => {
  const articles = [testArticle({ ContenidoNeto: 1125, ContenidoUnidad: 'ml' })]
  const source = { articles, hasOffer: () => false, hasPromotion: () => false }
  expect(filterCounts(source, new Uint32Array([0]), null).Tamanos).toMatchObject([
    { Descripcion: '1,125 l', Cantidad: 1 },
  ])
})

describeOnBothDatabases('filters of a list', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, now: '2026-11-21T15:00:00-03:00' })
    await fillCategories(shop.db)
    await insertArticles(
      shop.db,
      ARTICLES.map(([Codigo, family_code, brand_code]) =>
        articleRow({
          Codigo,
          Descripcion: `Cosa ${Codigo}`,
          family_code,
          brand_code,
          Precioventa: 500,
          ...SIZES[Codigo],
        }),
      ),
    )
    const withSign = (sign: string) => ARTICLES.filter(([, , , signs]) => signs.includes(sign))
    await shop.db
      .insertInto('offers')
      .values(withSign('o').map(([article_code]) => ({ article_code, Preciooferta: 400, ...TODAY })))
      .execute()
    const { Promocion } = await shop.db
      .insertInto('promotions')
      .values({ Descripcion: '2x1', Descrip: 'Llevá dos', Imagen: null, Bases: '', position: 1, ...TODAY })
      .returning('Promocion')
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('promotion_articles')
      .values(
        withSign('p').map(([article_code], position) => ({
          promotion_id: Promocion,
          article_code,
          position,
        })),
      )
      .execute()
    await bumpCatalogueVersion(shop.db)
    await shop.deps.catalogue.refresh()
  })
  afterAll(() => shop.close())

  const shown = async (query: ListQuery) => {
    const { json, headers } = await shop.visitor().call(calls.listArticles, { params: ALL, query })
    expect(Number(headers['x-total-count'])).toBe(json.length)
    return json.map(({ Codigo }) => Codigo).join('')
  }

  it.each<[ListQuery, string]>([
    [{}, 'ABCDEF'],
    [{ marcas: '2' }, 'BCD'],
    [{ marcas: '1,3' }, 'AEF'],
    [{ marcas: '1,3', familias: '101,202' }, 'AF'],
    [{ oferta: '1' }, 'ACF'],
    [{ oferta: '1', promocion: '1' }, 'C'],
    [{ oferta: '1', marcas: '2', orden: 'nza' }, 'C'],
    [{ marcas: '2', orden: 'nza' }, 'DCB'],
    [{ marcas: '999' }, ''],
    [{ tamanos: '10005000' }, 'BD'],
    [{ tamanos: '10005000,20015000', marcas: '1' }, 'A'],
    [{ tamanos: '9' }, 'E'],
    [{ orden: 'pu' }, 'ADCFBE'],
  ])('%j leaves %s', async (query, codes) => {
    expect(await shown(query)).toBe(codes)
    expect(
      (
        await shop
          .visitor()
          .call(calls.filtersOfAll, { query: { ...query, orden: undefined } as FilterQuery })
      ).json.Total,
    ).toBe(codes.length)
  })

  it('counts the sizes, a garment’s too, the smallest of each kind first', async () => {
    const { json } = await shop.visitor().call(calls.filtersOfAll, { query: { oferta: '1' } })
    expect(json.Tamanos.map(({ Descripcion, Cantidad }) => [Descripcion, Cantidad])).toEqual([
      ['talle M', 1],
      ['1,5 l', 1],
      ['12 u', 1],
    ])
    const all = (await shop.visitor().call(calls.filtersOfAll, { query: {} })).json.Tamanos
    expect(all.map(({ Descripcion, Cantidad }) => [Descripcion, Cantidad])).toEqual([
      ['talle M', 1],
      ['talle XG', 1],
      ['500 g', 2],
      ['1,5 l', 1],
      ['12 u', 1],
    ])
  })

  it('pages what is left', async () => {
    const { json, headers } = await shop
      .visitor()
      .call(calls.listByDepartment, { params: { Id: 1, from: 1, count: 1 }, query: { marcas: '2' } })
    expect(json.map(({ Codigo }) => Codigo)).toEqual(['C'])
    expect(headers['x-total-count']).toBe('3')
  })

  it.each<[FilterQuery, string, string, number, number]>([
    [{}, '1:2 2:3 3:1', '101:2 102:2 201:1 202:1', 3, 2],
    // each criterion is counted under the other filters, without its own
    [{ marcas: '2' }, '1:2 2:3 3:1', '101:1 102:2', 1, 2],
    [{ familias: '102' }, '2:2', '101:2 102:2 201:1 202:1', 1, 2],
    [{ oferta: '1' }, '1:1 2:1 3:1', '101:1 102:1 202:1', 3, 1],
    // a chosen value stays listed even if no article is left
    [{ marcas: '3', promocion: '1' }, '2:2 3:0', '', 0, 0],
  ])('%j counts brands %s, families %s', async (query, brands, families, offers, promoted) => {
    const { json } = await shop.visitor().call(calls.filtersOfAll, { query })
    const told = (choices: readonly { Codigo: number; Cantidad: number }[]) =>
      choices.map(({ Codigo, Cantidad }) => `${Codigo}:${Cantidad}`).join(' ')
    expect([told(json.Marcas.toSorted((a, b) => a.Codigo - b.Codigo)), told(json.Familias)]).toEqual([
      brands,
      families,
    ])
    expect([json.Oferta, json.Promocion]).toEqual([offers, promoted])
  })

  it('counts a department, a family, a search by text and by brand', async () => {
    const visitor = shop.visitor()
    const totals = await Promise.all([
      visitor.call(calls.filtersOfDepartment, { params: { Id: 2 } }),
      visitor.call(calls.filtersOfFamily, { params: { Id: 101 } }),
      visitor.call(calls.filtersOfText, { params: { Texto: 'cosa' }, query: { oferta: '1' } }),
      visitor.call(calls.filtersOfBrand, { params: { Texto: 'playadito' } }),
    ])
    expect(totals.map(({ json }) => json.Total)).toEqual([2, 2, 3, 3])
    expect((await visitor.call(calls.filtersOfText, { params: { Texto: 'co' } })).status).toBe(422)
  })

  it.each([
    'marcas=',
    'marcas=0',
    'marcas=1,',
    'marcas=a',
    'familias=1;2',
    'oferta=si',
    'promocion=0',
    'marcas=1&marcas=2',
  ])('refuses ?%s', async (query) => {
    const { status } = await shop.visitor().request('GET', `/api/tarticulos/getall/0/0?${query}`)
    expect(status).toBe(400)
  })
})
