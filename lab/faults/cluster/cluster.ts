import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../harness/free-port.ts'
import { postgresAccount } from '../../harness/postgres-binaries.ts'
import { DatabaseMachine, PASSWORD, settingsOf, type NodeRole } from './machine.ts'
import { makeNetwork, type Network } from './network.ts'
import { PROGRAMS } from './packages.ts'
import { Program } from './program.ts'

/** Hangs after that; a busy machine takes minutes. */
export const HANGS_MS = 480_000
const NAMES = ['base-1', 'base-2', 'base-3'] as const
const FIRST_NUMBER = 11

interface Ports {
  leader: number
  replicas: number
  pooled: number
  test: number
}

/**
 * PostgreSQL on three machines (network namespaces) with the files of deploy/cluster, and on this one what a shop's
 * machine has: HAProxy and PgBouncer.
 */
export class Cluster {
  readonly machines: readonly DatabaseMachine[]
  readonly #network: Network
  readonly #folder: string
  readonly #ports: Ports
  readonly #proxies: Program[] = []
  /** An interrupted run leaves no process behind; the network ends the machines' own. */
  readonly #killProxies = () => {
    for (const proxy of this.#proxies) proxy.kill()
  }

  private constructor(network: Network, folder: string, ports: Ports) {
    this.#network = network
    this.#folder = folder
    this.#ports = ports
    this.machines = network.machines.map(
      (each, index) => new DatabaseMachine(NAMES[index] ?? '', each, network.prefix),
    )
  }

  /** Starts it and waits until it takes writes and all three follow. Takes root. */
  static async start(): Promise<Cluster> {
    const network = makeNetwork(NAMES.map((_, index) => FIRST_NUMBER + index))
    const folder = mkdtempSync(path.join(tmpdir(), 'gondola-cluster-'))
    const ports = {
      leader: await freePort(),
      replicas: await freePort(),
      pooled: await freePort(),
      test: await freePort(),
    }
    const cluster = new Cluster(network, folder, ports)
    try {
      for (const machine of cluster.machines) machine.start()
      cluster.#startProxies()
      await cluster.untilWhole()
    } catch (error) {
      console.error(cluster.logs())
      await cluster.stop()
      throw error
    }
    return cluster
  }

  /** The leader, by a way of the test's own that cuts no session: a Patroni slow to answer is no fault of the shop's. */
  get testUrl(): string {
    return `postgres://gondola:${PASSWORD}@127.0.0.1:${this.#ports.test}/gondola`
  }

  /** The shop's settings, as in deploy/cluster/gondola.env.example. */
  get env(): Record<string, string> {
    const pooled = `postgres://gondola:${PASSWORD}@127.0.0.1:${this.#ports.pooled}`
    return {
      DATABASE_URL: `${pooled}/gondola`,
      DATABASE_READ_URL: `${pooled}/gondola_lectura`,
      DATABASE_DIRECT_URL: `postgres://gondola:${PASSWORD}@127.0.0.1:${this.#ports.leader}/gondola`,
      DATABASE_PREPARED: 'off',
    }
  }

  /** Null while none leads. */
  async leader(): Promise<DatabaseMachine | null> {
    return this.#first('primary')
  }

