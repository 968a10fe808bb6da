import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long one slice may block the event loop: well under the 50 ms that a request may wait. */
const SLICE_MS = 8

/** Yields to the event loop between slices of long work. */
export class TimeSlicer {
  #since = performance.now()
  #spentMs = 0

  /** What the slices took together, without the time of others in between. */
  get spentMs(): number {
    return this.#spentMs + performance.now() - this.#since
  }

  /** Call it often; it yields to the event loop once the slice is used up. */
  async pause(): Promise<void> {
    if (performance.now() - this.#since < SLICE_MS) return
    this.#spentMs += performance.now() - this.#since
    await nextTurn()
    this.#since = performance.now()
  }
}
