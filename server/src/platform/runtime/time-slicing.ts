import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long building may keep the process to itself: well under the 50 ms that a request may wait. */
const SLICE_MS = 8

/** Lets requests through between slices of long work. */
export class TimeSlicer {
  #since = performance.now()

  /** To be called often; gives the event loop its turn when the slice is over. */
  async pause(): Promise<void> {
    if (performance.now() - this.#since < SLICE_MS) return
    await nextTurn()
    this.#since = performance.now()
  }
}
