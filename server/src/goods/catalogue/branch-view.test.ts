import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '@gondola/contract/catalogue'
import type { Article, ListQuery } from '@gondola/contract/catalogue'
import { callUrl, type Call } from '@gondola/contract/calls'
import { listAllCalls } from '../../../../lab/shop/all-calls.ts'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { sampleOf } from '../../../../lab/shop/sample.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { bumpCatalogueVersion } from './catalogue-changes.store.ts'

const ALL = { from: 0, count: 0 }
const RUNS = { FechaDesde: '2026-11-20', FechaHasta: '2026-11-22' }
const LISTS = { Norte: 1, Sur: 2 }
/** Branches by their ids; the first is the default one, at base prices. */
const CENTRO = 1
const NORTE = 2
const EXPRESS = 3
const CLOSED = 4

interface AtBranches {
  list_prices?: Record<number, number>
  not_sold_at?: number[]
}

/** Code, family, brand, and what its row says of branches. Base price: 100. */
const ARTICLES: readonly [string, number, number, AtBranches][] = [
  ['A', 101, 1, {}],
  ['B', 101, 1, { list_prices: { [LISTS.Norte]: 121 } }],
  ['C', 102, 2, { list_prices: { [LISTS.Norte]: 90, [LISTS.Sur]: 80 }, not_sold_at: [EXPRESS] }],
  ['D', 102, 2, { not_sold_at: [EXPRESS] }],
  ['E', 201, 3, { list_prices: { [LISTS.Norte]: 70 }, not_sold_at: [NORTE] }],
]

