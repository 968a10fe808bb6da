import type { FastifyInstance } from 'fastify'
import type { Logger } from 'kysely'
import { buildApp, FEATURES } from '@gondola/server/app.ts'
import type { Clock } from '@gondola/server/platform/clock.ts'
import { readConfig, type Config } from '@gondola/server/platform/config.ts'
import { migrate } from '@gondola/server/platform/db/migrate.ts'
import { openDatabase, type DatabaseKind, type Db } from '@gondola/server/platform/db/open-database.ts'
import { fillEmptyShop } from '@gondola/server/app/demo/fill-empty-shop.ts'
import { buildDeps, type AppDeps } from '@gondola/server/app/deps.ts'
import { writeParameters } from '@gondola/server/site/parameters.store.ts'
import type { Feature } from '@gondola/server/http/serve.ts'
import { createFilledDatabase } from '../harness/filled-database.ts'
import { DocumentedAnswers } from './documented-answers.ts'
import { TestClient } from '../harness/test-client.ts'
/** A shop's data folder and the address of its database. */
export type ShopPlace = Pick<Config, 'databaseUrl' | 'dataFolder'>

export interface TestShopOptions {
  database: DatabaseKind
  /** An existing shop, which stays when closed. By default a new one is created, and removed when closed. */
  place?: ShopPlace
  /** Loads the demo shop. */
  demo?: boolean
  /** How many branches of the demo shop take orders; default: 1. */
  branches?: 1 | 3
  /** Loads what any shop needs to take orders; without this and `demo` the tables are empty. */
  base?: boolean
  /** The initial time of the shop's clock; `setNow` moves it. */
  now?: string
  /** Rate limits are off unless a test is about them; with them the clock is stopped (`stopClock`). */
  config?: Partial<Config>
  /** Features in place of the shop's own, for tests of the infrastructure. */
  features?: readonly Feature<AppDeps>[]
  /** Hears of every statement that the shop asks of its database. */
  statements?: Logger
  /** Whether the shop of `place` is opened; new ones are. */
  isOpen?: boolean
  /** How long a writer waits for others on SQLite. */
  waitMs?: number
}

/** A real shop on a database of its own, without a listening socket. */
export interface TestShop {
  app: FastifyInstance
  db: Db
  deps: AppDeps
  config: Config
  /** Lines that the server logged, parsed. */
  log: Record<string, unknown>[]
  setNow(now: string): void
  /** From now on only `setNow` moves the clock: for tests about seconds, however long they take. */
  stopClock(): void
  /** A new visitor without cookies. */
  visitor(address?: string): TestClient
  /** A second server process's app on the same database. */
  openSecondApp(): Promise<{
    app: FastifyInstance
    deps: AppDeps
    visitor(address?: string): TestClient
    close(): Promise<void>
  }>
  close(): Promise<void>
}

export async function startTestShop({
  database,
  place,
  demo = false,
  branches = 1,
  base = demo,
  now,
  config = {},
  features,
  statements,
  waitMs,
  isOpen = true,
}: TestShopOptions): Promise<TestShop> {
  const reading = readConfig({
    RATE_LIMIT: 'off',
    GONDOLA_DEMO: demo ? 'yes' : 'no',
    GONDOLA_SUCURSALES: String(branches),
    GONDOLA_HISTORIA: 'no',
  })
  if (!reading.ok) throw new Error('the test configuration is wrong')
  const clock = new MovableClock(now)
  const filling = demo ? 'demo' : base ? 'base' : 'tables'
  const { drop, ...home } = place
    ? { ...place, drop: async () => {} }
    : await createFilledDatabase(database, { filling, clock, now, config: reading.config })
  const shopConfig: Config = { ...reading.config, ...home, logLevel: 'debug', ...config }
  // otherwise a limit per minutes would depend on the duration of the test
  if (shopConfig.rateLimit) clock.stop()
  const log: Record<string, unknown>[] = []
  const unread: string[] = []
  const stream = { write: (line: string) => void unread.push(line) }
  const answers = new DocumentedAnswers()
  const open = async () => {
    const opened = openDatabase(shopConfig, undefined, {
      log: statements,
      ...(waitMs !== undefined && { waitMs }),
    })
    const deps = buildDeps(shopConfig, opened, clock)
    if (place) await migrate(opened.db)
    if (place && base) await fillEmptyShop(deps)
    if (place && isOpen) await writeParameters(opened.db, { Abierta: true })
    await deps.catalogue.refresh()
    const app = await buildApp(deps, {
      logStream: stream,
      features: [answers.feature, ...(features ?? FEATURES)],
    })
    await app.ready()
    return { opened, deps, app }
  }
  const { opened, deps, app } = await open()
  return {
    app,
    db: opened.db,
    deps,
    config: shopConfig,
    // few tests read the log: lines are parsed when one does
    get log() {
      for (const line of unread.splice(0)) log.push(JSON.parse(line) as Record<string, unknown>)
      return log
    },
    setNow: (to) => clock.set(to),
    stopClock: () => clock.stop(),
    visitor: (address) => new TestClient(app, address),
    async openSecondApp() {
      const second = await open()
      return {
        app: second.app,
        deps: second.deps,
        visitor: (address) => new TestClient(second.app, address),
        close: async () => {
          await second.app.close()
          await second.opened.close()
        },
      }
    },
    async close() {
      await app.close()
      await opened.close()
      await drop()
      answers.expectAllTold()
    },
  }
}

/** Real time, or a time set by the test, from which it runs on unless it was stopped. */
class MovableClock implements Clock {
  #aheadMs = 0
  #standsAt: number | null = null

  constructor(now: string | undefined) {
    if (now !== undefined) this.set(now)
  }

  set(now: string): void {
    this.#aheadMs = Date.parse(now) - Date.now()
    if (this.#standsAt !== null) this.#standsAt = Date.parse(now)
  }

  stop(): void {
    this.#standsAt = this.now().getTime()
  }

  now(): Date {
    return new Date(this.#standsAt ?? Date.now() + this.#aheadMs)
  }
}
