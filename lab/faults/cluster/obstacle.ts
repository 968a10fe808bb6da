import { spawnSync } from 'node:child_process'
import { mountSmallDisk } from '../shop/small-disk.ts'
import { makeNetwork } from './network.ts'
import { hasPackages, PACKAGES, PROGRAMS } from './packages.ts'

/** Far beyond what a busy machine takes to refuse a connection. */
const ANSWER_SECONDS = '60'

/** Why no cluster can run on this machine, a clause; null if one can. Tries it out: many containers' root may not. */
export function clusterObstacle(): string | null {
  if (process.getuid?.() !== 0) return 'it takes root'
  if (!hasPackages()) return `it takes Debian's packages ${PACKAGES}`
  const disk = mountSmallDisk(1)
  if (disk === null) return 'this root may not mount a disk in memory'
  disk.remove()
  return networkObstacle()
}

function networkObstacle(): string | null {
  try {
    const network = makeNetwork([1, 2])
    const [from, to] = network.machines
    const reach = `exec 3<>/dev/tcp/${to?.address}/9`
    const inside = ['netns', 'exec', from?.namespace ?? '', 'timeout', ANSWER_SECONDS, 'bash', '-c', reach]
    const { stderr } = spawnSync(PROGRAMS.ip, inside, { encoding: 'utf8', env: { LC_ALL: 'C' } })
    network.remove()
    // nobody listens there: refused is an answer
    return stderr.includes('Connection refused')
      ? null
      : 'machines on one bridge do not reach each other (a firewall?)'
  } catch {
    return 'this root may not make network namespaces'
  }
}
