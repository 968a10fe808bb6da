import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAccount, postgresBinaries } from '../../harness/postgres-binaries.ts'
import { mountSmallDisk, type SmallDisk } from '../shop/small-disk.ts'
import type { NetworkMachine } from './network.ts'
import { PROGRAMS } from './packages.ts'
import { Program } from './program.ts'

const DEPLOY = fileURLToPath(new URL('../../../deploy/cluster/', import.meta.url))
/** PostgreSQL lets its log grow to 1 GB, etcd keeps some segments of 64 MB, and an hour's orders and mails are some 500 MB. */
const DISK_MB = 2600
/** In place of 2048, as the disk is small. */
const FREE_MIN_MB = '50'
/** As gondola-disk-guard.timer has it. */
const GUARD_SECONDS = 10
/** A machine whose cable is pulled never answers. */
const ROLE_MAX_MS = 3000
export const PASSWORD = 'clave-de-prueba'

/** What a node says it is. */
export type NodeRole = 'primary' | 'synchronous'

/** The file of deploy/cluster as a machine of this network has it. */
export const settingsOf = (
  file: string,
  prefix: string,
  changes: readonly (readonly [string, string])[],
): string =>
  [['10.77.0.', prefix] as const, ...changes].reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    readFileSync(path.join(DEPLOY, file), 'utf8'),
  )

/** A database machine (base-1, …): etcd, Patroni and its PostgreSQL, in a network namespace, on a disk of its own. */
export class DatabaseMachine {
  readonly name: string
  readonly network: NetworkMachine
  readonly disk: SmallDisk
  readonly #folder: string
  readonly #env: Record<string, string>
  readonly #guardEnv: Record<string, string>
  #etcd: Program | null = null
  #patroni: Program | null = null
  #guard: Program | null = null

  constructor(name: string, network: NetworkMachine, prefix: string) {
    this.name = name
    this.network = network
    const disk = mountSmallDisk(DISK_MB)
    if (disk === null) throw new Error('a disk could not be mounted: this takes root')
    this.disk = disk
    this.#folder = disk.folder
    const folder = this.#folder
    for (const each of ['etcd', 'postgresql', 'patroni', 'run', 'log']) mkdirSync(path.join(folder, each))
    const changes = [
      ['${NODE}', name],
      ['${ADDRESS}', network.address],
      ['${POSTGRES_PASSWORD}', PASSWORD],
      ['/var/lib/etcd', path.join(folder, 'etcd')],
      ['/var/lib/postgresql', path.join(folder, 'postgresql')],
      ['/var/run/postgresql', path.join(folder, 'run')],
      ['/etc/patroni', path.join(folder, 'patroni')],
      ['/usr/lib/postgresql/15/bin', postgresBinaries(folder)],
    ] as const
    const write = (file: string, text: string, mode = 0o600) =>
      writeFileSync(this.#file(file), text, { mode })
    write('config.yml', settingsOf('patroni.yml', prefix, changes))
    for (const script of ['create-shop.sh', 'disk-guard.sh'])
      write(script, settingsOf(script, prefix, changes), 0o700)
    write('gondola-password', PASSWORD)
    this.#env = readEnvironment(settingsOf('etcd.env', prefix, changes))
    this.#guardEnv = { NODE: name, ADDRESS: network.address, FREE_MIN_MB }
    giveToPostgres(folder)
  }

  /** Everything that does not run, as after it was switched on; systemd starts again what ended by itself. */
  start(): void {
    this.startEtcd()
    if (this.#patroni?.isRunning !== true)
      this.#patroni = this.#run([PROGRAMS.patroni, this.#file('config.yml')], 'patroni', {})
    const guarding = [
      'sh',
      '-c',
      `while :; do "$0"; sleep ${GUARD_SECONDS}; done`,
      this.#file('disk-guard.sh'),
    ]
    if (this.#guard?.isRunning !== true) this.#guard = this.#run(guarding, 'disk-guard', this.#guardEnv)
  }

  startEtcd(): void {
    if (this.#etcd?.isRunning !== true) this.#etcd = this.#run([PROGRAMS.etcd], 'etcd', this.#env)
  }

  #file = (name: string): string => path.join(this.#folder, 'patroni', name)

  killEtcd = async (): Promise<void> => this.#etcd?.end('SIGKILL')

  /** The machine dies: `kill -9` of all that runs on it. */
  async kill(): Promise<void> {
    this.network.killAll()
    await Promise.all([this.#etcd, this.#patroni, this.#guard].map(async (each) => each?.end('SIGKILL')))
  }

  log = (program: 'patroni' | 'etcd' | 'disk-guard'): string =>
    readFileSync(path.join(this.#folder, 'log', program), 'utf8')

  remove(): void {
    this.disk.remove()
  }

  #run(command: readonly string[], name: string, env: Record<string, string>): Program {
    const { uid, gid } = postgresAccount() ?? { uid: 0, gid: 0 }
    const account = [PROGRAMS.setpriv, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    const inside = [PROGRAMS.ip, 'netns', 'exec', this.network.namespace]
    const log = path.join(this.#folder, 'log', name)
    return new Program([...inside, ...account, ...command], { log, env })
  }

  /** Whether its Patroni answers so, as HAProxy asks; a synchronous replica is one that may become the leader. */
  async is(role: NodeRole): Promise<boolean> {
    const asked = `http://${this.network.address}:8008/${role}`
    const answer = await fetch(asked, { method: 'OPTIONS', signal: AbortSignal.timeout(ROLE_MAX_MS) }).catch(
      () => null,
    )
    return answer?.status === 200
  }
}

function giveToPostgres(folder: string): void {
  const { uid, gid } = postgresAccount() ?? { uid: 0, gid: 0 }
  chownSync(folder, uid, gid)
  for (const each of [
    'etcd',
    'postgresql',
    'patroni',
    'run',
    'log',
    'patroni/config.yml',
    'patroni/create-shop.sh',
    'patroni/disk-guard.sh',
    'patroni/gondola-password',
  ])
    chownSync(path.join(folder, each), uid, gid)
}

const readEnvironment = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