  async #first(role: NodeRole): Promise<DatabaseMachine | null> {
    const isIt = await Promise.all(this.machines.map((machine) => machine.is(role)))
    return this.machines[isIt.indexOf(true)] ?? null
  }

  /** Waits until a leader takes writes and the others follow it, one of them synchronously. @throws after minutes */
  async untilWhole(): Promise<void> {
    const until = performance.now() + HANGS_MS
    while (!(await this.#isWhole())) {
      if (performance.now() > until) throw new Error(`the cluster is not whole:\n${this.logs()}`)
      await sleep(250)
    }
  }

  async #isWhole(): Promise<boolean> {
    const [leading] = await this.#ask<{ timeline: number }>(
      `select ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int as timeline`,
    )
    if (leading === undefined) return false
    // a former leader that went its own way streams too, for a moment every second, on its own timeline
    const following = await Promise.all(
      this.machines.map(({ network }) =>
        ask<{ timeline: number }>(
          `postgres://gondola:${PASSWORD}@${network.address}:5432/gondola`,
          `select received_tli as timeline from pg_stat_wal_receiver where status = 'streaming'`,
        ),
      ),
    )
    const followers = following.flat().filter(({ timeline }) => timeline === leading.timeline)
    // PostgreSQL has a synchronous replica seconds before Patroni lets it become the leader
    return followers.length === NAMES.length - 1 && (await this.#first('synchronous')) !== null
  }

  /** The shop's sessions at the leader; null while none leads. */
  async countSessions(): Promise<number | null> {
    const [row] = await this.#ask<{ count: number }>(
      `select count(*)::int from pg_stat_activity where usename = 'gondola' and pid <> pg_backend_pid()`,
    )
    return row?.count ?? null
  }

  /** Asks the leader; no rows while none leads. */
  async #ask<Row extends pg.QueryResultRow = pg.QueryResultRow>(statement: string): Promise<Row[]> {
    return ask(this.testUrl, statement)
  }

  /** The end of every Patroni's log. */
  logs = (): string =>
    this.machines.map((machine) => `${machine.name}:\n${machine.log('patroni').slice(-3000)}`).join('\n')

  async stop(): Promise<void> {
    process.off('exit', this.#killProxies)
    await Promise.all(this.#proxies.map((proxy) => proxy.end('SIGKILL')))
    await Promise.all(this.machines.map((machine) => machine.kill()))
    this.#network.remove()
    for (const machine of this.machines) machine.remove()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #testListener(): string {
    const servers = this.machines.map(({ name, network }) => `server ${name} ${network.address}:5432`)
    return `
defaults
  mode tcp
  timeout connect 10s
  timeout check 10s
  timeout client 1h
  timeout server 1h
  option httpchk
  http-check expect status 200

listen test
  bind 127.0.0.1:${this.#ports.test}
  http-check send meth OPTIONS uri /primary
  default-server inter 1s fall 2 rise 1 check port 8008
  ${servers.join('\n  ')}
`
  }

  #startProxies(): void {
    const { leader, replicas, pooled } = this.#ports
    const file = (name: string) => path.join(this.#folder, name)
    const changes = [
      ['127.0.0.1:5000', `127.0.0.1:${leader}`],
      ['127.0.0.1:5001', `127.0.0.1:${replicas}`],
      ['port=5000', `port=${leader}`],
      ['port=5001', `port=${replicas}`],
      ['= 6432', `= ${pooled}`],
      ['/etc/pgbouncer', this.#folder],
    ] as const
    for (const name of ['haproxy.cfg', 'pgbouncer.ini'])
      writeFileSync(file(name), settingsOf(name, this.#network.prefix, changes))
    appendFileSync(file('haproxy.cfg'), this.#testListener())
    writeFileSync(file('userlist.txt'), `"gondola" "${PASSWORD}"\n`)
    // PgBouncer does not run as root
    const { uid, gid } = postgresAccount() ?? { uid: 0, gid: 0 }
    for (const name of ['', 'pgbouncer.ini', 'userlist.txt']) chownSync(file(name), uid, gid)
    const account = [PROGRAMS.setpriv, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    process.once('exit', this.#killProxies)
    this.#proxies.push(
      new Program([PROGRAMS.haproxy, '-db', '-f', file('haproxy.cfg')], { log: file('haproxy.log') }),
      new Program([...account, PROGRAMS.pgbouncer, file('pgbouncer.ini')], { log: file('pgbouncer.log') }),
    )
  }
}

/** No rows from a node that does not answer. */
async function ask<Row extends pg.QueryResultRow>(address: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows
  } catch {
    return []
  } finally {
    await client.end().catch(() => undefined)
  }
}
