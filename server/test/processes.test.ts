import { expect, it } from 'vitest'
import { CALL_LIMITS } from '@gondola/contract/base'
import { migrations } from '../src/platform/db/migrations/all.ts'
import { createTestDatabase } from '../../lab/harness/postgres.ts'
import { runProcesses } from '../../lab/harness/processes/run-processes.ts'

// the long run, with four processes and more kills: npm run bench -- processes
it('two processes behind nginx, killed one after another under load: nothing fails, nothing is lost', async () => {
  const databaseUrl = await createTestDatabase()
  const report = await runProcesses({ databaseUrl, processes: 2, customers: 4, kills: 3 })
  expect(report.failed).toEqual([])
  expect(report.doubled).toEqual([])
  expect(report.faultsInBooks).toEqual([])
  expect(report).toMatchObject({
    lostSessions: 0,
    lostOrders: 0,
    ordersBeyondKeys: 0,
    loginsUntilLimit: CALL_LIMITS.login.perAddress,
    migrationRows: Object.keys(migrations).length,
    staffAccounts: 1,
  })
  expect(report.changeMs).toHaveLength(5)
  expect(report.orders.size).toBeGreaterThan(20)
}, 900_000)
