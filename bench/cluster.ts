import { parseArgs } from 'node:util'
import { FAIL_OVER_KINDS, type FailOverKind } from '../faults/src/cluster/fail-overs.ts'
import { clusterObstacle } from '../faults/src/cluster/obstacle.ts'
import { runFailOvers, type ClusterRun, type FailOver } from '../faults/src/cluster/run-fail-overs.ts'
import { median } from './median.ts'

// npm run bench -- cluster [--kind kill,cut] [--count 5]: the shop over three PostgreSQL nodes with the files of
// deploy/cluster, in network namespaces, while customers order and staff work; every kind of harm so many times
// (docs/reliability.md). Takes root and Debian's packages.

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: FAIL_OVER_KINDS.join() },
    count: { type: 'string', default: '5' },
  },
})
const kinds = values.kind.split(',')
const unknown = kinds.filter((kind) => !FAIL_OVER_KINDS.some((known) => known === kind))
if (unknown.length > 0) throw new Error(`--kind ${unknown.join()}: one of ${FAIL_OVER_KINDS.join(', ')}`)
const obstacle = clusterObstacle()
if (obstacle === null) await bench(kinds as FailOverKind[], Number(values.count))
else {
  console.error(`No cluster can run here: ${obstacle}.`)
  process.exitCode = 2
}

async function bench(wanted: readonly FailOverKind[], count: number): Promise<void> {
  const plan = Array.from({ length: count }, () => wanted).flat()
  const run = await runFailOvers(plan, (each) =>
    console.log(
      `${each.what}: ${each.secondsWithoutOrders.toFixed(1)} s without orders, whole after ${each.secondsUntilWhole.toFixed(1)} s, ` +
        `slowest answer of the catalogue ${each.catalogueMs.toFixed(0)} ms, load ${each.load.toFixed(1)}`,
    ),
  )
  tell(run)
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
