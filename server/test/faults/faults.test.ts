import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../databases.ts'
import { runDroppedAnswers, runFaults } from './run-faults.ts'

// A few of each; `npm run fallas` does hundreds.

describeOnBothDatabases('a shop to which things happen while people shop', (database) => {
  it('loses nothing and does nothing twice', { timeout: 120_000 }, async () => {
    const only = (times: number) => (database === 'postgres' ? times : 0)
    const { verdict, counts } = await runFaults(
      { database, customers: 8, capacity: 12, onSmallDisk: true, withMovableClock: true },
      [
        ['server', 2],
        ['postgres', only(2)],
        ['mail', 2],
        ['connections', only(3)],
        ['disk', 1],
        ['clock', 1],
      ],
    )
    expect(verdict.complaints).toEqual([])
    expect(verdict.acknowledged).toBeGreaterThan(30)
    expect(verdict.mailsQueued).toBe(0)
    expect(counts.get('kill -9 of the server')).toBeGreaterThanOrEqual(2)
    expect(counts.get('kill -9 of PostgreSQL') ?? 0).toBe(only(2))
  })

  it('makes each order once where a third of the answers never arrive', { timeout: 60_000 }, async () => {
    const { verdict, counts } = await runDroppedAnswers(
      { database, customers: 12, capacity: 3 },
      { ordersEach: 5, share: 0.3 },
    )
    expect(verdict.complaints).toEqual([])
    expect(verdict.orders).toBe(60)
    expect(counts.get('answers dropped')).toBeGreaterThan(10)
  })
})
