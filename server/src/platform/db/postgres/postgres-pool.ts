import type { Socket } from 'node:net'
import pg from 'pg'
import { isSessionLost } from '../database-away.ts'

/** PostgreSQL type OIDs that are parsed as a number: bigint (counts) and numeric (pesos). */
const NUMBERS = new Set<number>([20, 1700])

/** How a connection reads what PostgreSQL sends. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') =>
    NUMBERS.has(type) ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
}

/**
 * A pool of connections to the node that leads. When one of them is found lost, all that were made before lead to the
 * same node, which is gone or has become a replica: none of them is used again.
 */
export class PostgresPool {
  readonly #pool: pg.Pool
  readonly #silenceMs: number
  /** How often the node was lost before a connection was made. */
  readonly #madeAfter = new WeakMap<pg.ClientBase, number>()
  #losses = 0

  /** A connection silent for `silenceMs` is treated as dead, because a pulled cable gives no other sign. */
  constructor(options: pg.PoolConfig, silenceMs: number, onError: (error: Error) => void) {
    this.#silenceMs = silenceMs
    this.#pool = new pg.Pool({
      ...options,
      // PostgreSQL compiles a statement that it takes for long, which takes longer than any of ours runs
      verify: (client, done) => client.query('set jit = off', (error) => done(error)),
      types,
    })
    // the pool replaces a dead connection, and its query fails; an unhandled `error` event would end the process
    this.#pool.on('error', (error, client) => {
      this.#noteError(client, error)
      onError(error)
    })
    this.#pool.on('connect', (client) => {
      this.#madeAfter.set(client, this.#losses)
      client.on('error', onError)
      const stream = streamOf(client)
      stream.setTimeout(silenceMs, () => stream.destroy())
    })
  }

  /** @throws the connection's error, or that of waiting for a free one */
  async connect(): Promise<PooledClient> {
    for (;;) {
      const client = await this.#pool.connect()
      if (!this.#isOutdated(client)) return this.#pooled(client)
      client.release(true)
    }
  }

  #pooled(client: pg.PoolClient): PooledClient {
    let isBroken = false
    return {
      client,
      noteError: (error) => {
        if (this.#noteError(client, error)) isBroken = true
      },
      discard: () => (isBroken = true),
      allowSilence: () => streamOf(client).setTimeout(0),
      release: () => {
        streamOf(client).setTimeout(this.#silenceMs)
        client.release(isBroken || this.#isOutdated(client))
      },
    }
  }

  #isOutdated = (client: pg.ClientBase): boolean => this.#madeAfter.get(client) !== this.#losses

  /** True if the error means that the connection's node is lost; counted once for each generation of connections. */
  #noteError(client: pg.ClientBase, error: unknown): boolean {
    if (!isSessionLost(error)) return false
    if (!this.#isOutdated(client)) this.#losses++
    return true
  }

  end = (): Promise<void> => this.#pool.end()
}

const streamOf = (client: pg.ClientBase) =>
  (client as pg.ClientBase & { connection: { stream: Socket } }).connection.stream

/** A connection taken from the pool. Call `release` once. */
export interface PooledClient {
  client: pg.PoolClient
  /** Tells the pool about a failed statement. */
  noteError(error: unknown): void
  /** Closes the connection when it is released. */
  discard(): void
  /** Until it is released, the connection may be silent for any time. */
  allowSilence(): void
  release(): void
}
