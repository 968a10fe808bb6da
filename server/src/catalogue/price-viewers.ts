import type { Clock } from '../platform/clock.ts'

/** How long a session that was found may be taken as still running, for the catalogue's prices and nothing else. */
export const VIEWER_MS = 2000
const VIEWERS_MAX = 10_000
const COOKIES_MAX_LENGTH = 1024

/**
 * Who was found a moment ago to be logged in, by the whole Cookie header: lists are answered to them without asking the
 * database again. Where a session ends in this process all are forgotten at once; one that ends in another process sees
 * the catalogue's prices for two seconds more. Whatever is personal or writes asks the database each time
 * (docs/performance.md).
 */
export class PriceViewers {
  readonly #clock: Clock
  #untilMs = new Map<string, number>()
  /** On `performance.now()`'s clock. */
  #forgottenAtMs = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Has the header counted as a customer's from now on. `askedAtMs` is when its request came, on `performance.now()`'s
   * clock: whose session was looked up before another ended may be that other, and is not remembered.
   */
  remember(cookies: string, askedAtMs: number): void {
    if (cookies.length > COOKIES_MAX_LENGTH || askedAtMs <= this.#forgottenAtMs) return
    if (this.#untilMs.size >= VIEWERS_MAX) this.#untilMs = new Map()
    this.#untilMs.set(cookies, this.#clock.now().getTime() + VIEWER_MS)
  }

  /** To be called when sessions have ended: after a logout, a block, another password, an account given up. */
  forgetAll(): void {
    this.#untilMs = new Map()
    this.#forgottenAtMs = performance.now()
  }

  has(cookies: string): boolean {
    const until = this.#untilMs.get(cookies)
    if (until === undefined) return false
    const now = this.#clock.now().getTime()
    // a clock that was put back must not lengthen it
    return now < until && until - now <= VIEWER_MS
  }
}
