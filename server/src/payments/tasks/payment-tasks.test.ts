import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import {
  askTask,
  claimTasks,
  hastenTasks,
  readSubject,
  subjectText,
  type TaskSubject,
} from './payment-tasks.store.ts'

describeOnBothDatabases('the queue of payments', (database) => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await startTestShop({ database })
    shop.stopClock()
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.db.deleteFrom('payment_tasks').execute())

  const ask = (subject: TaskSubject, minutesAgo: number) =>
    askTask(shop.db, shop.deps.clock, subject, minutesBefore(minutesAgo))
  const minutesBefore = (minutes: number) =>
    new Date(shop.deps.clock.now().getTime() - minutes * 60_000).toISOString()
  const claim = async () => {
    const tasks = await claimTasks(shop.db, shop.deps.clock, 4)
    return tasks.map(({ subject }) => subject).toSorted()
  }

  it('settles orders before a backlog of looks at pages, one of which is done meanwhile', async () => {
    for (let session = 1; session <= 50; session++) await ask({ session }, 100 - session)
    for (const order of [1, 2, 3, 4]) await ask({ order }, 5 - order)
    await ask({ unpaid: 7 }, 0)
    await ask({ order: 99 }, -1)
    expect(await claim()).toEqual(['pagina:1', 'pedido:1', 'pedido:2', 'pedido:3'])
    expect(await claim()).toEqual(['pagina:2', 'pagina:3', 'pedido:4', 'vence:7'])
    expect(await claim()).toEqual(['pagina:4', 'pagina:5', 'pagina:6', 'pagina:7'])
  })

  it('looks payments up that a notice named before pages, and does the longest due of all in each turn', async () => {
    for (const session of [1, 2, 3]) await ask({ session }, 10)
    for (const payment of ['5', '6', '7', '8']) await ask({ provider: 'mercado-pago', payment }, 0)
    expect(await claim()).toEqual(['pagina:1', ...['5', '6', '7'].map((id) => `pago:mercado-pago:${id}`)])
  })

  it('has every due task leased once, also if two processes claim at once', async () => {
    for (const order of [1, 2, 3, 4, 5, 6]) await ask({ order }, 1)
    const claimed = [...(await Promise.all([claim(), claim()])).flat(), ...(await claim())]
    expect(claimed.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `pedido:${id}`))
  })

  it('a task that was due earlier keeps its place, however often it is asked for or hastened', async () => {
    await ask({ session: 1 }, 9)
    for (const session of [2, 3, 4, 5]) await ask({ session }, 5)
    await ask({ session: 1 }, 0)
    await hastenTasks(shop.db, shop.deps.clock, ['pagina:1'])
    expect((await claimTasks(shop.db, shop.deps.clock, 1)).map(({ subject }) => subject)).toEqual([
      'pagina:1',
    ])
    await ask({ session: 6 }, -10)
    await ask({ session: 6 }, -20)
    const due = () =>
      shop.db
        .selectFrom('payment_tasks')
        .select('next_attempt_at')
        .where('subject', '=', 'pagina:6')
        .executeTakeFirstOrThrow()
    expect(await due()).toEqual({ next_attempt_at: minutesBefore(-10) })
    await ask({ session: 6 }, 0)
    expect(await due()).toEqual({ next_attempt_at: minutesBefore(0) })
  })
})

it.each<[TaskSubject, string]>([
  [{ order: 1 }, 'pedido:1'],
  [{ unpaid: 1 }, 'vence:1'],
  [{ session: 1 }, 'pagina:1'],
  [{ compare: 'mercado-pago' }, 'comparar:mercado-pago'],
  [{ provider: 'mercado-pago', payment: 'a:1' }, 'pago:mercado-pago:a:1'],
])('%o is stored as %s', (subject, text) => {
  expect(subjectText(subject)).toBe(text)
  expect(readSubject(text)).toEqual(subject)
})
