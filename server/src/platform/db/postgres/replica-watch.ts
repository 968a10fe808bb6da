import type { PostgresPool } from './postgres-pool.ts'

/** Reads may be as old as this: the change of another member of staff, not one's own (`http/own-writes.ts`). */
export const REPLICA_LAG_MAX_SECONDS = 1
const LOOK_EVERY_MS = 250

/** A position in the leader's log, in bytes, and when it was written. */
interface Mark {
  at: number
  position: number
}

const LEADER_POSITION = `select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as position`
const REPLICA_POSITION = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end) - '0/0'::pg_lsn as position`

/**
 * Measures how far the replica that is read lags behind the leader: the age of the oldest position of the leader's log
 * that the replica has not replayed. Needs no privilege. While the leader is away nothing is written that the replica
 * could miss, so the last measure stands.
 */
export class ReplicaWatch {
  readonly #leader: PostgresPool
  readonly #replica: PostgresPool
  #unseen: Mark[] = []
  #isAway = true
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void>
  #isStopping = false

  constructor(leader: PostgresPool, replica: PostgresPool) {
    this.#leader = leader
    this.#replica = replica
    this.#looking = this.#look()
  }

  /** Seconds; Infinity if the replica does not answer. */
  get lagSeconds(): number {
    if (this.#isAway) return Number.POSITIVE_INFINITY
    const [oldest] = this.#unseen
    return oldest === undefined ? 0 : (performance.now() - oldest.at) / 1000
  }

  /** Whether the replica may be read. */
  get isCurrent(): boolean {
    return this.lagSeconds <= REPLICA_LAG_MAX_SECONDS
  }

  /** A read failed for a reason of the replica's: it is not read until it answers again. */
  noteAway(): void {
    this.#isAway = true
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#timer)
    await this.#looking
  }

  async #look(): Promise<void> {
    const at = performance.now()
    const position = await positionOf(this.#leader, LEADER_POSITION)
    if (position !== null) {
      // a new leader goes on from what it has: later positions of the old one were never acknowledged
      this.#unseen = this.#unseen.filter((mark) => mark.position <= position)
      this.#unseen.push({ at, position })
    }
    const replayed = await positionOf(this.#replica, REPLICA_POSITION)
    this.#isAway = replayed === null
    if (replayed !== null) this.#unseen = this.#unseen.filter((mark) => mark.position > replayed)
    if (this.#isStopping) return
    this.#timer = setTimeout(() => {
      this.#looking = this.#look()
    }, LOOK_EVERY_MS).unref()
  }
}

/** Null if the node does not answer. */
async function positionOf(pool: PostgresPool, query: string): Promise<number | null> {
  let pooled
  try {
    pooled = await pool.connect()
    const { rows } = await pooled.client.query<{ position: number | null }>(query)
    return rows[0]?.position ?? null
  } catch (error) {
    pooled?.noteError(error)
    return null
  } finally {
    pooled?.release()
  }
}
