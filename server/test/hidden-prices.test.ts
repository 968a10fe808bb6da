import { afterAll, beforeAll, expect, it } from 'vitest'
import { callUrl, type Call } from '@gondola/contract/calls'
import { bumpCatalogueVersion } from '../src/goods/catalogue/catalogue-changes.store.ts'
import { listAllCalls } from '../../lab/shop/all-calls.ts'
import { describeOnBothDatabases } from '../../lab/harness/databases.ts'
import { sampleOf } from '../../lab/shop/sample.ts'
import { startTestShop, type TestShop } from '../../lab/shop/test-shop.ts'

const calls = await listAllCalls()

const HIDDEN = 7_654_321
/** The first digits of a hidden price, with and without VAT, which occur nowhere else. */
const MARKS = [HIDDEN, HIDDEN / 1.21, HIDDEN / 1.105].map((price) => String(Math.floor(price)))

describeOnBothDatabases('an anonymous visitor', (database) => {
  let shop: TestShop
  let branches: number[]
  let known: Record<string, readonly (string | number)[]>
  beforeAll(async () => {
    shop = await startTestShop({ database, demo: true, branches: 3 })
    const { db } = shop
    const open = [
      ...(await db.selectFrom('offers').select('article_code').execute()),
      ...(await db.selectFrom('promotion_articles').select('article_code').execute()),
    ].map(({ article_code }) => article_code)
    await db.updateTable('articles').set({ Precioventa: HIDDEN }).where('Codigo', 'not in', open).execute()
    await db.updateTable('articles').set({ ImpuestoInterno: null }).execute()
    const lists = await db.selectFrom('price_lists').select('Id').execute()
    await db
      .updateTable('articles')
      .set({ list_prices: JSON.stringify(Object.fromEntries(lists.map(({ Id }) => [Id, HIDDEN]))) })
      .where('Codigo', 'not in', open)
      .execute()
    branches = (await db.selectFrom('branches').select('Id').where('is_active', '=', true).execute()).map(
      ({ Id }) => Id,
    )
    const hidden = await db
      .selectFrom('articles')
      .selectAll()
      .where('Codigo', 'not in', open)
      .limit(3)
      .execute()
    const [first] = hidden
    await bumpCatalogueVersion(db)
    known = {
      Codigo: [first?.Codigo ?? '', ...hidden.map(({ Codigo }) => Codigo)],
      Id: [1, 2, first?.family_code ?? 1, first?.brand_code ?? 1],
      Texto: ['leche', 'yerba', first?.Descripcion ?? '', 'serenisima'],
      Fecha: ['HOY', '2026-12-01'],
      from: [0],
      count: [0],
      page: [0],
      size: [200],
    }
  })
  afterAll(() => shop.close())

  /** Addresses of a call with existing values; an unknown parameter keeps a sample. */
  function addressesOf(call: Call): string[] {
    const sample = (call.shape.params ? sampleOf(call.shape.params as never) : {}) as Record<
      string,
      string | number
    >
    const choices = Math.max(1, ...Object.keys(sample).map((field) => known[field]?.length ?? 1))
    const { properties: queried = {} }: { properties?: object } = call.shape.query ?? {}
    const orders = 'orden' in queried ? ['', '&orden=pb', '&orden=pa'] : ['']
    const asked = 'sucursal' in queried ? ['', ...branches.map((id) => `&sucursal=${id}`)] : ['']
    const queries = asked.flatMap((branch) => orders.map((order) => `${branch}${order}`))
    return Array.from({ length: choices }, (_, choice) => {
      const params = Object.fromEntries(
        Object.entries(sample).map(([field, value]) => [
          field,
          known[field]?.[choice] ?? known[field]?.[0] ?? value,
        ]),
      )
      return `/api${callUrl(call, params)}`
    }).flatMap((url) => queries.map((query) => url + query.replace('&', '?')))
  }

  it('has the marks to look for', async () => {
    const customer = shop.visitor()
    await customer.request('POST', '/api/clientes/login', { Usuario: 'demo', Pass: 'demo1234' })
    await expect
      .poll(async () => (await customer.request('GET', '/api/tarticulos/getall/0/0')).text)
      .toContain(String(HIDDEN))
    const branch = `/api/tarticulos/getall/0/0?sucursal=${branches.at(-1)}`
    expect((await customer.request('GET', branch)).text).toContain(String(HIDDEN))
  })

  it.each(calls)('sees no hidden price in %s [§5.4]', async (_name, call) => {
    const visitor = shop.visitor()
    for (const url of addressesOf(call)) {
      const body = call.shape.body === undefined ? undefined : sampleOf(call.shape.body as never)
      const { status, text, headers } = await visitor.request(call.method, url, body)
      expect(status, url).toBeLessThan(500)
      if (call.auth !== 'anybody') expect(status, url).toBe(401)
      const answer = JSON.stringify(headers) + text
      expect([url, MARKS.filter((mark) => answer.includes(mark))]).toEqual([url, []])
    }
  })
})
