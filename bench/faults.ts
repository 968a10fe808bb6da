import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { FAULT_KINDS, type FaultKind } from '../server/test/faults/faults.ts'
import { runFaults, type FaultRun } from '../server/test/faults/run-faults.ts'
import { DATABASE_KINDS, type DatabaseKind } from '../server/src/db/open-database.ts'

// npm run fallas [-- --kind server,mail --count 10 --database sqlite]: harms a shop in which people shop, then checks that
// nothing was lost. Without options: everything, on both databases, more than 200 times kill -9.
// npm run fallas -- --kind model [--minutes 5] [--seed 7]: random customers and staff against a model.

/** How often each happens without `--count`. */
const TIMES: Readonly<Record<FaultKind, number>> = {
  server: 50,
  postgres: 50,
  mail: 30,
  disk: 5,
  connections: 40,
  slow: 10,
  clock: 5,
}
const NEEDS_POSTGRES = new Set(['postgres', 'connections', 'slow'])
const CLIENTS = 50
const ORDERS = 1000
const DROPPED = 0.3

const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: [...FAULT_KINDS, 'answers'].join() },
    count: { type: 'string' },
    database: { type: 'string', default: DATABASE_KINDS.join() },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})
const kinds = values.kind.split(',')
const unknown = kinds.filter(
  (kind) => !['answers', 'model'].includes(kind) && !FAULT_KINDS.some((known) => known === kind),
)
if (unknown.length > 0)
  throw new Error(`--kind ${unknown.join()}: one of ${FAULT_KINDS.join(', ')}, answers, model`)

let kills = 0
let isGood = true
if (kinds.includes('model')) isGood = runModel()
for (const database of DATABASE_KINDS.filter((each) => values.database.split(',').includes(each))) {
  for (const kind of kinds.filter((each) => each !== 'model')) {
    if (database === 'sqlite' && NEEDS_POSTGRES.has(kind)) continue
    const began = performance.now()
    const run = await runKind(database, kind)
    tell(database, kind, run, (performance.now() - began) / 1000)
  }
}
console.log(`${kills} times kill -9; ${isGood ? 'nothing lost' : 'NOT GOOD'}`)
process.exitCode = isGood ? 0 : 1

function runKind(database: DatabaseKind, kind: string): Promise<FaultRun> {
  if (kind === 'answers') {
    const ordersEach = Number(values.count ?? ORDERS) / CLIENTS
    const answers = { ordersEach, share: DROPPED }
    return runFaults({ database, customers: CLIENTS, capacity: 10 }, { answers })
  }
  const fault = kind as FaultKind
  const times = Number(values.count ?? TIMES[fault])
  const onSmallDisk = fault === 'disk'
  const withMovableClock = fault === 'clock'
  return runFaults(
    { database, customers: 12, capacity: 20, onSmallDisk, withMovableClock },
    { faults: [[fault, times]] },
  )
}

/** The model's test, so long, from that seed. */
function runModel(): boolean {
  console.log(`the model's seed is ${values.seed}`)
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'server/test/model']
  const env = { ...process.env, MODEL_MINUTES: values.minutes, MODEL_SEED: values.seed }
  return spawnSync(process.execPath, vitest, { env, stdio: 'inherit' }).status === 0
}

function tell(
  database: string,
  kind: string,
  { counts, verdict, answers, longestWait }: FaultRun,
  seconds: number,
) {
  const { complaints, orders, acknowledged, unknown: open, mailsSent, mailsQueued, mailsTwice } = verdict
  const { eventsSent, eventsQueued, eventsTwice } = verdict
  for (const [what, count] of counts) if (what.startsWith('kill -9')) kills += count
  if (complaints.length > 0) isGood = false
  const list = (of: ReadonlyMap<string, number>) =>
    [...of].map(([what, count]) => `${what} ${count}`).join(', ')
  console.log(
    `${database}, ${kind} (${seconds.toFixed(0)} s): ${list(counts) || 'cannot be done here'}\n` +
      `  ${orders} orders, ${acknowledged} acknowledged, ${open} given up without an answer; answers: ${list(answers)}; ` +
      `longest wait ${(longestWait / 1000).toFixed(1)} s\n` +
      `  mails: ${mailsSent} sent, ${mailsQueued} waiting, ${mailsTwice} taken twice; webhooks: ${eventsSent} sent, ${eventsQueued} waiting, ${eventsTwice} taken twice; ` +
      (complaints.length === 0 ? 'nothing lost' : `${complaints.length} complaints`),
  )
  for (const complaint of complaints.slice(0, 30)) console.log(`  ${complaint}`)
}