describeOnBothDatabases('a catalogue by branch', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, now: '2026-11-21T15:00:00-03:00' })
    const { db } = shop
    await fillCategories(db)
    await db
      .insertInto('price_lists')
      .values(
        Object.entries(LISTS).map(([Nombre, Id]) => ({
          Id,
          Nombre,
          name_key: Nombre.toLowerCase(),
          created_at: '2026-11-01T12:00:00Z',
        })),
      )
      .execute()
    const branch = (Nombre: string, price_list_id: number | null, is_active = true) =>
      ({ Nombre, Direccion: '', Telefono: '', price_list_id, is_active, is_default: false }) as const
    await db
      .insertInto('branches')
      .values([branch('Norte', LISTS.Norte), branch('Express', LISTS.Norte), branch('Sur', LISTS.Sur, false)])
      .execute()
    await insertArticles(
      db,
      ARTICLES.map(([Codigo, family_code, brand_code, { list_prices, not_sold_at }], position) =>
        articleRow({
          Codigo,
          Descripcion: `Cosa ${Codigo}`,
          family_code,
          brand_code,
          position,
          ContenidoNeto: 500,
          ContenidoUnidad: 'g',
          list_prices: list_prices === undefined ? null : JSON.stringify(list_prices),
          not_sold_at: not_sold_at === undefined ? null : JSON.stringify(not_sold_at),
        }),
      ),
    )
    await db
      .insertInto('offers')
      .values([
        { article_code: 'B', Preciooferta: 95, ...RUNS, branches: JSON.stringify([NORTE]) },
        { article_code: 'C', Preciooferta: 95, ...RUNS },
      ])
      .execute()
    const { Promocion } = await db
      .insertInto('promotions')
      .values({
        Descripcion: 'Express',
        Descrip: '2x1',
        Mecanica: JSON.stringify({ Tipo: 'nxm', Lleva: 2, Paga: 1 }),
        ...RUNS,
        branches: JSON.stringify([EXPRESS]),
      })
      .returning('Promocion')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('promotion_articles')
      .values({ promotion_id: Promocion, article_code: 'A', position: 0 })
      .execute()
    await bumpCatalogueVersion(db)
    await shop.deps.catalogue.refresh()
  })
  afterAll(() => shop.close())

  async function shown(branch: number | undefined, query: ListQuery = {}): Promise<string> {
    const asked = { ...query, ...(branch !== undefined && { sucursal: branch }) }
    const { json, headers } = await shop.visitor().call(calls.listArticles, { params: ALL, query: asked })
    expect(Number(headers['x-total-count'])).toBe(json.length)
    return json.map(({ Codigo }) => Codigo).join('')
  }

  const find = (Codigo: string, sucursal: number): Promise<Article | null> =>
    shop
      .visitor()
      .call(calls.findArticle, { params: { Codigo }, query: { sucursal } })
      .then(({ json }) => json)

  it('has each branch\u2019s assortment in lists, counts, departments, brands, suggestions and searches', async () => {
    expect(await Promise.all([undefined, CENTRO, NORTE, EXPRESS].map((branch) => shown(branch)))).toEqual([
      'ABCDE',
      'ABCDE',
      'ABCD',
      'ABE',
    ])
    const visitor = shop.visitor()
    const query = { sucursal: EXPRESS }
    const { json: filters } = await visitor.call(calls.filtersOfAll, { query })
    expect(filters).toMatchObject({ Total: 3, Familias: [{ Codigo: 101 }, { Codigo: 201 }] })
    const { json: departments } = await visitor.call(calls.listDepartments, { params: ALL, query })
    // without yerba; families that no branch sells anything of stay as they were
    expect(departments.flatMap(({ ListFamilias }) => ListFamilias.map(({ Codigo }) => Codigo))).toEqual([
      101, 201, 202,
    ])
    const { json: brands } = await visitor.call(calls.listBrands, { params: ALL, query })
    expect(brands.map(({ Codigo }) => Codigo).toSorted()).toEqual([1, 3])
    const texts = { Texto: 'cosa', ...ALL }
    const { json: found } = await visitor.call(calls.searchByText, { params: texts, query })
    expect(found.map(({ Codigo }) => Codigo).toSorted()).toEqual(['A', 'B', 'E'])
    const { json: suggested } = await visitor.call(calls.suggest, { params: { Texto: 'cosa' }, query })
    expect(suggested.flatMap(({ Articulo }) => Articulo?.Codigo ?? []).toSorted()).toEqual(['A', 'B', 'E'])
    const { json: list } = await visitor.call(calls.matchList, { query, body: { Texto: 'cosa D' } })
    expect(
      list.flatMap(({ Articulo, Alternativas }) => [
        Articulo?.Codigo,
        ...Alternativas.map((each) => each.Codigo),
      ]),
    ).not.toContain('D')
    expect(await find('D', EXPRESS)).toBeNull()
  })

  it('has each branch\u2019s prices, and what follows from them', async () => {
    expect(await find('B', NORTE)).toMatchObject({
      Precioventa: 121,
      Preciooferta: 95,
      PrecioSinImpuestos: 78.51,
      PrecioPorUnidad: { Precio: 190, Unidad: 'kg' },
    })
    // the offer is of another branch, so a visitor does not see the price either
    expect(await find('B', EXPRESS)).toMatchObject({ Precioventa: null, Oferta: null, PrecioPorUnidad: null })
    // the list is cheaper than the offer for all
    expect(await find('C', NORTE)).toMatchObject({ Precioventa: null, Preciooferta: null, Oferta: null })
    expect(await find('C', CENTRO)).toMatchObject({ Precioventa: 100, Preciooferta: 95 })
    expect(await find('A', EXPRESS)).toMatchObject({ Llevando: { Cantidad: 2, Precio: 50 } })
    expect(await find('A', NORTE)).toMatchObject({ Promocion: null, Precioventa: null })
    const view = shop.deps.catalogue.viewOf(NORTE)
    const { articles } = shop.deps.catalogue.snapshot
    expect([...articles.keys()].filter((index) => view.articleAt(index) === articles[index])).toEqual([0, 3])
  })

  it('sorts by the branch\u2019s prices, and filters by its offers and promotions', async () => {
    const customer = (branch: number, orden: 'pb' | 'pa') => {
      const view = shop.deps.catalogue.viewOf(branch)
      const { articles, lists } = view.snapshot
      const order = view.sorted(view.sold(lists.all), orden, true)
      return Array.from(order, (index) => articles[index]!.Codigo).join('')
    }
    expect(customer(CENTRO, 'pb')).toBe('CABDE')
    expect(customer(NORTE, 'pb')).toBe('CBAD')
    expect(customer(EXPRESS, 'pa')).toBe('BAE')
    expect(await shown(NORTE, { oferta: '1' })).toBe('B')
    expect(await shown(CENTRO, { oferta: '1' })).toBe('C')
    expect(await shown(EXPRESS, { promocion: '1' })).toBe('A')
    expect(await shown(CENTRO, { promocion: '1' })).toBe('')
    // prices that a visitor does not see come last, by name
    expect(await shown(EXPRESS, { orden: 'pa' })).toBe('ABE')
    const visitor = shop.visitor()
    const offers = async (sucursal: number) =>
      (await visitor.call(calls.listOffers, { params: { Fecha: 'HOY' }, query: { sucursal } })).json.map(
        ({ Articulo }) => Articulo.Codigo,
      )
    expect([await offers(CENTRO), await offers(NORTE), await offers(EXPRESS)]).toEqual([['C'], ['B'], []])
    const promotions = async (sucursal: number, Fecha: string) =>
      (await visitor.call(calls.listPromotions, { params: { Fecha }, query: { sucursal } })).json.length
    expect([await promotions(CENTRO, 'HOY'), await promotions(EXPRESS, 'HOY')]).toEqual([0, 1])
    expect([await promotions(CENTRO, '2026-11-22'), await promotions(EXPRESS, '2026-11-22')]).toEqual([0, 1])
    const { filters } = { filters: await visitor.call(calls.filtersOfAll, { query: { sucursal: NORTE } }) }
    expect(filters.json).toMatchObject({ Total: 4, Oferta: 1, Promocion: 0 })
  })

  it('refuses branches that take no orders, in every call', async () => {
    const named = (await listAllCalls()).filter(
      ([, { auth, path, shape }]) => auth === 'anybody' && path.startsWith('/t') && namesBranch(shape),
    )
    expect(named.length).toBeGreaterThan(20)
    const visitor = shop.visitor()
    for (const [name, call] of named)
      for (const sucursal of [CLOSED, 99]) {
        const { status, problem } = await visitor.request(call.method, address(call, sucursal), body(call))
        expect([name, status, (problem as { code?: string } | undefined)?.code]).toEqual([
          name,
          422,
          'sucursal-cerrada',
        ])
      }
  })

  it('compares a cart between branches, without telling of a hidden price', async () => {
    const compare = async (Desde: number, Sucursal: number) => {
      const Lineas = ['A', 'B', 'C', 'E', 'Z'].map((Codart) => ({ Codart, Cantidad: 1 }))
      const { json } = await shop.visitor().call(calls.compareBranches, { body: { Desde, Sucursal, Lineas } })
      return json.Lineas.map(({ Codart, Antes, Ahora, Cambio, Sustitutos }) =>
        [Codart, Antes, Ahora, Cambio, Sustitutos.join('')].join(' '),
      )
    }
    const hidden = await compare(CENTRO, NORTE)
    expect(hidden).toEqual(['B  95 igual ', 'C 95  igual ', 'E   no-se-vende ', 'Z   no-se-vende '])
    await shop.db
      .insertInto('parameters')
      .values({ name: 'MostrarPreciosAVisitantes', value: 'true' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: 'true' }))
      .execute()
    await shop.deps.catalogue.refresh()
    expect(await compare(CLOSED, NORTE)).toEqual([
      'B 100 95 baja ',
      'C 80 90 sube ',
      'E 100  no-se-vende ',
      'Z   no-se-vende ',
    ])
    expect((await compare(99, EXPRESS)).at(2)).toBe('C   no-se-vende ')
    await shop.db
      .updateTable('parameters')
      .set({ value: 'false' })
      .where('name', '=', 'MostrarPreciosAVisitantes')
      .execute()
    await shop.deps.catalogue.refresh()
  })

  it('mixes no branches in 200 requests at once, of two processes, also in front of the framework', async () => {
    const second = await shop.openSecondApp()
    await second.deps.catalogue.refresh()
    const shops = await Promise.all(
      [shop, second].map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })),
    )
    const expected: Record<number, { list: string; price: number | null }> = {
      [CENTRO]: { list: 'ABCDE', price: null },
      [NORTE]: { list: 'ABCD', price: 121 },
      [EXPRESS]: { list: 'ABE', price: null },
    }
    const asked = Array.from({ length: 200 }, async (_, number) => {
      const branch = [CENTRO, NORTE, EXPRESS][number % 3]!
      const ask = (path: string) =>
        fetch(`${shops[number % 2]!}/api/tarticulos/${path}?sucursal=${branch}`).then((answer) =>
          answer.json(),
        )
      const { list, price } = expected[branch]!
      const found = (await ask(`getall/0/${5 + (number % 4)}`)) as Article[]
      expect([branch, found.map(({ Codigo }) => Codigo).join('')]).toEqual([branch, list])
      expect([branch, ((await ask('get/B')) as Article).Precioventa]).toEqual([branch, price])
    })
    await Promise.all(asked)
    await second.close()
  })

  it('shows a price list\u2019s change to its branches, and leaves all other answers as they are', async () => {
    const tags = () =>
      Promise.all(
        [undefined, CENTRO, NORTE, EXPRESS].map(async (sucursal) => {
          const query = sucursal === undefined ? {} : { sucursal }
          const { headers } = await shop.visitor().call(calls.listArticles, { params: ALL, query })
          return headers['etag']
        }),
      )
    const before = await tags()
    await shop.db
      .updateTable('articles')
      .set({ list_prices: JSON.stringify({ [LISTS.Norte]: 122 }) })
      .where('Codigo', '=', 'B')
      .execute()
    await bumpCatalogueVersion(shop.db)
    await shop.deps.catalogue.refresh()
    const after = await tags()
    expect(after.map((tag, place) => tag === before[place])).toEqual([true, true, false, true])
    expect(await find('B', NORTE)).toMatchObject({ Precioventa: 122 })
  })

  it('shows a branch closed or with another list at once, however it was written', async () => {
    const set = async (fields: { is_active?: boolean; price_list_id?: number | null }) => {
      await shop.db.updateTable('branches').set(fields).where('Id', '=', NORTE).execute()
      await shop.deps.catalogue.refresh()
    }
    await set({ price_list_id: null })
    expect(await find('B', NORTE)).toMatchObject({ Precioventa: 100 })
    await set({ price_list_id: LISTS.Norte, is_active: false })
    expect(shop.deps.catalogue.findView(NORTE)).toBeNull()
    await set({ is_active: true })
    expect(await find('B', NORTE)).toMatchObject({ Precioventa: 122 })
  })

  describe('that is out of articles', () => {
    beforeAll(() => tell(NORTE, { A: 'no-hay', B: 'no-hay', D: 'pocas' }))

    it('shows them last and tells of them, without offering them', async () => {
      expect(await shown(NORTE)).toBe('CDAB')
      expect(await shown(NORTE, { orden: 'nza' })).toBe('DCBA')
      expect(await shown(CENTRO)).toBe('ABCDE')
      expect(await find('B', NORTE)).toMatchObject({ Existencia: 'no-hay', Preciooferta: 95 })
      expect(await find('D', NORTE)).toMatchObject({ Existencia: 'pocas', Quedan: 2 })
      expect(await find('B', CENTRO)).not.toHaveProperty('Existencia')
      const visitor = shop.visitor()
      const query = { sucursal: NORTE }
      expect((await visitor.call(calls.listOffers, { params: { Fecha: 'HOY' }, query })).json).toEqual([])
      const { json } = await visitor.call(calls.suggest, { params: { Texto: 'cosa' }, query })
      expect(
        json
          .flatMap(({ Articulo }) => Articulo?.Codigo ?? [])
          .slice(-2)
          .toSorted(),
      ).toEqual(['A', 'B'])
      const { json: compared } = await visitor.call(calls.compareBranches, {
        body: { Desde: CENTRO, Sucursal: NORTE, Lineas: [{ Codart: 'A', Cantidad: 2 }] },
      })
      expect(compared).toMatchObject({ Lineas: [{ Cambio: 'no-hay', Sustitutos: [] }], Sustitutos: [] })
    })

    it('drops its own answers alone when its stock changes', async () => {
      const { answers } = shop.deps.catalogue
      const kept = (branch: number) => answers.find(false, `/api/tarticulos/getall/0/0?sucursal=${branch}`)
      await Promise.all([shown(NORTE), shown(CENTRO)])
      expect([kept(NORTE), kept(CENTRO)]).not.toContain(undefined)
      await tell(NORTE, { A: 'hay' })
      expect([kept(NORTE) === undefined, kept(CENTRO) === undefined]).toEqual([true, false])
      expect(await shown(NORTE)).toBe('ACDB')
      expect(kept(NORTE)).toBeDefined()
    })
  })

  async function tell(branch_id: number, states: Record<string, 'hay' | 'pocas' | 'no-hay'>) {
    const changed_at = shop.deps.clock.now().toISOString()
    for (const [article_code, state] of Object.entries(states))
      await shop.db
        .insertInto('stock')
        .values({
          branch_id,
          article_code,
          quantity: null,
          state,
          few: state === 'pocas' ? 2 : null,
          changed_at,
        })
        .onConflict((conflict) =>
          conflict.columns(['branch_id', 'article_code']).doUpdateSet({ state, changed_at }),
        )
        .execute()
    await shop.deps.stock.look()
  }
})

function namesBranch({ query = {} }: Call['shape']): boolean {
  const { properties = {} }: { properties?: object } = query
  return 'sucursal' in properties
}

/** An address of a call that names a branch. */
function address(call: Call, sucursal: number): string {
  const params =
    call.shape.params && (sampleOf(call.shape.params as never) as Record<string, string | number>)
  return `/api${callUrl(call, { ...params, ...(params && 'Texto' in params && { Texto: 'leche' }) }, { sucursal })}`
}

const body = (call: Call) => (call.shape.body === undefined ? undefined : { Texto: 'leche' })
