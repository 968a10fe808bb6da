import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../harness/databases.ts'
import { runFaults } from './run-faults.ts'

// A few faults of each kind; `npm run faults` runs hundreds.

describeOnBothDatabases('a shop to which things happen while people shop', (database) => {
  it('loses nothing and does nothing twice', { timeout: 900_000 }, async () => {
    const only = (times: number) => (database === 'postgres' ? times : 0)
    const { verdict, counts } = await runFaults(
      { database, customers: 10, capacity: 12, onSmallDisk: true, withMovableClock: true },
      {
        // every order causes mails and events, which take longest: no more orders than needed
        pauseMs: 150,
        faults: [
          ['server', 1],
          ['postgres', only(2)],
          ['mail', 2],
          ['connections', only(3)],
          ['disk', 1],
          ['clock', 1],
        ],
        answers: { ordersEach: 4, share: 0.3 },
      },
    )
    expect(verdict.complaints).toEqual([])
    expect(verdict.acknowledged).toBeGreaterThan(60)
    expect([verdict.mailsQueued, verdict.eventsQueued]).toEqual([0, 0])
    expect(counts.get('kill -9 of the server')).toBeGreaterThanOrEqual(1)
    expect(counts.get('kill -9 of PostgreSQL') ?? 0).toBe(only(2))
    expect(counts.get('answers dropped')).toBeGreaterThan(0)
  })
})
