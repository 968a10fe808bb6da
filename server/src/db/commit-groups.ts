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
  readonly #whenFree: (statement: string) => Promise<unknown>
  readonly #writers = new Queue()
  #group: Group | null = null
  #isMemberRunning = false

  /** `whenFree` executes a statement as soon as no other process holds the lock that it needs. */
  constructor(database: Sqlite.Database, whenFree: (statement: string) => Promise<unknown>) {
    this.#database = database
    this.#whenFree = whenFree
  }

  /** Lets in who writes without a transaction, or closes the database: alone, what came before being durable. */
  async enterAlone(): Promise<() => void> {
    const leave = await this.#writers.enter()
    this.#commit()
    return leave
  }

  /** Begins a transaction, in the group that is open or in a new one, holding the write lock. */
  async begin(): Promise<Member> {
    const leave = await this.#writers.enter()
    try {
      if (this.#group === null) {
        await this.#whenFree(BEGIN)
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
    // SQLite itself may have rolled back everything (disk full): then nobody of the group is there
    if (!this.#database.inTransaction) {
      this.#group = null
      const lost = new LostGroup('the database undid a group of transactions')
      for (const { failed } of group.waiting) failed(lost)
      leave()
      if (how === 'commit') throw lost
      return
    }
    if (how === 'rollback') this.#database.exec('rollback to member')
    this.#database.exec('release member')
    const durable = how === 'commit' ? this.#durable(group) : Promise.resolve()
    const isFull = group.members >= MEMBERS_MAX || performance.now() - group.since > AGE_MAX_MS
    if (isFull) this.#commit()
    else this.#commitSoon(group, TURNS)
    leave()
    return durable
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

/** Serves those who ask in their order. */
class Queue {
  #last: Promise<void> = Promise.resolve()

  async enter(): Promise<() => void> {
    const before = this.#last
    let leave = () => {}
    this.#last = new Promise((done) => (leave = done))
    await before
    return leave
  }
}
