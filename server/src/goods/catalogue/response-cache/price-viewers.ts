import type { Clock } from '../../../platform/clock.ts'

/** How long a session found in the database is assumed to be valid, for the catalogue's prices only. */
export const VIEWER_MS = 2000
const VIEWERS_MAX = 10_000
const COOKIES_MAX_LENGTH = 1024

/**
 * Customers found to be logged in a moment ago, by the whole Cookie header: their lists are answered without another
 * database query. When a session ends in this process, all entries are dropped at once; one that ends in another
 * process still sees the catalogue's prices for two seconds. Personal data and writes query the database each time
 * (docs/performance.md).
 */
export class PriceViewers {
  readonly #clock: Clock
  #untilMs = new Map<string, number>()
  /** In `performance.now()` time. */
  #forgottenAtMs = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Counts the header as a customer's from now on. `askedAtMs` is when its request arrived, in `performance.now()`
   * time: a session looked up before another one ended may be the one that ended, and is not remembered.
   */
  remember(cookies: string, askedAtMs: number): void {
    if (cookies.length > COOKIES_MAX_LENGTH || askedAtMs <= this.#forgottenAtMs) return
    if (this.#untilMs.size >= VIEWERS_MAX) this.#untilMs = new Map()
    this.#untilMs.set(cookies, this.#clock.now().getTime() + VIEWER_MS)
  }

  /** Call this when sessions have ended: after a logout, a block, a password change or the deletion of an account. */
  forgetAll(): void {
    this.#untilMs = new Map()
    this.#forgottenAtMs = performance.now()
  }

  has(cookies: string): boolean {
    const until = this.#untilMs.get(cookies)
    if (until === undefined) return false
    const now = this.#clock.now().getTime()
    // setting the clock back must not prolong it
    return now < until && until - now <= VIEWER_MS
  }
}
