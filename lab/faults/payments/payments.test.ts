import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../harness/databases.ts'
import { runPayments } from './run-payments.ts'

// A few payments of each way and story; `npm run bench -- payments` pays ten thousand.

describeOnBothDatabases('a shop that is paid while notices, answers and processes get lost', (database) => {
  it('has the provider’s books to the centavo', { timeout: 600_000 }, async () => {
    const run = await runPayments({
      database,
      orders: 60,
      customers: 10,
      serverKills: 2,
      postgresKills: 1,
      forgeries: 20,
      seed: 7,
      hasDelays: false,
    })
    expect(Object.values(run.complaints).flat()).toEqual([])
    expect([...run.differences, ...run.surprises, ...run.journal.faults]).toEqual([])
    expect(run.claimed).toBeGreaterThan(0)
    expect([run.orders, run.apart, run.ours - run.theirs]).toEqual([60, 0, 0])
    for (const { payments, ours } of Object.values(run.byProvider)) {
      expect(payments).toBeGreaterThan(0)
      expect(ours).toBeGreaterThan(0)
    }
    expect(run.refunds).toBeGreaterThan(0)
  })
})
