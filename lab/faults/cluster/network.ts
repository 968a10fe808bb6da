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

const BRIDGE_ATTEMPTS = 5
const KILL_ROUNDS = 500

const ip = (...args: readonly string[]) =>
  execFileSync(PROGRAMS.ip, args, { stdio: ['ignore', 'pipe', 'pipe'] })

/** Makes a bridge with a machine for each of the last numbers of the addresses. Takes root. */
export function makeNetwork(numbers: readonly number[]): Network {
  const { id, bridge } = addBridge()
  // a range for tests of networks (RFC 2544), so that it is nobody's own
  const prefix = `198.18.${id}.`
  const machines: NetworkMachine[] = []
  const remove = () => {
    process.off('exit', remove)
    for (const { namespace } of machines) {
      killAll(namespace)
      spawnSync(PROGRAMS.ip, ['netns', 'del', namespace])
    }
    spawnSync(PROGRAMS.ip, ['link', 'del', bridge])
  }
  process.once('exit', remove)
  try {
    ip('addr', 'add', `${prefix}1/24`, 'dev', bridge)
    ip('link', 'set', bridge, 'up')
    for (const number of numbers) machines.push(addMachine(id, bridge, number, `${prefix}${number}`))
  } catch (error) {
    remove()
    throw error
  }
  return { prefix, machines, remove }
}

/** Two runs on one machine take different ones. */
function addBridge(): { id: number; bridge: string } {
  for (let attempt = 1; ; attempt++) {
    const id = randomInt(256)
    const bridge = `gondola${id}`
    try {
      ip('link', 'add', bridge, 'type', 'bridge')
      return { id, bridge }
    } catch (error) {
      if (attempt === BRIDGE_ATTEMPTS) throw error
    }
  }
}

function addMachine(id: number, bridge: string, number: number, address: string): NetworkMachine {
  const [namespace, cable] = [`gondola${id}-${number}`, `gon${id}-${number}`]
  const inside = (...args: readonly string[]) => ip('-n', namespace, ...args)
  ip('netns', 'add', namespace)
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
  ip('link', 'set', cable, 'master', bridge, 'up')
  inside('addr', 'add', `${address}/24`, 'dev', 'eth0')
  inside('link', 'set', 'eth0', 'up')
  inside('link', 'set', 'lo', 'up')
  return {
    namespace,
    address,
    setCut: (isCut) => void ip('link', 'set', cable, isCut ? 'down' : 'up'),
    killAll: () => killAll(namespace),
  }
}

/** Until none is left: one that was about to start another has started it, and a busy machine is slow to end one. */
function killAll(namespace: string): void {
  for (let round = 0; round < KILL_ROUNDS; round++) {
    const pids = spawnSync(PROGRAMS.ip, ['netns', 'pids', namespace], { encoding: 'utf8' })
    const running = pids.stdout.split('\n').filter((pid) => pid !== '')
    if (running.length === 0) return
    for (const pid of running) spawnSync('kill', ['-9', pid])
  }
}
