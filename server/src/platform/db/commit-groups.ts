import { setTimeout as sleep } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'

/** A group is committed when it has so many transactions, or is so old, even while more wait. */
const MEMBERS_MAX = 64
const AGE_MAX_MS = 25
/** Turns of the event loop in which others, whose requests are there already, may still join. */
const TURNS = 2

/**
 * What undoes a member's changes is kept in memory: in a file, where what is sorted goes on being kept, every page that
 * an order writes to would be copied by two calls of the system. SQLite decides it with the beginning.
 */
const BEGIN = 'pragma temp_store = memory; begin immediate; pragma temp_store = file'

/** One transaction of a group. Ends once, by either. */
export interface Member {
  /** Fulfilled when it is durable. @throws where the group could not be committed: nothing of it is there */
  commit(): Promise<void>
  rollback(): Promise<void>
}

interface Group {
  since: number
  members: number
  waiting: { done: () => void; failed: (error: unknown) => void }[]
}

/**
 * Commits transactions that follow closely on each other together: waiting for the disk costs more than an order does.
 * One runs after the other, each in a savepoint of its own within one transaction of the database's; who is undone
 * leaves no trace; who is through is acknowledged only when the whole is durable (docs/performance.md).
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

  /** Lets in who writes without a transaction, or closes the database: alone, what came before being durable. */
  async enterAlone(): Promise<() => void> {
    const leave = await this.#writers.enter(Number.POSITIVE_INFINITY)
    this.#commit()
    return leave
  }

  /**
   * Begins a transaction, in the group that is open or in a new one, holding the write lock.
   *
   * @throws SQLITE_BUSY where its turn does not come within the wait, counted from now
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
      const isFull = group.members >= MEMBERS_MAX || performance.now() - group.since > AGE_MAX_MS
      if (isFull) this.#commit()
      else this.#commitSoon(group, TURNS)
      return durable
    } catch (error) {
      this.#loseGroup(group, error)
      if (how === 'commit') throw error
    } finally {
      // whatever happened: those who wait must not wait for ever
      leave()
    }
  }

  /** @throws where the database has rolled back everything by itself (disk full), or does not know the member */
  #endMember(how: 'commit' | 'rollback'): void {
    if (!this.#database.inTransaction) throw new LostGroup('the database undid a group of transactions')
    if (how === 'rollback') this.#database.exec('rollback to member')
    this.#database.exec('release member')
  }

  /** Nobody of the group is there: what is half of it must not be committed with others. */
  #loseGroup(group: Group, error: unknown): void {
    this.#group = null
    if (this.#database.inTransaction) this.#database.exec('rollback')
    for (const { failed } of group.waiting) failed(error)
  }

  #durable({ waiting }: Group): Promise<void> {
    return new Promise((done, failed) => waiting.push({ done, failed }))
  }

  /** Commits when nobody joined for some turns; who joins meanwhile sees to it at their own end. */
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

/** Nothing of the group is there, and nothing is wrong with its members: the database is taken as away. */
class LostGroup extends Error {
  readonly code = 'SQLITE_IOERR'
}

export interface Patience {
  /** How long a writer waits in all, for those before it and for other processes. */
  waitMs: number
  /** How long other processes are let in after each group. */
  pauseMs: number
}

/** A statement is executed as soon as no other process holds the lock that it needs; not after `deadline`, which is `performance.now()`'s. */
type WhenFree = (statement: string, deadline: number) => Promise<unknown>

/** Its turn did not come in time: somebody else was writing all the while. */
class Busy extends Error {
  readonly code = 'SQLITE_BUSY'
}

/** Serves those who ask in their order. */
class Queue {
  #last: Promise<void> = Promise.resolve()

  /** @throws where its turn has not come at `deadline`: it is passed over then */
  async enter(deadline: number): Promise<() => void> {
    const before = this.#last
    let leave = () => {}
    this.#last = new Promise((done) => (leave = done))
    if (await isBefore(before, deadline)) return leave
    void before.then(leave)
    throw new Busy('another transaction held the database for too long')
  }
}

/** Whether something comes before a deadline. */
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
