import { afterAll, beforeAll, expect, it } from 'vitest'
import { readParameters } from '@gondola/contract/site'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

describeOnBothDatabases('the demo shop with three branches', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, demo: true, branches: 3 })
  })
  afterAll(() => shop.close())

  it('asks where the customer lives, and tells which branches take orders', async () => {
    const { json } = await shop.visitor().call(readParameters)
    expect(json.PideLugar).toBe(true)
    expect(json.Sucursales.filter(({ Id }) => Id !== undefined).map(({ Nombre }) => Nombre)).toEqual([
      'Casa central',
      'Sucursal 02',
      'Express Villa Italia',
    ])
  })

  it('differs by branch in two articles of five, by 3 to 8 %, and the express branch sells a third', async () => {
    const articles = await shop.db
      .selectFrom('articles')
      .select(['Precioventa', 'list_prices', 'not_sold_at'])
      .execute()
    const lists = await shop.db.selectFrom('price_lists').select('Id').execute()
    for (const { Id } of lists) {
      const steps = articles.flatMap(({ Precioventa, list_prices }) => {
        const price = list_prices?.[Id]
        return price === undefined ? [] : [Math.abs(price / Precioventa - 1)]
      })
      expect(steps.length / articles.length).toBeCloseTo(0.4, 1)
      expect(Math.min(...steps)).toBeGreaterThan(0.025)
      expect(Math.max(...steps)).toBeLessThan(0.085)
    }
    const atExpress = articles.filter(({ not_sold_at }) => not_sold_at === null)
    expect(atExpress.length / articles.length).toBeCloseTo(1 / 3, 1)
  })
})
