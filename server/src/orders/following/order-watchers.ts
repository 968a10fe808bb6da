import { PassThrough, type Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listLiveSessions } from '../../sessions/session.store.ts'
import { findOrderVersions } from './following.store.ts'

/** Whose order is watched, by which session, and the version that is known. */
export interface WatchedOrder {
  clientId: number
  tokenHash: string
  orderId: number
  version: string
}

type Watcher = WatchedOrder & { stream: PassThrough; turns: number }

/** How often and how much; tests are faster. */
export interface WatchPace {
  /** Between two looks at the orders. */
  pauseMs: number
  /** Looks between two heartbeats, each with a check of the sessions. Proxies cut what is silent for 60 s. */
  turnsPerHeartbeat: number
  /** Looks after which a stream ends, for the browser to open another one. */
  turnsPerStream: number
  perClient: number
  perProcess: number
}

const PACE: WatchPace = {
  pauseMs: 1500,
  turnsPerHeartbeat: 13,
  turnsPerStream: 400,
  perClient: 4,
  perProcess: 2000,
}

/** A browser that does not read loses its stream instead of filling the memory. */
const UNREAD_MAX_BYTES = 4096

export const versionEvent = (version: string) => `retry: 5000\nevent: version\ndata: ${version}\n\n`
/** Tells the browser to open no other stream, but to ask from time to time. */
const END = 'event: fin\ndata: fin\n\n'
const HEARTBEAT = ':\n\n'

/**
 * The open streams of orders that are followed (decision 0023). Every process looks at its own orders with one query by
 * key, and not at all while nobody watches; so it does not matter which process changed an order.
 */
export class OrderWatchers {
  readonly #deps: { db: Db; clock: Clock }
  readonly #log: FastifyBaseLogger
  readonly #pace: WatchPace
  /** Oldest first. */
  readonly #watchers = new Set<Watcher>()
  #timer: NodeJS.Timeout | null = null
  #turn = 0

  constructor(deps: { db: Db; clock: Clock }, log: FastifyBaseLogger, pace: Partial<WatchPace> = {}) {
    this.#deps = deps
    this.#log = log
    this.#pace = { ...PACE, ...pace }
  }

  get size(): number {
    return this.#watchers.size
  }

  /** The events of an order: its version now, then each other one. The oldest stream makes room where there are too many. */
  watch(watched: WatchedOrder): Readable {
    const stream = new PassThrough()
    const watcher = { ...watched, stream, turns: 0 }
    const own = [...this.#watchers].filter(({ clientId }) => clientId === watched.clientId)
    if (own.length >= this.#pace.perClient) this.#end(own[0]!, END)
    const [oldest] = this.#watchers
    if (oldest !== undefined && this.#watchers.size >= this.#pace.perProcess) this.#end(oldest, END)
    this.#watchers.add(watcher)
    stream.once('close', () => this.#watchers.delete(watcher))
    stream.write(versionEvent(watched.version))
    this.#plan()
    return stream
  }

  /** Ends all streams; their browsers open others, of the process that comes next. */
  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    for (const watcher of this.#watchers) this.#end(watcher)
  }

  #plan(): void {
    if (this.#timer !== null || this.#watchers.size === 0) return
    this.#timer = setTimeout(() => void this.#look(), this.#pace.pauseMs)
    this.#timer.unref()
  }

  async #look(): Promise<void> {
    try {
      await this.#tellChanges()
      this.#turn += 1
      if (this.#turn % this.#pace.turnsPerHeartbeat === 0) await this.#checkSessions()
    } catch (error) {
      // the database may be away for a while: browsers keep their streams
      this.#log.error({ err: error }, 'followed orders could not be read')
    }
    this.#timer = null
    this.#plan()
  }

  async #tellChanges(): Promise<void> {
    const ids = new Set([...this.#watchers].map(({ orderId }) => orderId))
    if (ids.size === 0) return
    const versions = await findOrderVersions(this.#deps.db, [...ids])
    for (const watcher of this.#watchers) {
      const found = versions.get(watcher.orderId)
      watcher.turns += 1
      if (found?.clientId !== watcher.clientId) this.#end(watcher, END)
      else if (found.version !== watcher.version) {
        watcher.version = found.version
        this.#write(watcher, versionEvent(found.version))
      }
      if (watcher.turns >= this.#pace.turnsPerStream) this.#end(watcher)
    }
  }

  /** Ends the streams whose session ended; the others show that they live. */
  async #checkSessions(): Promise<void> {
    const { db, clock } = this.#deps
    const hashes = new Set([...this.#watchers].map(({ tokenHash }) => tokenHash))
    if (hashes.size === 0) return
    const live = await listLiveSessions(db, clock, [...hashes])
    for (const watcher of this.#watchers) {
      if (live.get(watcher.tokenHash) === watcher.clientId) this.#write(watcher, HEARTBEAT)
      else this.#end(watcher, END)
    }
  }

  #write(watcher: Watcher, text: string): void {
    if (watcher.stream.writableLength + watcher.stream.readableLength > UNREAD_MAX_BYTES)
      watcher.stream.destroy()
    else watcher.stream.write(text)
  }

  #end(watcher: Watcher, last = ''): void {
    this.#watchers.delete(watcher)
    watcher.stream.end(last)
  }
}
