import { setTimeout as sleep } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'

/** A group is committed once it has this many members, even if more transactions are waiting. */
const MEMBERS_MAX = 64
/** Event-loop turns to wait before the commit, so that requests already received can join the group. */
const TURNS = 2

/**
 * Keeps the savepoint journal in memory: in a file, every page that an order writes would cost two system calls.
 * Sorting still uses files, hence the second pragma: SQLite decides about the journal when the transaction begins.
 */
const BEGIN = 'pragma temp_store = memory; begin immediate; pragma temp_store = file'

/** One transaction of a group. Call exactly one of `commit` and `rollback`, once. */
export interface Member {
  /** Resolves once the transaction is durable. @throws if the group's commit failed: none of its writes remain */
  commit(): Promise<void>
  rollback(): Promise<void>
}

interface Group {
  since: number
  members: number
  waiting: { done: () => void; failed: (error: unknown) => void }[]
}

/**
 * Group commit for SQLite: transactions that arrive close together share one disk sync, which costs more than an order
 * does. Members run one after the other, each in its own savepoint of one database transaction. A rolled-back member
 * leaves nothing behind; the others are acknowledged after the group's commit is durable (docs/performance.md).
 */
export class CommitGroups {
  readonly #database: Sqlite.Database
  readonly #whenFree: WhenFree
  readonly #patience: Patience
  #endedAt = Number.NEGATIVE_INFINITY
  readonly #writers = new Queue()
  #group: Group | null = null
  #isMemberRunning = false

  constructor(database: Sqlite.Database, patience: Patience, whenFree: WhenFree) {
    this.#database = database
    this.#patience = patience
    this.#whenFree = whenFree
  }

  /**
   * Waits for its turn and commits the open group, so that a write outside a transaction, or the close, runs on its
   * own. Returns the function that ends the turn.
   */
  async enterAlone(): Promise<() => void> {
    const leave = await this.#writers.enter(Number.POSITIVE_INFINITY)
    this.#commit()
    return leave
  }

  /**
   * Begins a transaction in the open group, or in a new one, and holds the write lock.
   *
   * @throws SQLITE_BUSY if its turn does not come within `Patience.waitMs` of the call
   */
  async begin(): Promise<Member> {
    const deadline = performance.now() + this.#patience.waitMs
    const leave = await this.#writers.enter(deadline)
    try {
      if (this.#group === null) {
        const pauseMs = this.#endedAt + this.#patience.pauseMs - performance.now()
        if (pauseMs > 0) await sleep(pauseMs)
        await this.#whenFree(BEGIN, deadline)
        this.#group = { since: performance.now(), members: 0, waiting: [] }
      }
      this.#database.exec('savepoint member')
    } catch (error) {
      leave()
      throw error
    }
    const group = this.#group
    group.members++
    this.#isMemberRunning = true
    return {
      commit: () => this.#end(group, leave, 'commit'),
      rollback: () => this.#end(group, leave, 'rollback'),
    }
  }

  async #end(group: Group, leave: () => void, how: 'commit' | 'rollback'): Promise<void> {
    this.#isMemberRunning = false
    try {
      this.#endMember(how)
      const durable = how === 'commit' ? this.#durable(group) : Promise.resolve()
      const isFull = group.members >= MEMBERS_MAX || performance.now() - group.since > this.#patience.groupMs
      if (isFull) this.#commit()
      else this.#commitSoon(group, TURNS)
      return durable
    } catch (error) {
      this.#loseGroup(group, error)
      if (how === 'commit') throw error
    } finally {
      // on success and failure: the next writer must always get its turn
      leave()
    }
  }

  /** @throws if the database rolled everything back by itself (disk full), or does not know the savepoint */
  #endMember(how: 'commit' | 'rollback'): void {
    if (!this.#database.inTransaction) throw new LostGroup('the database undid a group of transactions')
    if (how === 'rollback') this.#database.exec('rollback to member')
    this.#database.exec('release member')
  }

  /** Fails all members of the group, so that half of it is not committed with later transactions. */
  #loseGroup(group: Group, error: unknown): void {
    this.#group = null
    if (this.#database.inTransaction) this.#database.exec('rollback')
    for (const { failed } of group.waiting) failed(error)
  }

  #durable({ waiting }: Group): Promise<void> {
    return new Promise((done, failed) => waiting.push({ done, failed }))
  }

  /** Commits if no member joins for `turns` turns; a member that joins schedules the commit when it ends. */
  #commitSoon(group: Group, turns: number): void {
    const { members } = group
    setImmediate(() => {
      if (this.#group !== group || this.#isMemberRunning || group.members > members) return
      if (turns > 1) this.#commitSoon(group, turns - 1)
      else this.#commit()
    })
  }

  #commit(): void {
    const group = this.#group
    if (group === null) return
    this.#group = null
    try {
      this.#database.exec('commit')
      this.#endedAt = performance.now()
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('rollback')
      for (const { failed } of group.waiting) failed(error)
      return
    }
    for (const { done } of group.waiting) done()
  }
}

/** The whole group was lost through no fault of its members; the code makes it count as `isDatabaseAway`. */
class LostGroup extends Error {
  readonly code = 'SQLITE_IOERR'
}

export interface Patience {
  /** How long a writer waits in total, for earlier writers and for other processes. */
  waitMs: number
  /** Pause after each group, in which other processes can take the lock. */
  pauseMs: number
  /** How old a group becomes at most, even if more transactions are waiting. */
  groupMs: number
}

/** Executes a statement once no other process holds its lock; gives up at `deadline` (a `performance.now()`). */
type WhenFree = (statement: string, deadline: number) => Promise<unknown>

/** The writer's turn did not come in time, because others were writing. */
class Busy extends Error {
  readonly code = 'SQLITE_BUSY'
}

/** A FIFO lock. */
class Queue {
  #last: Promise<void> = Promise.resolve()

  /** Returns the release function. @throws if its turn has not come by `deadline`; the turn is then skipped */
  async enter(deadline: number): Promise<() => void> {
    const before = this.#last
    let leave = () => {}
    this.#last = new Promise((done) => (leave = done))
    if (await isBefore(before, deadline)) return leave
    void before.then(leave)
    throw new Busy('another transaction held the database for too long')
  }
}

/** Whether a promise resolves before a deadline. */
async function isBefore(coming: Promise<void>, deadline: number): Promise<boolean> {
  if (deadline === Number.POSITIVE_INFINITY) return coming.then(() => true)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), Math.max(0, deadline - performance.now()))
  })
  const came = await Promise.race([coming.then(() => true), late])
  clearTimeout(timer)
  return came
}
