import { withCatalogueLocked, type LockedCatalogue } from '../../../goods/catalogue/change-catalogue.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Db } from '../../../platform/db/open-database.ts'

const FIRST_ROWS = 100
const LEAST_ROWS = 20
export const MOST_ROWS = 400
/** Target duration of one transaction in ms: orders wait for it in the meantime. */
const SLICE_MS = 40

/** Adapts the number of rows per transaction to what the machine writes in `SLICE_MS`. */
export class Slices {
  readonly #now: () => number
  rows: number

  constructor({ rows = FIRST_ROWS, now = () => performance.now() } = {}) {
    this.rows = rows
    this.#now = now
  }

  /** Writes a whole batch, slice by slice. */
  async each<T>(all: readonly T[], write: (slice: readonly T[]) => Promise<void>): Promise<void> {
    for (let from = 0; from < all.length;) {
      const slice = all.slice(from, from + this.rows)
      await write(slice)
      from += slice.length
    }
  }

  /**
   * Runs one slice's transaction with the catalogue locked. Measures the time in the database only, not the wait for
   * it: fewer rows would not shorten the pause that background work leaves for others.
   */
  transaction<T>(db: Db, work: (locked: LockedCatalogue) => Promise<T>): Promise<T> {
    return inTransaction(db, (trx) => this.timed(() => withCatalogueLocked(trx, work)))
  }

  /** Runs one slice, and adapts the size of the next to its duration. */
  async timed<T>(work: () => Promise<T>): Promise<T> {
    const began = this.#now()
    const result = await work()
    const took = this.#now() - began
    if (took > SLICE_MS) this.rows = Math.max(LEAST_ROWS, Math.floor(this.rows / 2))
    else if (took < SLICE_MS / 2) this.rows = Math.min(MOST_ROWS, this.rows * 2)
    return result
  }
}
