import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDeliveryDays, listPaymentTypes } from '@gondola/contract/delivery'
import { loginByUser } from '@gondola/contract/clients'
import { listOrders, orderTotals } from '@gondola/contract/orders'
import { readParameters } from '@gondola/contract/site'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import { fillEmptyShop } from './fill-empty-shop.ts'

const NOON = '2026-11-21T15:00:00Z'

describeOnBothDatabases('the demo shop', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, demo: true, now: NOON })
  })
  afterAll(() => shop.close())

  const count = async (table: keyof Database) =>
    (
      await shop.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n

  it.each([
    ['articles', 1500],
    ['departments', 10],
    ['families', 60],
    ['brands', 80],
    ['offers', 20],
    ['promotions', 3],
    ['branches', 3],
    ['provinces', 24],
  ] as const)('has enough %s', async (table, least) => {
    expect(await count(table)).toBeGreaterThanOrEqual(least)
  })

  it('lets its two customers in, and nobody with another password', async () => {
    const visitor = shop.visitor()
    expect(
      (await visitor.call(loginByUser, { body: { Usuario: 'vecina', Pass: 'demo1234' } })).json,
    ).toBeNull()
    for (const Usuario of ['demo', 'vecina'])
      expect(
        (await visitor.call(loginByUser, { body: { Usuario, Pass: `${Usuario}1234` } })).json,
      ).toMatchObject({ Usuario })
  })

  it('has pending orders and at least eleven delivered ones, none ordered in the future, totals right', async () => {
    const visitor = shop.visitor()
    const { json } = await visitor.call(loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
    const Cliente = json?.Id ?? 0
    const list = (Estado: 'P' | 'D' | 'C') =>
      visitor.call(listOrders, { params: { Cliente, Estado, page: 0, size: 50 } })
    const [pending, delivered, cancelled] = await Promise.all([list('P'), list('D'), list('C')])
    expect(pending.json.length).toBeGreaterThanOrEqual(1)
    expect(delivered.json.length).toBeGreaterThanOrEqual(11)
    expect(new Set(cancelled.json.map(({ Estado }) => Estado))).toEqual(new Set(['C', 'A']))
    for (const order of [...pending.json, ...delivered.json]) {
      expect(Date.parse(order.Fechahora)).toBeLessThanOrEqual(shop.deps.clock.now().getTime())
      const { TotalBruto, TotalNeto } = orderTotals(order.Lineas, null, 0)
      expect(order.TotalBruto).toBe(TotalBruto)
      expect(order.TotalNeto).toBe(TotalNeto + (order.TotalEnvio ?? 0))
    }
    const newestFirst = delivered.json.map(({ Fechahora }) => Fechahora)
    expect(newestFirst).toEqual(newestFirst.toSorted().toReversed())
  })

  it('offers six payment types, cash on delivery the fourth', async () => {
    const { json } = await shop.visitor().call(listPaymentTypes, { params: { from: 0, count: 0 } })
    expect(json).toHaveLength(6)
    expect(json[3]?.Descrip).toBe('Efectivo al recibir')
  })

  it('gives what is added later numbers of its own', async () => {
    const row = { Descripcion: 'Nueva', name_key: 'nueva' }
    const brand = await shop.db.insertInto('brands').values(row).returning('Codigo').executeTakeFirstOrThrow()
    expect(brand.Codigo).toBeGreaterThan(80)
    await shop.db.deleteFrom('brands').where('Codigo', '=', brand.Codigo).execute()
  })

  it('is loaded once', async () => {
    const before = await count('articles')
    await Promise.all([fillEmptyShop(shop.deps), fillEmptyShop(shop.deps)])
    expect(await count('articles')).toBe(before)
  })
})

describeOnBothDatabases('two processes that start at once', (database) => {
  it('load one shop', async () => {
    const shop = await startTestShop({ database })
    const config = { ...shop.config, demo: true }
    const second = await shop.openSecondApp()
    await Promise.all([fillEmptyShop({ ...shop.deps, config }), fillEmptyShop({ ...second.deps, config })])
    const clients = await shop.db.selectFrom('clients').select('Usuario').orderBy('Usuario').execute()
    expect(clients).toEqual([{ Usuario: 'demo' }, { Usuario: 'vecina' }])
    await second.close()
    await shop.close()
  })
})

describe('a shop without the demo', () => {
  it('has what it needs to take orders', async () => {
    const shop = await startTestShop({ database: 'sqlite', base: true, now: NOON })
    const visitor = shop.visitor()
    const days = await visitor.call(listDeliveryDays, { params: { count: 3, Fecha: 'HOY' } })
    expect(days.json).toHaveLength(3)
    const parameters = await visitor.call(readParameters)
    expect(parameters.json).toMatchObject({
      ImagenesUrl: '/imagenes/',
      MinimoLineasGuardar: 1,
      Sucursales: [],
    })
    expect(await shop.db.selectFrom('articles').selectAll().execute()).toEqual([])
    expect(await shop.db.selectFrom('clients').selectAll().execute()).toEqual([])
    await shop.close()
  })
})
