import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatabaseKind } from '@gondola/server/platform/db/open-database.ts'
import { freePort } from '../../harness/free-port.ts'
import { startPostgres, type PostgresServer } from '../../harness/postgres-server.ts'
import { startServer, type ServerProcess } from '../../harness/server-process.ts'
import { checkShop, type Verdict } from '../checks/check-shop.ts'
import { Journal } from '../people/journal.ts'
import { MailProcess } from './mail-process.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { stockShop, type StockedShop } from './stocked-shop.ts'
import { startTcpProxy, type TcpProxy } from '../../harness/tcp-proxy.ts'
import { Traffic, type Patience } from '../people/traffic.ts'
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const PRELOAD = fileURLToPath(new URL('moved-date.ts', import.meta.url))

/** The clock of one process, which the test can move while it runs. */
interface MovableClock {
  /** Environment with which to start the process. */
  env: Readonly<Record<string, string>>
  /**
   * `libfaketime` (Debian's package, if installed) moves the clock of the whole process; otherwise only JavaScript's
   * Date is moved.
   */
  how: 'libfaketime' | 'Date'
  /** Seconds ahead of real time. */
  aheadSeconds: number
  /** Moves it by this many seconds; the process sees it within a second. */
  move(seconds: number): void
}

/** A clock whose offset is in the file. */
function movableClock(file: string): MovableClock {
  const isWhole = existsSync(LIBRARY)
  const whole = {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // timers use a clock that stays real
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
  const clock: MovableClock = {
    how: isWhole ? 'libfaketime' : 'Date',
    env: isWhole ? whole : { NODE_OPTIONS: `--import=${PRELOAD}`, MOVED_DATE_FILE: file },
    aheadSeconds: 0,
    move(seconds) {
      clock.aheadSeconds += Math.round(seconds)
      writeFileSync(file, `${clock.aheadSeconds < 0 ? '' : '+'}${clock.aheadSeconds}`)
    },
  }
  clock.move(0)
  return clock
}

export interface RunningShopOptions {
  database: DatabaseKind
  customers: number
  /** Capacity of each slot of each day. */
  capacity: number
  /** Puts the database on a disk that can be filled, if one can be mounted. */
  onSmallDisk?: boolean
  /** The server's clock can be moved. */
  withMovableClock?: boolean
  /** Changes the filled shop before its server starts. */
  prepare?: (stocked: StockedShop) => Promise<void>
  /** A PostgreSQL that runs already, where the shop is filled and checked; the server's own address is in `env`. */
  databaseUrl?: string
  /** More of the server's environment. */
  env?: Readonly<Record<string, string>>
  /** Of the people with a busy machine. */
  patience?: Patience
}

const SMALL_DISK_MB = { sqlite: 96, postgres: 200 }

/** A shop of real processes (server, database, mail server) that can be damaged one by one while people shop. */
export class RunningShop {
  readonly database: DatabaseKind
  readonly stocked: StockedShop
  readonly journal = new Journal()
  readonly mail: MailProcess
  readonly postgres: PostgresServer | null
  /** Between server and PostgreSQL. */
  readonly wire: TcpProxy | null
  readonly disk: SmallDisk | null
  readonly clock: MovableClock | null
  readonly traffic: Traffic
  readonly address: string
  readonly #folder: string
  readonly #env: Readonly<Record<string, string>>
  #server: ServerProcess | null = null
  /** An interrupted run leaves no process behind. */
  readonly #killAll = () => {
    this.#server?.child.kill('SIGKILL')
    void this.mail.kill()
  }

  private constructor(parts: Parts) {
    this.database = parts.stocked.place.databaseUrl === null ? 'sqlite' : 'postgres'
    this.stocked = parts.stocked
    this.mail = parts.mail
    this.postgres = parts.postgres
    this.wire = parts.wire
    this.disk = parts.disk
    this.clock = parts.clock
    this.#folder = parts.folder
    this.address = `http://127.0.0.1:${parts.port}`
    this.traffic = new Traffic(this.address, this.journal, parts.patience)
    this.#env = {
      PORT: String(parts.port),
      PUBLIC_URL: this.address,
      GONDOLA_DATA: parts.stocked.place.dataFolder,
      SMTP_URL: parts.mail.url,
      WEBHOOK_NETWORKS: '127.0.0.1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...(parts.wire && { DATABASE_URL: `postgres://gondola@127.0.0.1:${parts.wire.port}/postgres` }),
      ...parts.clock?.env,
      ...parts.env,
    }
    process.once('exit', this.#killAll)
  }

  /** Fills a new shop and starts all its processes. */
  static async open(options: RunningShopOptions): Promise<RunningShop> {
    const { database, customers, capacity, onSmallDisk = false, withMovableClock = false, env = {} } = options
    const folder = await mkdtemp(path.join(tmpdir(), 'gondola-faults-'))
    const disk = onSmallDisk ? mountSmallDisk(SMALL_DISK_MB[database]) : null
    const parent = disk?.folder ?? folder
    const postgres =
      database === 'postgres' && options.databaseUrl === undefined
        ? await startPostgres({ durable: true, ...(disk && { parent: disk.folder }) })
        : null
    const place = {
      dataFolder: path.join(parent, 'tienda'),
      databaseUrl: options.databaseUrl ?? postgres?.url() ?? null,
    }
    const mail = await MailProcess.start(path.join(folder, 'mails'))
    const stocked = await stockShop(place, { customers, capacity, webhookUrl: mail.webhookUrl })
    await options.prepare?.(stocked)
    const shop = new RunningShop({
      stocked,
      postgres,
      disk,
      folder,
      wire: postgres === null ? null : await startTcpProxy(postgres.port),
      clock: withMovableClock ? movableClock(path.join(folder, 'clock')) : null,
      mail,
      env,
      patience: options.patience,
      port: await freePort(),
    })
    await shop.startServer()
    return shop
  }

  async startServer(): Promise<void> {
    this.#server = await startServer(this.#env)
  }

  /** `kill -9`. Reports a server that had ended by itself. */
  async killServer(): Promise<void> {
    const server = this.#server
    if (server === null) return
    this.#noteItsEnd(server)
    this.#server = null
    await server.end('SIGKILL')
  }

  #noteItsEnd({ child, output }: ServerProcess): void {
    if (child.exitCode === null && child.signalCode === null) return
    this.journal.surprises.push(`the server ended by itself: ${output().slice(-2000)}`)
  }

  /** The server's log since its start. */
  serverLog = (): string => this.#server?.output() ?? ''

  /** Compares everything; the traffic must be stopped. */
  async check(): Promise<Verdict> {
    if (this.#server !== null) this.#noteItsEnd(this.#server)
    return checkShop(this.stocked, this.journal, () => this.mail.taken())
  }

  async close(): Promise<void> {
    process.off('exit', this.#killAll)
    await this.#server?.end('SIGKILL')
    await this.mail.kill()
    await this.wire?.stop()
    await this.postgres?.stop()
    this.disk?.remove()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

interface Parts {
  stocked: StockedShop
  postgres: PostgresServer | null
  disk: SmallDisk | null
  wire: TcpProxy | null
  clock: MovableClock | null
  mail: MailProcess
  env: Readonly<Record<string, string>>
  patience: Patience | undefined
  folder: string
  port: number
}
