const FIRST_ROWS = 100
const LEAST_ROWS = 20
const MOST_ROWS = 400
/** How long one transaction of an import may hold the database, in ms: who orders meanwhile waits for one. */
const SLICE_MS = 40

/** How many rows one transaction of an import takes: as many as a busy machine writes in a moment. */
export class Slices {
  #rows = FIRST_ROWS

  get rows(): number {
    return this.#rows
  }

  /** Writes all of a batch, slice by slice. */
  async each<T>(all: readonly T[], write: (slice: readonly T[]) => Promise<void>): Promise<void> {
    for (let from = 0; from < all.length;) {
      const slice = all.slice(from, from + this.#rows)
      await this.timed(() => write(slice))
      from += slice.length
    }
  }

  /** Does one slice; the next one is as long as this one took. */
  async timed<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const result = await work()
    const took = performance.now() - began
    if (took > SLICE_MS) this.#rows = Math.max(LEAST_ROWS, Math.floor(this.#rows / 2))
    else if (took < SLICE_MS / 2) this.#rows = Math.min(MOST_ROWS, this.#rows * 2)
    return result
  }
}
