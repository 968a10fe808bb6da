import type { Db } from '../platform/db/open-database.ts'
import { listActiveEndpoints, type ActiveEndpoint } from './webhooks.store.ts'

/** A change of the endpoints counts in every process after so long. */
const FRESH_MS = 1000

/**
 * Which endpoints are active, kept in memory for a second: an order in a shop that tells nobody pays for a comparison of
 * two numbers.
 */
export class ActiveEndpoints {
  #known: readonly ActiveEndpoint[] = []
  #readAt = Number.NEGATIVE_INFINITY

  /** Read over the handle it is given: inside a transaction, that. */
  async list(db: Db): Promise<readonly ActiveEndpoint[]> {
    if (performance.now() - this.#readAt > FRESH_MS) {
      this.#known = await listActiveEndpoints(db)
      this.#readAt = performance.now()
    }
    return this.#known
  }

  /** The next one to ask reads anew: after a change in this process. */
  forget(): void {
    this.#readAt = Number.NEGATIVE_INFINITY
  }
}

declare module '../platform/deps.ts' {
  interface Deps {
    /** Which endpoints want to hear of orders, in memory. */
    webhooks: ActiveEndpoints
  }
}
