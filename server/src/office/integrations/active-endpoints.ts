import type { Db } from '../../platform/db/open-database.ts'
import { listActiveEndpoints, type ActiveEndpoint } from './webhooks.store.ts'
import type { Deps } from '../../platform/deps.ts'

/** After this time every process uses a change of the endpoints. */
const FRESH_MS = 1000

/**
 * The active endpoints, cached for a second: in a shop without webhooks an order costs only a comparison of two
 * numbers.
 */
export class ActiveEndpoints {
  #known: readonly ActiveEndpoint[] = []
  #readAt = Number.NEGATIVE_INFINITY

  /** Reads over the given handle, so that within a transaction it uses that transaction. */
  async list(db: Db): Promise<readonly ActiveEndpoint[]> {
    if (performance.now() - this.#readAt > FRESH_MS) {
      this.#known = await listActiveEndpoints(db)
      this.#readAt = performance.now()
    }
    return this.#known
  }

  /** Invalidates the cache, after a change in this process. */
  forget(): void {
    this.#readAt = Number.NEGATIVE_INFINITY
  }
}

/** What this room is given, and what it owns. */
export interface WebhookDeps extends Deps {
  webhooks: ActiveEndpoints
}
