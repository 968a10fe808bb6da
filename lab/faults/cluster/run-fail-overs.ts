import type { FaultCounts } from '../faults.ts'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { AWAY_LONG, AWAY_LONG_MS, runFaults, type FaultRun } from '../run-faults.ts'
import { RESPONSE_MS } from '../people/ask.ts'
import type { RunningShop } from '../shop/running-shop.ts'
import { CatalogueProbe } from './catalogue-probe.ts'
import { Cluster, HANGS_MS } from './cluster.ts'
import { FAIL_OVERS, type FailOverKind } from './fail-overs.ts'

/** One harm and how the shop came through it. */
export interface FailOver {
  kind: FailOverKind
  what: string
  /** The longest time in which no order was acknowledged, from the harm on. */
  secondsWithoutOrders: number
  /** Until all three nodes followed one leader again. */
  secondsUntilWhole: number
  /** The slowest answer of the catalogue meanwhile. */
  catalogueMs: number
  /** Of the machine, when orders were taken again. */
  load: number
}

export interface ClusterRun extends Pick<FaultRun, 'verdict' | 'answers'> {
  failOvers: FailOver[]
  catalogue: { answers: number; failures: readonly string[] }
}

const CUSTOMERS = 8
const PAUSE_MS = 200
const SAMPLE_MS = 5000

export interface FailOverPlan {
  kinds: readonly FailOverKind[]
  /** From one harm to the next; by default as soon as the cluster is whole. */
  everyMs?: number
  /** More of the server's environment. */
  env?: Readonly<Record<string, string>>
  tell?: (failOver: FailOver) => void
  /** Called every few seconds while people shop, and once after the last harm. */
  sample?: (shop: RunningShop, cluster: Cluster) => Promise<void>
}

/** Runs the shop over a cluster while people shop, and does it one harm after another; then checks everything. */
export async function runFailOvers({
  kinds,
  everyMs = 0,
  env = {},
  tell,
  sample,
}: FailOverPlan): Promise<ClusterRun> {
  const cluster = await Cluster.start()
  const failOvers: FailOver[] = []
  let catalogue: ClusterRun['catalogue'] = { answers: 0, failures: [] }
  try {
    const { verdict, answers } = await runFaults(
      {
        database: 'postgres',
        customers: CUSTOMERS,
        capacity: 1000,
        databaseUrl: cluster.testUrl,
        env: { ...cluster.env, ...env },
        patience: { responseMs: RESPONSE_MS, requestMs: HANGS_MS },
      },
      {
        pauseMs: PAUSE_MS,
        async during(shop, counts) {
          const probe = new CatalogueProbe(shop.address)
          const isOver = new AbortController()
          const sampling = sampleOften(isOver.signal, async () => sample?.(shop, cluster))
          for (const kind of kinds) {
            const next = performance.now() + everyMs
            const failOver = await suffer(shop, cluster, kind, probe).catch((error: unknown) => {
              // what was acknowledged until then is compared all the same
              shop.journal.surprises.push(`${kind}: ${String(error)}`)
              return null
            })
            if (failOver === null) break
            failOvers.push(failOver)
            note(counts, failOver.what)
            if (failOver.secondsWithoutOrders * 1000 > AWAY_LONG_MS) note(counts, AWAY_LONG)
            tell?.(failOver)
            await sleep(Math.max(0, next - performance.now()))
          }
          isOver.abort()
          await Promise.all([probe.stop(), sampling])
          await sample?.(shop, cluster)
          catalogue = probe
        },
      },
    )
    return { verdict, answers, failOvers, catalogue }
  } finally {
    await cluster.stop()
  }
}

async function sampleOften(isOver: AbortSignal, sample: () => Promise<void>): Promise<void> {
  while (!isOver.aborted) {
    await sample()
    await sleep(SAMPLE_MS, undefined, { signal: isOver }).catch(() => undefined)
  }
}

const note = (counts: FaultCounts, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

async function suffer(
  shop: RunningShop,
  cluster: Cluster,
  kind: FailOverKind,
  probe: CatalogueProbe,
): Promise<FailOver> {
  await moreOrders(shop, 5)
  probe.longestMs = 0
  const began = performance.now()
  const gap = new LongestGap(shop)
  const { what, undo } = await FAIL_OVERS[kind](cluster)
  // an order that was on its way when the leader was lost is no sign: somebody must lead again
  while ((await cluster.leader()) === null) await sleep(100)
  await moreOrders(shop, 5)
  const secondsWithoutOrders = gap.end() / 1000
  const [load = 0] = loadavg()
  undo()
  await cluster.untilWhole()
  const secondsUntilWhole = (performance.now() - began) / 1000
  return { kind, what, secondsWithoutOrders, secondsUntilWhole, catalogueMs: probe.longestMs, load }
}

/** The longest time between two acknowledged orders. */
class LongestGap {
  readonly #timer: NodeJS.Timeout
  #longestMs = 0

  constructor({ journal }: RunningShop) {
    let [count, at] = [journal.acknowledged, performance.now()]
    this.#timer = setInterval(() => {
      this.#longestMs = Math.max(this.#longestMs, performance.now() - at)
      if (journal.acknowledged > count) [count, at] = [journal.acknowledged, performance.now()]
    }, 20)
  }

  /** In milliseconds. */
  end(): number {
    clearInterval(this.#timer)
    return this.#longestMs
  }
}

async function moreOrders(shop: RunningShop, count: number): Promise<void> {
  const goal = shop.journal.acknowledged + count
  await untilTrue(shop, () => shop.journal.acknowledged >= goal)
}

async function untilTrue(shop: RunningShop, isTrue: () => boolean): Promise<void> {
  const until = performance.now() + HANGS_MS
  while (!isTrue()) {
    if (performance.now() > until)
      throw new Error(`no orders are taken any more:\n${shop.serverLog().slice(-3000)}`)
    await sleep(10)
  }
}
