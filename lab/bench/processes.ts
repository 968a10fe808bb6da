import { startPostgres } from '../harness/postgres-server.ts'
import { runProcesses, type ProcessesReport } from '../harness/processes/run-processes.ts'
import { median } from './median.ts'

// npm run bench -- processes [PROCESSES] [KILLS]: server processes behind nginx (deploy/nginx) on a PostgreSQL that
// waits for its disk, killed and restarted one after another under load (docs/reliability.md). Without numbers, two and
// then four processes.

const CUSTOMERS = 8
const KILLS = 16
const CHANGE_MAX_MS = 2000

const numbers = process.argv
  .slice(2)
  .filter((argument) => /^\d+$/.test(argument))
  .map(Number)
const [processes, kills = KILLS] = numbers
for (const many of processes === undefined ? [2, 4] : [processes]) {
  const postgres = await startPostgres({ durable: true })
  try {
    const report = await runProcesses({
      databaseUrl: postgres.url(),
      processes: many,
      customers: CUSTOMERS,
      kills,
    })
    tell(many, report)
    if (listFaults(report).length > 0) process.exitCode = 1
  } finally {
    await postgres.stop()
  }
}

function tell(many: number, report: ProcessesReport): void {
  const { SIGKILL, SIGTERM } = report.kills
  const changes = report.changeMs.map((ms) => Math.round(ms))
  console.log(`${many} processes behind nginx, ${CUSTOMERS} customers, ${report.seconds.toFixed(0)} s:`)
  console.log(`  ${SIGKILL} killed (SIGKILL), ${SIGTERM} stopped (SIGTERM), each started again`)
  console.log(
    `  ${report.requests} requests, ${report.failed.length} failed, ${report.retriedByProxy} sent again by the proxy`,
  )
  console.log(
    `  ${report.orders.size} orders acknowledged: ${report.lostOrders} lost, ${report.doubled.length + report.ordersBeyondKeys} double; ${report.faultsInBooks.length} faults in lines, totals, places and mails`,
  )
  console.log(`  sessions lost: ${report.lostSessions}`)
  console.log(
    `  wrong logins from one address until it is refused, over all processes: ${report.loginsUntilLimit}`,
  )
  console.log(`  a change to the catalogue everywhere after ${median(changes)} ms (${changes.join(', ')})`)
  console.log(
    `  migrations applied: ${report.migrationRows} once; first staff accounts: ${report.staffAccounts}`,
  )
  for (const fault of listFaults(report)) console.log(`  FAULT ${fault}`)
}

function listFaults(report: ProcessesReport): string[] {
  return [
    ...report.failed.slice(0, 10),
    ...report.faultsInBooks.slice(0, 10),
    ...report.doubled,
    ...(report.lostOrders + report.ordersBeyondKeys === 0 ? [] : ['orders are lost or double']),
    ...(report.lostSessions === 0 ? [] : ['sessions are lost']),
    ...(report.staffAccounts === 1 ? [] : ['the first account was made more than once']),
    ...(Math.max(...report.changeMs) < CHANGE_MAX_MS ? [] : [`a change took more than ${CHANGE_MAX_MS} ms`]),
  ]
}
