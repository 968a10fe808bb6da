import type { Clock } from '../clock.ts'

/** How long a session that was found may be taken as still running, for the catalogue's prices and nothing else. */
export const VIEWER_MS = 2000
const VIEWERS_MAX = 10_000
const COOKIES_MAX_LENGTH = 1024

/**
 * Who was found a moment ago to be logged in, by the whole Cookie header: lists are answered to them without asking the
 * database again. A session that ends elsewhere sees the catalogue's prices for two seconds more; whatever is personal
 * or writes asks the database each time (docs/performance.md).
 */
export class PriceViewers {
  readonly #clock: Clock
  #untilMs = new Map<string, number>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Has the header counted as a customer's from now on. */
  remember(cookies: string): void {
    if (cookies.length > COOKIES_MAX_LENGTH) return
    if (this.#untilMs.size >= VIEWERS_MAX) this.#untilMs = new Map()
    this.#untilMs.set(cookies, this.#clock.now().getTime() + VIEWER_MS)
  }

  has(cookies: string): boolean {
    const until = this.#untilMs.get(cookies)
    if (until === undefined) return false
    const now = this.#clock.now().getTime()
    // a clock that was put back must not lengthen it
    return now < until && until - now <= VIEWER_MS
  }
}
