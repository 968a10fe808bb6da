import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { HANGS_MS, type Cluster } from './cluster.ts'
import type { DatabaseMachine } from './machine.ts'
import { PROGRAMS } from './packages.ts'

/** Kinds of harm to a cluster. */
export const FAIL_OVER_KINDS = ['kill', 'switchover', 'cut', 'etcd', 'disk', 'two'] as const
export type FailOverKind = (typeof FAIL_OVER_KINDS)[number]

/** What was done, and how it is undone once orders are taken again. */
export interface Harm {
  what: string
  undo(): void
}

/** How long the harm lasts that orders cannot outlive. */
const LASTS_MS = 8000

/** Does a cluster harm that has no other; it is whole before. */
export const FAIL_OVERS: Readonly<Record<FailOverKind, (cluster: Cluster) => Promise<Harm>>> = {
  async kill(cluster) {
    const leader = await leaderOf(cluster)
    await leader.kill()
    return harm('kill -9 of the leader’s machine', () => leader.start())
  },

  async switchover(cluster) {
    const first = await leaderOf(cluster)
    const until = performance.now() + HANGS_MS
    // refused while a replica of a busy machine lags, or reported as failed although it was done a moment later
    for (let leader = first; leader === first; leader = await leaderOf(cluster)) {
      const refusal = await switchOver(leader)
      if (refusal === null) break
      if (performance.now() > until) throw new Error(`no switchover: ${refusal}`)
      await sleep(1000)
    }
    return harm('orderly switchover')
  },

  async cut(cluster) {
    const leader = await leaderOf(cluster)
    leader.network.setCut(true)
    return harm('network of the leader cut', () => leader.network.setCut(false))
  },

  /** The leader goes on without etcd while it reaches all others. */
  async etcd(cluster) {
    const leader = await leaderOf(cluster)
    const others = cluster.machines.filter((machine) => machine !== leader)
    await Promise.all(others.map((machine) => machine.killEtcd()))
    await sleep(LASTS_MS * 3)
    for (const machine of others) machine.startEtcd()
    return harm('etcd without quorum for 24 s')
  },

  /** Until the guard has handed over, or PostgreSQL has ended by itself. */
  async disk(cluster) {
    const leader = await leaderOf(cluster)
    const until = performance.now() + HANGS_MS
    while ((await leaderOf(cluster)) === leader && performance.now() < until) {
      leader.disk.fill()
      await sleep(100)
    }
    return harm('disk of the leader full until another leads', () => {
      leader.disk.makeRoom()
      leader.start()
    })
  },

  /** Without a second copy nothing may be acknowledged: one of the two comes back. */
  async two(cluster) {
    const leader = await leaderOf(cluster)
    const other = cluster.machines.find((machine) => machine !== leader) ?? leader
    await Promise.all([leader.kill(), other.kill()])
    await sleep(LASTS_MS)
    other.start()
    return harm('kill -9 of two machines at once, one back after 8 s', () => leader.start())
  },
}

/** Returns what was refused, or null. */
async function switchOver({ name, network }: DatabaseMachine): Promise<string | null> {
  // from the machine itself: others may not
  const inside = ['netns', 'exec', network.namespace, PROGRAMS.curl]
  const options = ['--silent', '--show-error', '--fail-with-body', '--max-time', '60']
  const body = ['--header', 'content-type: application/json', '--data', JSON.stringify({ leader: name })]
  const asking = [...inside, ...options, ...body, `http://${network.address}:8008/switchover`]
  return new Promise((resolve) =>
    execFile(PROGRAMS.ip, asking, (error, stdout, stderr) =>
      resolve(error === null ? null : `${stdout} ${stderr}`),
    ),
  )
}

/** On a busy machine a node's own answer may be late. @throws after minutes */
async function leaderOf(cluster: Cluster): Promise<DatabaseMachine> {
  const until = performance.now() + HANGS_MS
  for (;;) {
    const leader = await cluster.leader()
    if (leader !== null) return leader
    if (performance.now() > until) throw new Error(`no node leads:\n${cluster.logs()}`)
    await sleep(100)
  }
}

const harm = (what: string, undo: () => void = () => undefined): Harm => ({ what, undo })
