import { inTransaction, type Trx } from '../db/in-transaction.ts'
import type { Db } from '../db/open-database.ts'

const FIRST_ROWS = 100
const LEAST_ROWS = 20
const MOST_ROWS = 400
/** How long one transaction of an import may hold the database, in ms: who orders meanwhile waits for one. */
const SLICE_MS = 40

/** How many rows one transaction of an import takes: as many as a busy machine writes in a moment. */
export class Slices {
  readonly #now: () => number
  #rows = FIRST_ROWS

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  get rows(): number {
    return this.#rows
  }

  /** Writes all of a batch, slice by slice. */
  async each<T>(all: readonly T[], write: (slice: readonly T[]) => Promise<void>): Promise<void> {
    for (let from = 0; from < all.length;) {
      const slice = all.slice(from, from + this.#rows)
      await write(slice)
      from += slice.length
    }
  }

  /**
   * The transaction of one slice. Counted is what it holds the database for, not its waiting for it: fewer rows would
   * not make the pause shorter that work in the background leaves to others.
   */
  transaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
    return inTransaction(db, (trx) => this.timed(() => work(trx)))
  }

  /** Does one slice; the next one is as long as this one took. */
  async timed<T>(work: () => Promise<T>): Promise<T> {
    const began = this.#now()
    const result = await work()
    const took = this.#now() - began
    if (took > SLICE_MS) this.#rows = Math.max(LEAST_ROWS, Math.floor(this.#rows / 2))
    else if (took < SLICE_MS / 2) this.#rows = Math.min(MOST_ROWS, this.#rows * 2)
    return result
  }
}
