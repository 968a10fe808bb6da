import { setTimeout as sleep } from 'node:timers/promises'
import { runPayments, type PaymentsRun } from '../payments/run-payments.ts'
import { Cluster } from './cluster.ts'
import { FAIL_OVERS, type FailOverKind } from './fail-overs.ts'

const CUSTOMERS = 10
const FORGERIES = 20

/** Has customers pay so many orders over a cluster while it is done one harm after another; then compares the books. */
export async function runPaidFailOvers(
  kinds: readonly FailOverKind[],
  orders: number,
  seed: number,
): Promise<PaymentsRun> {
  const cluster = await Cluster.start()
  try {
    return await runPayments({
      database: 'postgres',
      running: { databaseUrl: cluster.testUrl, env: cluster.env },
      orders,
      customers: CUSTOMERS,
      serverKills: 0,
      postgresKills: 0,
      forgeries: FORGERIES,
      strikes: kinds.map((kind) => () => strike(cluster, kind)),
      seed,
      hasDelays: false,
    })
  } finally {
    await cluster.stop()
  }
}

async function strike(cluster: Cluster, kind: FailOverKind): Promise<void> {
  const { undo } = await FAIL_OVERS[kind](cluster)
  while ((await cluster.leader()) === null) await sleep(100)
  undo()
  await cluster.untilWhole()
}
