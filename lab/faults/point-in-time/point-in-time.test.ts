import { expect, it } from 'vitest'
import { runFaults } from '../run-faults.ts'
import type { RunningShop } from '../shop/running-shop.ts'
import { ArchivedPostgres } from './archived-postgres.ts'

// left out where pgBackRest is missing (vitest.config.ts)
it('all orders are deleted by mistake: the moment before is restored, with what was sold since the backup', async () => {
  const postgres = await ArchivedPostgres.start()
  try {
    const { verdict } = await runFaults(
      {
        database: 'postgres',
        customers: 4,
        capacity: 1000,
        databaseUrl: postgres.url,
        env: { DATABASE_URL: postgres.url },
      },
      {
        pauseMs: 200,
        async during(shop, counts) {
          await moreOrders(shop, 4)
          await postgres.backUp()
          await moreOrders(shop, 4)
          await shop.killServer()
          counts.set('kill -9 of the server', 1)
          const before = (await postgres.value('select clock_timestamp()::text')) as string
          await postgres.value('truncate orders cascade')
          expect(await postgres.value('select count(*)::int from orders')).toBe(0)
          await postgres.restoreTo(before)
          await shop.startServer()
          await moreOrders(shop, 4)
        },
      },
    )
    expect(verdict.complaints).toEqual([])
    expect(verdict.acknowledged).toBeGreaterThanOrEqual(12)
  } finally {
    await postgres.stop()
  }
}, 1_200_000)

async function moreOrders({ journal }: RunningShop, count: number): Promise<void> {
  const goal = journal.acknowledged + count
  await expect.poll(() => journal.acknowledged, { timeout: 600_000 }).toBeGreaterThanOrEqual(goal)
}
