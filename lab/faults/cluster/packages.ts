import { accessSync, constants, existsSync } from 'node:fs'

/** Debian's programs of the cluster. */
export const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  ip: '/usr/sbin/ip',
  setpriv: '/usr/bin/setpriv',
  curl: '/usr/bin/curl',
} as const

/** What the programs are packaged as. */
export const PACKAGES = 'postgresql patroni etcd-server haproxy pgbouncer iproute2 curl'

export const hasPackages = (): boolean =>
  existsSync('/usr/lib/postgresql') && Object.values(PROGRAMS).every(isProgram)

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
