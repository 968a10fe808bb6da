import { execFileSync, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { PROGRAMS } from './packages.ts'

/** A machine's end of the network: a namespace of its own with one address. */
export interface NetworkMachine {
  namespace: string
  address: string
  /** Pulls its cable, or plugs it in again. */
  setCut(isCut: boolean): void
  /** `kill -9` of everything that runs on it. */
  killAll(): void
}

/** Machines on one switch, which this machine reaches too. */
export interface Network {
  /** Of the addresses in deploy/cluster: `10.77.0.` there is this one here. */
  prefix: string
  machines: NetworkMachine[]
  remove(): void
}

const ip = (...args: readonly string[]) =>
  execFileSync(PROGRAMS.ip, args, { stdio: ['ignore', 'pipe', 'pipe'] })

/** Makes a bridge with a machine for each of the last numbers of the addresses. Takes root. */
export function makeNetwork(numbers: readonly number[]): Network {
  // two runs on one machine must not meet
  const id = randomInt(64, 250)
  const prefix = `10.${id}.77.`
  const bridge = `gondola${id}`
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', `${prefix}1/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  const machines = numbers.map((number) => {
    const [namespace, cable] = [`gondola${id}-${number}`, `gon${id}-${number}`]
    const inside = (...args: readonly string[]) => ip('-n', namespace, ...args)
    ip('netns', 'add', namespace)
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
    ip('link', 'set', cable, 'master', bridge, 'up')
    inside('addr', 'add', `${prefix}${number}/24`, 'dev', 'eth0')
    inside('link', 'set', 'eth0', 'up')
    inside('link', 'set', 'lo', 'up')
    return {
      namespace,
      address: `${prefix}${number}`,
      setCut: (isCut: boolean) => void ip('link', 'set', cable, isCut ? 'down' : 'up'),
      killAll: () => killAll(namespace),
    }
  })
  const remove = () => {
    process.off('exit', remove)
    for (const { namespace } of machines) {
      killAll(namespace)
      spawnSync(PROGRAMS.ip, ['netns', 'del', namespace])
    }
    spawnSync(PROGRAMS.ip, ['link', 'del', bridge])
  }
  process.once('exit', remove)
  return { prefix, machines, remove }
}

/** Until none is left: one that was about to start another has started it. */
function killAll(namespace: string): void {
  for (let round = 0; round < 20; round++) {
    const pids = spawnSync(PROGRAMS.ip, ['netns', 'pids', namespace], { encoding: 'utf8' })
    const running = pids.stdout.split('\n').filter((pid) => pid !== '')
    if (running.length === 0) return
    for (const pid of running) spawnSync('kill', ['-9', pid])
  }
}
