import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { postgresAccount, postgresBinaries, type Account } from './postgres-binaries.ts'

const START_MAX_MS = 30_000
const POLL_MS = 50

/** A PostgreSQL server for the tests only, in a temporary folder, on a free loopback port. */
export interface PostgresServer {
  /** Address of one of its databases; by default the initial one. */
  url(database?: string): string
  port: number
  isRunning(): boolean
  /** `kill -9`: no shutdown, no checkpoint; what is not durable is lost. */
  kill(): Promise<void>
  /** Starts it again on the same port and data, after {@link kill}. */
  restart(): Promise<void>
  /** Starts a copy that follows it by streaming replication, as `application_name` `replica`; stop it first. */
  startReplica(): Promise<PostgresServer>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

interface Layout {
  account: Account | null
  binaries: string
  folder: string
  data: string
  port: number
}

/** For ordinary tests: their data is disposable, so no write waits for the disk. */
const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

/**
 * Starts a real PostgreSQL. `durable` keeps the settings of a shop's server (fsync, synchronous commits), for tests
 * that kill it; without it the server never waits for the disk. `parent` is where its folder is created. With `kept`,
 * an absolute path, its data are in that folder: made if they are not there yet, and left when it stops.
 */
export const startPostgres = ({
  durable = false,
  parent = tmpdir(),
  kept = null as string | null,
} = {}): Promise<PostgresServer> => {
  const settings = durable ? [] : fastSettings
  if (kept === null)
    return startServer(settings, mkdtempSync(path.join(parent, 'gondola-postgres-')), initialise)
  mkdirSync(kept, { recursive: true })
  return startServer(settings, kept, initialiseOnce, true)
}

async function startServer(
  settings: string[],
  folder: string,
  prepare: (layout: Layout) => void,
  isKept = false,
): Promise<PostgresServer> {
  const account = postgresAccount()
  giveTo(account, folder)
  const data = path.join(folder, 'data')
  const layout: Layout = { account, binaries: postgresBinaries(folder), folder, data, port: await freePort() }
  prepare(layout)
  let running = await launch(layout, settings)

  const removeAll = () => {
    running.kill(isKept ? 'SIGINT' : 'SIGKILL')
    if (!isKept) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  process.once('exit', removeAll)

  return {
    url: (database) => urlOf(layout.port, database),
    port: layout.port,
    isRunning: () => isRunning(running),
    kill: () => end(running, 'SIGKILL'),
    async restart() {
      running = await launch(layout, settings)
    },
    startReplica: () =>
      startServer(settings, mkdtempSync(path.join(path.dirname(folder), 'gondola-postgres-')), (replica) =>
        copyTo(replica, layout.port),
      ),
    async stop() {
      await end(running, 'SIGINT')
      process.off('exit', removeAll)
      removeAll()
    },
  }
}

const urlOf = (port: number, database = 'postgres'): string =>
  `postgres://gondola@127.0.0.1:${port}/${database}`

function giveTo(account: Account | null, folder: string): void {
  chmodSync(folder, 0o700)
  if (account !== null) chownSync(folder, account.uid, account.gid)
}

function initialiseOnce(layout: Layout): void {
  if (!existsSync(path.join(layout.data, 'PG_VERSION'))) initialise(layout)
}

function initialise({ account, binaries, folder, data }: Layout): void {
  const options = ['--username=gondola', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(path.join(binaries, 'initdb'), ['--pgdata', data, ...options], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

function copyTo({ account, binaries, folder, data }: Layout, leaderPort: number): void {
  const leader = `${urlOf(leaderPort)}?application_name=replica`
  const options = [`--dbname=${leader}`, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  execFileSync(path.join(binaries, 'pg_basebackup'), ['--pgdata', data, ...options], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

async function launch(layout: Layout, settings: string[]): Promise<ChildProcess> {
  const deadline = Date.now() + START_MAX_MS
  for (;;) {
    const log = path.join(layout.folder, 'log')
    const child = spawnServer(layout, settings, log)
    if (await isAnswering(child, layout.port, deadline)) return child
    // After a kill -9 the old server's processes may hold its memory a moment longer, so the start is repeated.
    await end(child, 'SIGKILL')
    if (Date.now() > deadline) throw new Error(`PostgreSQL does not start:\n${readFileSync(log, 'utf8')}`)
    await sleep(POLL_MS * 4)
  }
}

function spawnServer(
  { account, binaries, folder, data, port }: Layout,
  settings: string[],
  log: string,
): ChildProcess {
  const always = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const options = [...always, ...settings].flatMap((setting) => ['-c', setting])
  const output = openSync(log, 'w')
  const child = spawn(path.join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...account,
    cwd: folder,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  return child
}

async function isAnswering(child: ChildProcess, port: number, deadline: number): Promise<boolean> {
  while (isRunning(child) && Date.now() < deadline) {
    if (await canConnect(port)) return true
    await sleep(POLL_MS)
  }
  return false
}

async function canConnect(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(port) })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
