import { accessSync, constants } from 'node:fs'

/** Debian's programs of the cluster. */
export const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  patronictl: '/usr/bin/patronictl',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  ip: '/usr/sbin/ip',
  setpriv: '/usr/bin/setpriv',
} as const

/** What the programs are packaged as. */
export const PACKAGES = 'patroni etcd-server haproxy pgbouncer iproute2'

/** Whether a cluster can run here: its packages are installed, and this account may make network namespaces. */
export const canRunCluster = (): boolean =>
  process.getuid?.() === 0 && Object.values(PROGRAMS).every(isProgram)

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
