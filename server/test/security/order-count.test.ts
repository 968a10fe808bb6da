import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DeliveryDay } from '@gondola/contract/delivery'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'

const SUNDAY_NOON = '2026-11-22T15:00:00Z'

describeOnBothDatabases('orders of one client', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startOrderShop(database)
    // rate limits are off in tests; this one tests some of them
    shop.config.rateLimit = true
  })
  afterAll(() => shop.close())

  const register = async (isConfirmed: boolean) => {
    const { browser, client } = await registerTestClient(shop)
    const email_confirmed_at = isConfirmed ? shop.deps.clock.now().toISOString() : null
    await shop.db.updateTable('clients').set({ email_confirmed_at }).where('Id', '=', client.Id).execute()
    return { browser, client }
  }
  const placeMany = async (browser: TestClient, count: number) => {
    const answers = []
    for (let n = 0; n < count; n++) answers.push(await save(browser, orderDraft()))
    return answers
  }

  it('needs no confirmed address for the first, but for a second, however many come at once', async () => {
    const { browser } = await register(false)
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(browser, orderDraft())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(422)])
    expect(answers.find(({ status }) => status === 422)?.problem).toMatchObject({
      code: 'pedidos-pendientes',
      detail:
        'Ya tenés 1 pedido sin entregar: vas a poder hacer otro cuando recibas o anules uno. Si confirmás tu email desde «Mi cuenta», podés tener hasta 10.',
    })
  })

  it('has a higher end for a confirmed address', async () => {
    const { browser } = await register(true)
    const statuses = (await placeMany(browser, 10)).map(({ status }) => status)
    expect(statuses).toEqual(Array<number>(10).fill(200))
    const { problem } = await save(browser, orderDraft())
    expect(problem).toMatchObject({
      code: 'pedidos-pendientes',
      detail: 'Ya tenés 10 pedidos sin entregar: vas a poder hacer otro cuando recibas o anules uno.',
    })
  })

  it('cannot be placed and annulled without end: annulled ones count, and so do annulled carts', async () => {
    const { browser } = await register(false)
    for (const Estado of ['P', 'P', 'P', 'I', 'I'] as const) {
      const placed = await save(browser, orderDraft({ Estado }))
      expect((await save(browser, { Id: placed.json?.Id ?? 0, Estado: 'A' })).status).toBe(200)
    }
    for (const Estado of ['P', 'I'] as const)
      expect((await save(browser, orderDraft({ Estado }))).problem).toMatchObject({
        code: 'pedidos-por-dia',
        detail:
          'Ya hiciste 5 pedidos hoy: podés hacer otro mañana. Si confirmás tu email desde «Mi cuenta», podés tener hasta 20.',
      })
    shop.setNow(SUNDAY_NOON)
    expect((await save(browser, orderDraft())).status).toBe(200)
  })

  it('of two throwaway accounts leaves places to a third customer', async () => {
    const accounts = await Promise.all([register(false), register(false)])
    await shop.db.updateTable('delivery_slots').set({ capacity: 12 }).execute()
    await Promise.all(
      accounts.flatMap(({ browser }) =>
        Array.from({ length: 16 }, () => save(browser, orderDraft({ FormaEntrega: 'RS' }))),
      ),
    )
    const { browser } = await register(false)
    const { json } = await browser.request('GET', '/api/dias/getdiasreparto/3/HOY')
    expect((json as DeliveryDay[]).length).toBe(3)
    expect((await save(browser, orderDraft())).status).toBe(200)
  })

  it('has the ends that the shop chose', async () => {
    await shop.db
      .insertInto('parameters')
      .values({ name: 'MaximoPedidosPendientesSinConfirmar', value: '1' })
      .execute()
    const { browser } = await register(false)
    const [first, second] = await placeMany(browser, 2)
    expect(first?.status).toBe(200)
    expect(second?.problem?.detail).toMatch(/^Ya tenés 1 pedido sin entregar/)
  })
})
