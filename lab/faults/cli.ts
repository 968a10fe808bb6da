import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { FAULT_KINDS, type FaultKind } from './faults.ts'
import { runFaults, type FaultRun } from './run-faults.ts'
import { DATABASE_KINDS, type DatabaseKind } from '@gondola/server/platform/db/open-database.ts'
import { countKills, harmsOf, isGood, tableOf, type FaultResult } from './result-table.ts'

// npm run faults [-- --kind server,mail --count 10 --database sqlite --parallel 1]: causes faults in a shop while
// people shop, then checks that nothing was lost. Without options it causes every fault, on both databases, with more
// than 200 times kill -9, two shops at a time. When interrupted, it prints its results and how to continue.
// npm run faults -- --kind model [--minutes 5] [--seed 7]: random customers and staff against a model.

/** Runs of each kind without `--count`; the longest first, so that two in parallel end together. */
const TIMES: Readonly<Record<FaultKind, number>> = {
  postgres: 50,
  server: 50,
  mail: 30,
  clock: 5,
  connections: 40,
  slow: 10,
  disk: 5,
}
const NEEDS_POSTGRES = new Set(['postgres', 'connections', 'slow'])
const CLIENTS = 50
const ORDERS = 1000
const DROPPED = 0.3

const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: [...Object.keys(TIMES), 'answers'].join() },
    count: { type: 'string' },
    database: { type: 'string', default: DATABASE_KINDS.join() },
    parallel: { type: 'string', default: '2' },
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

const isModelGood = !kinds.includes('model') || runModel()
const waiting = kinds
  .filter((kind) => kind !== 'model')
  .flatMap((kind) => DATABASE_KINDS.map((database) => ({ database, kind })))
  .filter(({ database }) => values.database.split(',').includes(database))
  .filter(({ database, kind }) => database === 'postgres' || !NEEDS_POSTGRES.has(kind))
const results: FaultResult[] = []
const left = new Set(waiting)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    tellAll()
    const rest = [...left].map(({ database, kind }) => `--kind ${kind} --database ${database}`)
    console.log(`interrupted; still to do:\n${rest.map((each) => `  npm run faults -- ${each}`).join('\n')}`)
    process.exit(1)
  })

await Promise.all(Array.from({ length: Number(values.parallel) }, workOff))
tellAll()
process.exitCode = isModelGood && isGood(results) ? 0 : 1

/** Runs one shop after another until none is left. */
async function workOff(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const began = performance.now()
    const run = await runKind(next.database, next.kind)
    const result = { ...next, run, seconds: (performance.now() - began) / 1000 }
    left.delete(next)
    results.push(result)
    tell(result)
  }
}

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

/** Runs the model test, for this long, from this seed. */
function runModel(): boolean {
  console.log(`the model's seed is ${values.seed}`)
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'server/test/model']
  const env = { ...process.env, MODEL_MINUTES: values.minutes, MODEL_SEED: values.seed }
  return spawnSync(process.execPath, vitest, { env, stdio: 'inherit' }).status === 0
}

function tell({ database, kind, run, seconds }: FaultResult): void {
  const { complaints, orders, acknowledged, unknown: open } = run.verdict
  const answers = [...run.answers].map(([status, count]) => `${status} ${count}`).join(', ')
  console.log(
    `${database}, ${kind} (${seconds.toFixed(0)} s): ${harmsOf(run.counts) || 'cannot be done here'}\n` +
      `  ${orders} orders, ${acknowledged} acknowledged, ${open} given up without an answer; answers: ${answers}; ` +
      (complaints.length === 0 ? 'nothing lost' : `${complaints.length} complaints`),
  )
  for (const complaint of complaints.slice(0, 30)) console.log(`  ${complaint}`)
}

function tellAll(): void {
  if (results.length === 0) return
  console.log(`\n${tableOf(results)}\n`)
  console.log(`${countKills(results)} times kill -9; ${isGood(results) ? 'nothing lost' : 'NOT GOOD'}`)
}
