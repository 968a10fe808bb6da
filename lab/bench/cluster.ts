import { parseArgs } from 'node:util'
import { FAIL_OVER_KINDS, type FailOverKind } from '../faults/cluster/fail-overs.ts'
import { clusterObstacle } from '../faults/cluster/obstacle.ts'
import { runPaidFailOvers } from '../faults/cluster/run-paid-fail-overs.ts'
import { runFailOvers, type ClusterRun, type FailOver } from '../faults/cluster/run-fail-overs.ts'
import { median } from './median.ts'
import { seededRandom } from './seeded-random.ts'
import { PRODUCTION_ENV, PRODUCTION_OPTIONS } from './soak/as-in-production.ts'
import { ASKABLE, collectedHeap } from './soak/collected-heap.ts'
import { meansOfThirds, MemoryLog } from './soak/memory-log.ts'

// npm run bench -- cluster [--kind kill,cut] [--count 5] [--every SECONDS | --payments ORDERS] [--seed NUMBER]: the shop
// over three PostgreSQL nodes with the files of deploy/cluster, in network namespaces, while customers order and staff
// work; every kind of harm so many times (docs/reliability.md), in an order that the seed gives. With --every 120 it is a
// soak: a fail-over every two minutes. Takes root and Debian's packages.

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: FAIL_OVER_KINDS.join() },
    count: { type: 'string', default: '5' },
    every: { type: 'string', default: '0' },
    payments: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const kinds = values.kind.split(',')
const unknown = kinds.filter((kind) => !FAIL_OVER_KINDS.some((known) => known === kind))
if (unknown.length > 0) throw new Error(`--kind ${unknown.join()}: one of ${FAIL_OVER_KINDS.join(', ')}`)
// an interrupted run leaves no process, network or disk behind
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const obstacle = clusterObstacle()
const seed = Number(values.seed)
const random = seededRandom(seed)
const plan = Array.from({ length: Number(values.count) }, () => shuffled(kinds as FailOverKind[])).flat()
console.log(`seed ${seed}: ${plan.join(', ')}`)
if (obstacle === null && values.payments !== undefined) await benchPayments(Number(values.payments))
else if (obstacle === null) await bench()
else {
  console.error(`No cluster can run here: ${obstacle}.`)
  process.exitCode = 2
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const places = items.map((item) => ({ item, place: random() }))
  return places.toSorted((a, b) => a.place - b.place).map(({ item }) => item)
}

/** The same harms while customers pay, against the books of provider, bank and drivers. */
async function benchPayments(orders: number): Promise<void> {
  const run = await runPaidFailOvers(plan, orders, seed)
  const broken = [...Object.values(run.complaints).flat(), ...run.differences, ...run.surprises]
  const seen = [...run.answers].map(([status, times]) => `${status} ${times}`).join(', ')
  console.log(
    `${plan.join(', ')}: ${run.orders} orders, ${run.payments} payments, ${run.refunds} refunds, ` +
      `${run.apart} centavos apart, ${broken.length} complaints; answers: ${seen}`,
  )
  for (const each of broken.slice(0, 30)) console.log(`  ${each}`)
  if (broken.length > 0 || run.apart !== 0 || run.answers.has('500')) process.exitCode = 1
}

async function bench(): Promise<void> {
  let memory: MemoryLog | null = null
  let done = 0
  const sessions: number[] = []
  const disks: number[] = []
  const run = await runFailOvers({
    kinds: plan,
    everyMs: Number(values.every) * 1000,
    env: { ...PRODUCTION_ENV, NODE_OPTIONS: `${PRODUCTION_OPTIONS} ${ASKABLE}` },
    tell(each) {
      done++
      console.log(
        `${new Date().toISOString().slice(11, 19)} ${done} ${each.what}: ${each.secondsWithoutOrders.toFixed(1)} s without orders, whole after ${each.secondsUntilWhole.toFixed(1)} s, ` +
          `slowest answer of the catalogue ${each.catalogueMs.toFixed(0)} ms, load ${each.load.toFixed(1)}`,
      )
    },
    async sample(shop, cluster) {
      memory ??= new MemoryLog(shop.address)
      const collected = memory.collected.length
      // early, and after the last fail-over: not often enough to improve the other figures
      if ((collected === 0 && done > plan.length / 6) || (collected === 1 && done === plan.length))
        memory.collected.push(await collectedHeap(shop.serverLog()))
      await memory.sample()
      disks.push(Math.max(...cluster.machines.map(({ disk }) => disk.usedMb())))
      const open = await cluster.countSessions()
      if (open !== null) sessions.push(open)
    },
  })
  tell(run)
  console.log(`\nsessions of the shop at the leader, mean of each third: ${meansOfThirds(sessions)}`)
  console.log(`fullest disk, mean of each third: ${meansOfThirds(disks)} MB`)
  for (const line of (memory as MemoryLog | null)?.lines() ?? []) console.log(line)
  const isGood =
    run.verdict.complaints.length === 0 && run.catalogue.failures.length === 0 && !run.answers.has('500')
  if (!isGood) process.exitCode = 1
}

function tell({ verdict, answers, failOvers, catalogue }: ClusterRun): void {
  console.log(
    '\n| harm | times | without orders, median (longest) | slowest answer of the catalogue | load of the machine |\n|---|---|---|---|---|',
  )
  for (const [what, all] of Map.groupBy(failOvers, (each) => each.what)) console.log(rowOf(what, all))
  const seen = [...answers].map(([status, times]) => `${status} ${times}`).join(', ')
  console.log(
    `\n${verdict.acknowledged} orders acknowledged, ${verdict.complaints.length} complaints; answers: ${seen}; ` +
      `catalogue: ${catalogue.answers} answers, ${catalogue.failures.length} failed`,
  )
  for (const each of [...verdict.complaints, ...catalogue.failures].slice(0, 30)) console.log(`  ${each}`)
}

function rowOf(what: string, all: readonly FailOver[]): string {
  const seconds = all.map(({ secondsWithoutOrders }) => secondsWithoutOrders)
  const loads = all.map(({ load }) => load)
  const cells = [
    what,
    String(all.length),
    `${median(seconds).toFixed(1)} s (${Math.max(...seconds).toFixed(1)} s)`,
    `${Math.max(...all.map(({ catalogueMs }) => catalogueMs)).toFixed(0)} ms`,
    `${Math.min(...loads).toFixed(0)} to ${Math.max(...loads).toFixed(0)}`,
  ]
  return `| ${cells.join(' | ')} |`
}
