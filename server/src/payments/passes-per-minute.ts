import type { Clock } from '../platform/clock.ts'

const MINUTE_MS = 60_000

/** Lets a number of things pass in each minute, in this process. */
export class PassesPerMinute {
  readonly #clock: Clock
  readonly #most: number
  #endsAt = 0
  #left = 0

  constructor(clock: Clock, most: number) {
    this.#clock = clock
    this.#most = most
  }

  /** False: as many as may pass did. */
  pass(): boolean {
    const now = this.#clock.now().getTime()
    if (now >= this.#endsAt) {
      this.#endsAt = now + MINUTE_MS
      this.#left = this.#most
    }
    if (this.#left === 0) return false
    this.#left -= 1
    return true
  }
}
