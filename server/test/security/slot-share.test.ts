import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'

// fewer than a client's overall limit
const MOST = 2

describeOnBothDatabases('a slot of a day', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startOrderShop(database)
    // rate limits are off in tests; this one tests one of them
    shop.config.rateLimit = true
    await shop.db
      .insertInto('parameters')
      .values({ name: 'MaximoPedidosPorHorario', value: JSON.stringify(MOST) })
      .execute()
  })
  afterAll(() => shop.close())

  it('takes so many orders of one client, however many come at once, and those of others', async () => {
    const { browser } = await registerTestClient(shop)
    const answers = await Promise.all(Array.from({ length: MOST + 4 }, () => save(browser, orderDraft())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(MOST).fill(200),
      ...Array<number>(4).fill(422),
    ])
    const refused = answers.find(({ status }) => status === 422)?.problem
    expect(refused).toMatchObject({
      code: 'pedidos-por-horario',
      detail: `Ya tenés ${MOST} pedidos para ese horario. Elegí otro.`,
    })
    const { taken } = await shop.db.selectFrom('slot_bookings').select('taken').executeTakeFirstOrThrow()
    expect(taken).toBe(MOST)
    expect((await save(browser, orderDraft({ HorarioEntrega: '12:00 a 15:00' }))).status).toBe(200)
    const other = await registerTestClient(shop)
    expect((await save(other.browser, orderDraft())).status).toBe(200)
  })

  it('takes another when one was annulled', async () => {
    const { browser } = await registerTestClient(shop)
    const orders = []
    for (let count = 0; count < MOST; count++) orders.push((await save(browser, orderDraft())).json)
    expect((await save(browser, orderDraft())).status).toBe(422)
    await save(browser, { Id: orders[0]?.Id ?? 0, Estado: 'A' })
    expect((await save(browser, orderDraft())).status).toBe(200)
  })
})
